import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { queriesOf, queryOf, type SearchWords, wordsOf } from '../../platform/text/search-query.ts'

/** No index knows small words: in the names of a million products they were looked for 3 to 9 s. */
const mostNamesRead = 5000

/** Of the product `p`; small words alone in the newest names of those that are `seen`. */
export function matches(search: SearchWords, seen: Sql): Sql {
  if (!search.onlySmallWords) return matchesEach(search)
  // not by id: to look up 5,000 of them took 0.7 s where the word is in every name
  return sql`${isInName(search)} and p.created_at >= coalesce((
    select p.created_at from products p where ${seen}
    order by p.created_at desc, p.id desc limit 1 offset ${raw(String(mostNamesRead - 1))}), '-infinity')`
}

/** The same of all, however many there are: behind the counter every product is found. */
export function matchesAny(search: SearchWords): Sql {
  return search.onlySmallWords ? isInName(search) : matchesEach(search)
}

function isInName({ text }: SearchWords): Sql {
  // words are letters and digits alone: nothing in them means anything to a pattern
  // of two letters the index of names knows nothing, and PostgreSQL asks it nevertheless (20 s): hidden from it
  return sql`(plain(p.name) || '') ~ ${`\\m${wordsOf(text).join('\\W+')}\\M`}`
}

function matchesEach(search: SearchWords): Sql {
  return allOf(queriesOf(search))
}

function allOf(queries: Sql[]): Sql {
  return join(
    queries.map((query) => sql`p.words @@ ${query}`),
    ' and ',
  )
}

/** The same, whatever is asked: not seeing the words, PostgreSQL plans it once and reads the index of words. */
export function matchesUnseen(search: SearchWords): Sql {
  return sql`p.words @@ ${unseen(search)}`
}

/**
 * The same by a condition for each word: with one for all the index may look at each product that has the commonest word
 * (decision 117). PostgreSQL then takes the words for so rare that it asks for nothing else first: not for some shops' shelves.
 */
export function matchesEachUnseen(search: SearchWords): Sql {
  return allOf(queriesOf(search).map((query) => sql`(select ${query})`))
}

/** Read once a statement, not once a row. */
export function unseen(search: SearchWords): Sql {
  return sql`(select ${queryOf(search)})`
}
