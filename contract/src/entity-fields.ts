import type { FieldRule } from './field-rules.ts'

/** The types of PostgreSQL that fields have. */
export type ColumnType =
  | 'bool'
  | 'float8'
  | 'int4'
  | 'int8'
  | 'jsonb'
  | 'numeric'
  | 'text'
  | 'timestamptz'
  | 'uuid'

/** For a field that contains nothing of the erased user. */
export const unchanged = Symbol('unchanged')

/** What everything that lists the fields of an entity derives from, as plain data: the browser has it, too. */
export type EntityField = {
  readonly type: ColumnType
  /** Where it is stored, if not in a column of its name and type; none if it is computed or stored elsewhere. */
  readonly columns?: Readonly<Record<string, ColumnType>>
  readonly nullable?: true
  /** Whether row changes have it. Not: contact data, what only some of those who see the row may see. */
  readonly published: boolean
  /** What the field of an erased row contains. */
  readonly erased: unknown
  /** Only of what users enter: what it accepts. Null: its schema says it. */
  readonly rule?: FieldRule | null
}

export type EnteredField = EntityField & { readonly rule: FieldRule | null }

export type EntityFields = Readonly<Record<string, EntityField>>

export type NameOf<Fields, Part> = {
  [Name in keyof Fields]: Fields[Name] extends Part ? Name & string : never
}[keyof Fields]

/** The columns that store the fields. */
export type ColumnName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { columns: infer Columns } ? keyof Columns : Name
}[keyof Fields] &
  string

/** The fields that have this part, in the same order. */
export function pickFields<Fields extends EntityFields, Part extends EntityField>(
  fields: Fields,
  hasPart: (field: EntityField) => field is Part,
): Pick<Fields, NameOf<Fields, Part>> {
  return fromEntries(Object.entries(fields).filter(([, field]) => hasPart(field)))
}

export function pickEnteredFields<Fields extends EntityFields>(fields: Fields) {
  return pickFields(fields, (field): field is EnteredField => field.rule !== undefined)
}

export function listColumns<Fields extends EntityFields>(
  fields: Fields,
): Record<ColumnName<Fields>, ColumnType> {
  const columns = Object.entries(fields).map(([name, { type, columns = { [name]: type } }]) => columns)
  return fromEntries(columns.flatMap((one) => Object.entries(one)))
}

/** What an erased entity has instead, by the name of the field. */
export function getReplacements<Fields extends EntityFields>(
  fields: Fields,
): {
  -readonly [Name in keyof Fields as Fields[Name]['erased'] extends typeof unchanged
    ? never
    : Name]: Fields[Name]['erased']
} {
  const changed = Object.entries(fields).filter(([, { erased }]) => erased !== unchanged)
  return fromEntries(changed.map(([name, { erased }]) => [name, erased]))
}

export function listNames<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[]
}

/** The compiler cannot follow names through entries: what is derived from a descriptor gets its type here. */
export function fromEntries<Result>(entries: Iterable<readonly [string, unknown]>): Result {
  return Object.fromEntries(entries) as Result
}
