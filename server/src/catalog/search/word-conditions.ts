import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { type SearchQuery, tokenize, toTsQueries, toTsQuery } from '../../platform/text/search-query.ts'

/** No index knows small words: in the names of a million products they were looked for 3 to 9 s. */
const maxNamesRead = 5000

/** Of the product `p`; small words alone in the newest names of those that are `seen`. */
export function matchesSearch(search: SearchQuery, visible: Sql): Sql {
  if (!search.hasOnlyStopWords) return matchesEachWord(search)
  // not by id: to look up 5,000 of them took 0.7 s where the word is in every name
  return sql`${nameContainsWords(search)} and p.created_at >= coalesce((
    select p.created_at from products p where ${visible}
    order by p.created_at desc, p.id desc limit 1 offset ${raw(String(maxNamesRead - 1))}), '-infinity')`
}

/** The same of all, however many there are: behind the counter every product is found. */
export function matchesSearchInAllNames(search: SearchQuery): Sql {
  return search.hasOnlyStopWords ? nameContainsWords(search) : matchesEachWord(search)
}

function nameContainsWords({ text }: SearchQuery): Sql {
  // words are letters and digits alone: nothing in them means anything to a pattern
  // of two letters the index of names knows nothing, and PostgreSQL asks it nevertheless (20 s): hidden from it
  return sql`(plain(p.name) || '') ~ ${`\\m${tokenize(text).join('\\W+')}\\M`}`
}

function matchesEachWord(search: SearchQuery): Sql {
  return matchesAllQueries(toTsQueries(search))
}

function matchesAllQueries(queries: Sql[]): Sql {
  return join(
    queries.map((query) => sql`p.words @@ ${query}`),
    ' and ',
  )
}

/** The same, whatever is asked: not seeing the words, PostgreSQL plans it once and reads the index of words. */
export function matchesSearchOpaque(search: SearchQuery): Sql {
  return sql`p.words @@ ${opaqueQuery(search)}`
}

/**
 * The same by a condition for each word: with one for all the index may look at each product that has the commonest word
 * (decision 016). PostgreSQL then takes the words for so rare that it asks for nothing else first: not for some shops' shelves.
 */
export function matchesEachWordOpaque(search: SearchQuery): Sql {
  return matchesAllQueries(toTsQueries(search).map((query) => sql`(select ${query})`))
}

/** Read once a statement, not once a row. */
export function opaqueQuery(search: SearchQuery): Sql {
  return sql`(select ${toTsQuery(search)})`
}
