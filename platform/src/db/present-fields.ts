import type { EntityFields } from '@mainstreet/contract/entity-fields.ts'
import { toIsoString } from './timestamps.ts'

type StoredName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { columns: object } ? never : Name
}[keyof Fields]

/** Copies the fields that are stored as the API has them; timestamps are PostgreSQL text in a row. */
export function createFieldsPresenter<Fields extends EntityFields>(fields: Fields) {
  const stored = Object.entries(fields).filter(([, { columns }]) => !columns)
  return <Row extends object>(
    row: Row & Readonly<Record<string, unknown>>,
  ): Pick<Row, StoredName<Fields> & keyof Row> => {
    const presented: Record<string, unknown> = {}
    for (const [name, { type }] of stored) {
      const value = row[name]
      presented[name] = type === 'timestamptz' && typeof value === 'string' ? toIsoString(value) : value
    }
    // the compiler cannot see that the loop sets each of these names
    return presented as Pick<Row, StoredName<Fields> & keyof Row>
  }
}
