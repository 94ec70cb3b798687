import { queryOf, type SearchWords, wordsOf } from '../platform/search-words.ts'
import { type Sql, sql } from '../platform/sql.ts'

/** Of the product `p`. */
export function matches(search: SearchWords): Sql {
  // words are letters and digits alone: nothing in them means anything to a pattern
  if (search.onlySmallWords) return sql`plain(p.name) ~ ${`\\m${wordsOf(search.text).join('\\W+')}\\M`}`
  return sql`p.words @@ ${queryOf(search)}`
}

/** The same, whatever is asked: not seeing the words, PostgreSQL plans it once and reads the index of words. */
export function matchesUnseen(search: SearchWords): Sql {
  return sql`p.words @@ ${unseen(search)}`
}

/** Read once a statement, not once a row. */
export function unseen(search: SearchWords): Sql {
  return sql`(select ${queryOf(search)})`
}
