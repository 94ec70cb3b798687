import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

type DayRange = {
  from?: string | undefined
  to?: string | undefined
  /** Of the marketplace. */
  timeZone: string
}

/** Both days are included. */
export function withinDays(column: Sql, { from, to, timeZone }: DayRange): Sql[] {
  const conditions: Sql[] = []
  if (from !== undefined) conditions.push(sql`${column} >= ${from}::date::timestamp at time zone ${timeZone}`)
  if (to !== undefined)
    conditions.push(sql`${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  return conditions
}

export function beginsWith(column: Sql, text: string): Sql {
  return sql`${column} like ${`${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
}
