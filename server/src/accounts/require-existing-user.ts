import type { Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Viewer } from './viewer.ts'

/** For who writes words down: they leave after it is done, and take the words along, or have left and say nothing. */
export async function requireExistingUser(tx: Tx, { id }: Viewer): Promise<void> {
  const userRow = await tx.one(sql`select id from users where id = ${id} for key share`)
  if (!userRow) throw new ApiError('no_session', 'No valid session')
}
