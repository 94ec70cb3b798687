import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** True as long as nobody has an account here. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.one(sql`select 1 from users limit 1`)) === undefined
}
