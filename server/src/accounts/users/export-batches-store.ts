import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** The rows of one part of the export, sorted by a unique key from the last one on. */
export type ExportedRows = { columns: Sql; from: Sql; where: Sql; key: readonly Sql[] }

const batchSize = 1000

/** All rows, however many there are: only one batch of them is in memory. */
export async function* readExportedRows(reader: Queryable, rows: ExportedRows): AsyncGenerator<object[]> {
  let last: string[] | undefined
  for (;;) {
    const batch = await listExportedRowsBefore(reader, rows, last)
    if (batch.length > 0) yield batch.map(({ export_key, ...row }) => row)
    if (batch.length < batchSize) return
    last = batch.at(-1)?.export_key
  }
}

function listExportedRowsBefore(
  reader: Queryable,
  { columns, from, where, key }: ExportedRows,
  last: string[] | undefined,
) {
  const cursorCondition = last ? sql`(${join([...key])}) < (${join(last)})` : sql`true`
  const keyTexts = join(key.map((one) => sql`${one}::text`))
  const order = join(key.map((one) => sql`${one} desc`))
  return reader.many<{ export_key: string[] }>(sql`
    select ${columns}, array[${keyTexts}] as export_key from ${from}
    where ${where} and ${cursorCondition} order by ${order} limit ${batchSize}`)
}
