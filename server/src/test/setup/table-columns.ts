import type { ColumnType } from '@mainstreet/contract/entity-fields.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** The columns that a table has in the migrated database, with their types. */
export async function readTableColumns(db: Db, table: string): Promise<Record<string, ColumnType>> {
  const rows = await db.many<{ name: string; type: ColumnType }>(sql`
    select column_name as name, udt_name as type from information_schema.columns
    where table_name = ${table} order by ordinal_position`)
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]))
}
