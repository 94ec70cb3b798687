import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** The smallest statement; fails when the database does not respond. */
export async function pingDatabase(reader: Queryable): Promise<void> {
  await reader.one(sql`select 1 as well`)
}
