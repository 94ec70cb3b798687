import type { Queryable } from './db.ts'
import { type Sql, sql } from './sql.ts'

/** The number of rows of what follows `from`. */
export async function countRows(reader: Queryable, from: Sql): Promise<number> {
  const row = await reader.one<{ total: number }>(sql`select count(*)::integer as total from ${from}`)
  return row?.total ?? 0
}
