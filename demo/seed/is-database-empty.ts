import type { Db } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'

/** True until the first account exists. */
export async function isDatabaseEmpty(db: Db): Promise<boolean> {
  return (await db.one(sql`select 1 from users limit 1`)) === undefined
}
