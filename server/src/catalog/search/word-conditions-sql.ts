import { inlineInteger, join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { type SearchQuery, toTsQueries, toTsQuery } from '@mainstreet/platform/text/search-query.ts'

/** No index has stop words: searching the names of a million products took 3 to 9 s. */
const maxNamesRead = 5000

/** For the product `p`; stop words are searched only in the newest names of `visible` products. */
export function matchesSearch(search: SearchQuery, visible: Sql): Sql {
  if (!search.hasOnlyStopWords) return matchesEachWord(search)
  // not by id: looking up 5,000 ids took 0.7 s when the word is in every name
  return sql`${nameContainsWords(search)} and p.created_at >= coalesce((
    select p.created_at from products p where ${visible}
    order by p.created_at desc, p.id desc limit 1 offset ${inlineInteger(maxNamesRead - 1)}), '-infinity')`
}

/** The same for all products of a merchant's own list. */
export function matchesSearchInAllNames(search: SearchQuery): Sql {
  return search.hasOnlyStopWords ? nameContainsWords(search) : matchesEachWord(search)
}

function nameContainsWords({ text }: SearchQuery): Sql {
  // words contain no wildcards, so they need no escaping in the pattern
  // the concatenation hides the expression from the trigram index, which cannot match two letters (20 s)
  return sql`' ' || search_words(p.name) || ' ' like '% ' || search_words(${text}) || ' %'`
}

/** The words are visible to the planner: for a plan by their statistics. */
export function matchesEachWord(search: SearchQuery): Sql {
  return matchesAllQueries(search, (query) => query)
}

/**
 * A letter beside words is checked on the products with the words: the index would gather all products that have any word
 * which begins with it, before it reads the others.
 */
function matchesAllQueries(search: SearchQuery, write: (query: Sql) => Sql): Sql {
  const conditions = toTsQueries(search).map(({ query, isWide }) => {
    const matches = sql`p.search_vector @@ ${write(query)}`
    return isWide ? sql`(${matches}) is true` : matches
  })
  return join(conditions, ' and ')
}

/** The same with a hidden query: PostgreSQL cannot see the words, plans once and uses the text index. */
export function matchesSearchOpaque(search: SearchQuery): Sql {
  return sql`p.search_vector @@ ${opaqueQuery(search)}`
}

/**
 * The same with one condition per word: with a single one the index may visit each product with the most common word.
 * PostgreSQL then assumes a rare word and starts with this condition: not suitable for the products of a few shops.
 */
export function matchesEachWordOpaque(search: SearchQuery): Sql {
  return matchesAllQueries(search, (query) => sql`(select ${query})`)
}

/** Evaluated once per statement, not once per row. */
export function opaqueQuery(search: SearchQuery): Sql {
  return sql`(select ${toTsQuery(search)})`
}
