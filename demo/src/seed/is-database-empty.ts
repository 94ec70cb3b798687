import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** True until the first account exists. */
export async function isDatabaseEmpty(db: Db): Promise<boolean> {
  return (await db.one(sql`select 1 from users limit 1`)) === undefined
}
