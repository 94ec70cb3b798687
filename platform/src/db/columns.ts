import type { ColumnType } from '@mainstreet/contract/entity-fields.ts'
import { join, raw, type Sql, sql } from './sql.ts'

/**
 * The columns of a table with their types, one for each field of `Row`: a field that is not listed does not compile. The
 * names that statements are built from come from such lists only.
 */
export type Columns<Row> = { readonly [Name in keyof Row]-?: ColumnType }

type AnyColumns = Readonly<Record<string, ColumnType>>
type SqlValue = string | number | boolean | Date | null

/** Names of columns; from the contract or the source, never from a request. */
export function joinColumnNames(names: readonly string[]): Sql {
  return join(names.map((name) => raw(name)))
}

/** The columns of the table with this alias; timestamps stay PostgreSQL text. */
export function selectColumns(alias: string, columns: AnyColumns): Sql {
  return join(
    Object.entries(columns).map(([name, type]) =>
      raw(type === 'timestamptz' ? `${alias}.${name}::text as ${name}` : `${alias}.${name}`),
    ),
  )
}

/** The listed columns that have a value. Throws on a value whose column is not listed. */
function listValues(columns: AnyColumns, values: object): { name: Sql; value: SqlValue }[] {
  const unlisted = Object.keys(values).filter((name) => !Object.hasOwn(columns, name))
  if (unlisted.length > 0) throw new Error(`Not a column that may be written: ${unlisted.join(', ')}`)
  const given = new Map<string, unknown>(Object.entries(values))
  return Object.entries(columns).flatMap(([name, type]) => {
    const value = given.get(name)
    if (value === undefined) return []
    return [{ name: raw(name), value: type === 'jsonb' ? JSON.stringify(value) : (value as SqlValue) }]
  })
}

/** `name = value` for each given value. */
export function setColumns<Values extends object>(columns: Columns<Values>, values: Values): Sql[] {
  return listValues(columns, values).map(({ name, value }) => sql`${name} = ${value}`)
}

/** `(names) values (values)` for an insert of one row. */
export function insertValues<Values extends object>(columns: Columns<Values>, values: Values): Sql {
  const entries = listValues(columns, values)
  return sql`(${join(entries.map(({ name }) => name))}) values (${join(entries.map(({ value }) => value))})`
}

/** `(names) select …` for an insert of many rows from one parameter. */
export function insertRecords<Row extends object>(columns: Columns<Row>, rows: readonly Row[]): Sql {
  const names = joinColumnNames(Object.keys(columns))
  const types = join(Object.entries(columns).map(([name, type]) => raw(`${name} ${type}`)))
  return sql`(${names}) select ${names} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${types})`
}
