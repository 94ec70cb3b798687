import type { Tx } from '../platform/db.ts'
import { Refusal } from '../platform/errors.ts'
import { sql } from '../platform/sql.ts'
import type { Viewer } from './viewer.ts'

/** For who writes words down: they leave after it is done, and take the words along, or have left and say nothing. */
export async function requireStillHere(tx: Tx, { id }: Viewer): Promise<void> {
  const isHere = await tx.one(sql`select id from users where id = ${id} for key share`)
  if (!isHere) throw new Refusal('no_session', 'No valid session')
}
