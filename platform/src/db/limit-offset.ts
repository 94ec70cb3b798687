import { inlineInteger, type Sql, sql } from './sql.ts'

/** Inlined, these let PostgreSQL reuse a good plan: with a parameter it expects a tenth of the table. */
const inlinedLimits = new Set([6, 10, 20, 24, 50, 100])

/** The LIMIT and OFFSET of a page. */
export function limitOffset({ limit, offset }: { limit: number; offset: number }): Sql {
  const rows = inlinedLimits.has(limit) ? inlineInteger(limit) : sql`${limit}`
  return offset > 0 ? sql`limit ${rows} offset ${offset}` : sql`limit ${rows}`
}

/**
 * A page of a query that ends with its order. PostgreSQL expects an offset in a parameter to skip a tenth of the table; the
 * plan for the offset itself is better, so that it would plan each time, which took longer than reading the page. Here it
 * knows that there are not many rows: as many as the next power of two.
 */
export function pageOf(ordered: Sql, slice: { limit: number; offset: number }): Sql {
  if (slice.offset === 0) return sql`${ordered} ${limitOffset(slice)}`
  const maxRows = 2 ** Math.ceil(Math.log2(slice.offset + slice.limit))
  return sql`select * from (${ordered} limit ${inlineInteger(maxRows)}) first_rows ${limitOffset(slice)}`
}
