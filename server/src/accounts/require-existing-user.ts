import type { Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Viewer } from './viewer.ts'

/**
 * For use cases that store a user's text: the row lock makes a deletion of the user wait, so that it erases the
 * text too. Throws when the user is already deleted.
 */
export async function requireExistingUser(tx: Tx, { id }: Viewer): Promise<void> {
  const userRow = await tx.one(sql`select id from users where id = ${id} for key share`)
  if (!userRow) throw new ApiError('no_session', 'No valid session')
}
