import { suggestions } from '@mainstreet/contract/catalog/limits.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { inlineInteger, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { nameMatches } from './shop-pages-store.ts'

export type ShopSuggestion = { id: string; name: string; words: string; paused_until: string | null }

/** Similarity over the names of 100,000 shops took 0.4 to 4 s for a word that matches no shop. */
const maxShopsScanned = 1000

export type SuggestInput = {
  text: string
  words: string[]
  /** The text search query with corrected spelling. */
  correctedQuery: Sql
}

export function suggestByWords(
  reader: Queryable,
  { text, words, correctedQuery }: SuggestInput,
): Promise<ShopSuggestion[]> {
  const prefixQuery = words.map((word) => `${word}:*`).join(' & ')
  return reader.many<ShopSuggestion>(sql`
    with begun as (
      select s.id, s.name, search_words(s.name) as words, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
        and search_words(s.name) ~>=~ search_words(${text}) and search_words(s.name) ~<~ (search_words(${text}) || chr(1114111))
      order by search_words(s.name) using ~<~ limit ${suggestions.candidates}
    ), hits as materialized (
      select s.id, s.name, search_words(s.name) as words, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
        and to_search_vector(s.name) @@ (to_search_query(${prefixQuery}) || ${correctedQuery}) limit ${inlineInteger(maxShopsScanned)}
    )
    select id, name, words, paused_until from begun
    union (select id, name, words, paused_until from hits order by name, id limit ${suggestions.candidates})`)
}

export function suggestBySimilarity(reader: Queryable, typed: string): Promise<ShopSuggestion[]> {
  return reader.many<ShopSuggestion>(sql`
    with newest as materialized (
      select s.id, s.name, search_words(s.name) as words, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
      order by s.created_at desc, s.id desc limit ${inlineInteger(maxShopsScanned)}
    )
    select s.id, s.name, s.words, s.paused_until from newest s where ${nameMatches(typed, undefined)}
    order by s.name, s.id limit ${inlineInteger(suggestions.candidates)}`)
}
