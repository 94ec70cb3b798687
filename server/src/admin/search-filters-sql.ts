import { openingHoursLimits } from '@mainstreet/contract/limits.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Days in the time zone of the marketplace, both included. */
export function withinDays(column: Sql, from: string | undefined, to: string | undefined): Sql[] {
  const zone = openingHoursLimits.defaultTimeZone
  const conditions: Sql[] = []
  if (from !== undefined) conditions.push(sql`${column} >= ${from}::date::timestamp at time zone ${zone}`)
  if (to !== undefined) conditions.push(sql`${column} < (${to}::date + 1)::timestamp at time zone ${zone}`)
  return conditions
}

export function beginsWith(column: Sql, text: string): Sql {
  return sql`${column} like ${`${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
}
