import { queryOf, type SearchWords, wordsOf } from '../platform/search-words.ts'
import { type Sql, sql } from '../platform/sql.ts'

/** Of the product `p`. */
export function matches(search: SearchWords): Sql {
  // words are letters and digits alone: nothing in them means anything to a pattern
  if (search.onlySmallWords) return sql`plain(p.name) ~ ${`\\m${wordsOf(search.text).join('\\W+')}\\M`}`
  return sql`p.words @@ ${queryOf(search)}`
}
