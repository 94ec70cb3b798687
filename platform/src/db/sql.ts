import pg from 'pg'
import sqlTemplateTag, { empty, join, raw, Sql } from 'sql-template-tag'

/** `raw` is for `columns.ts` only: everything else uses the functions below. */
export { empty, join, raw, Sql }

/** SQL with separate values: sql`select * from shops where id = ${id}`. */
export const sql = sqlTemplateTag

/** A whole number in the text of the statement, where the planner must know it. */
export function inlineInteger(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new Error(`Not a whole number: ${value}`)
  return raw(String(value))
}

/** A text in the text of the statement, where the planner must know it. */
export function inlineText(value: string): Sql {
  return raw(pg.escapeLiteral(value))
}

/** A quoted name of a table or database; never from a request. */
export function identifier(name: string): Sql {
  return raw(pg.escapeIdentifier(name))
}

/** The direction of an `order by`. */
export const sortDirections = { asc: sql`asc`, desc: sql`desc` } as const

/**
 * Before a statement whose best plan depends on its values, such as how common a word is: it is planned each time, with the
 * statistics of these values. Other statements are planned once per connection, and each text is kept: one with changing
 * values in its text begins with this, too.
 */
export const plannedEachTime = raw('/* planned each time */ ')
