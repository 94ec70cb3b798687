import { opening } from '@mainstreet/contract/limits.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Days as the street counts them, both included. */
export function withinDays(column: Sql, from: string | undefined, to: string | undefined): Sql[] {
  const zone = opening.defaultTimeZone
  const all: Sql[] = []
  if (from !== undefined) all.push(sql`${column} >= ${from}::date::timestamp at time zone ${zone}`)
  if (to !== undefined) all.push(sql`${column} < (${to}::date + 1)::timestamp at time zone ${zone}`)
  return all
}

export function beginsWith(column: Sql, text: string): Sql {
  return sql`${column} like ${`${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
}
