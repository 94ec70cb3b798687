import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'

/** Of each table, by its name. Reads them all: for backups only. */
export async function countRowsOfTables(reader: Queryable): Promise<Record<string, number>> {
  const tables = await reader.many<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`)
  const rows: Record<string, number> = {}
  for (const { name } of tables) rows[name] = await countRows(reader, identifier(name))
  return rows
}

/** What this transaction sees, for pg_dump. The transaction may be idle while pg_dump runs. */
export async function exportSnapshot(tx: Tx): Promise<string> {
  await tx.one(sql`set transaction isolation level repeatable read, read only`)
  await tx.one(sql`set local idle_in_transaction_session_timeout = 0`)
  const row = await tx.one<{ id: string }>(sql`select pg_export_snapshot() as id`)
  if (!row) throw new Error('The database gave no snapshot')
  return row.id
}
