import { inlineInteger, type Sql, sql } from './sql.ts'

/** Inlined, these let PostgreSQL reuse a good plan: with a parameter it expects a tenth of the table. */
const inlinedLimits = new Set([6, 10, 20, 24, 50, 100])

/** The LIMIT and OFFSET of a page. */
export function limitOffset({ limit, offset }: { limit: number; offset: number }): Sql {
  const rows = inlinedLimits.has(limit) ? inlineInteger(limit) : sql`${limit}`
  return offset > 0 ? sql`limit ${rows} offset ${offset}` : sql`limit ${rows}`
}
