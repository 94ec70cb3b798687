import { suggestions } from '@mainstreet/contract/limits.ts'
import type { Queryable } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import { nameMatches } from './shop-pages.ts'

type ShopSuggestion = { id: string; name: string; paused_until: string | null }

/** Similarity over the names of 100,000 shops took 0.4 to 4 s for a word that matches no shop. */
const maxShopsScanned = 1000

type SuggestInput = {
  text: string
  words: string[]
  /** The text search query with corrected spelling. */
  correctedQuery: Sql
}

/**
 * Candidates for the text typed so far. Similar names are searched only when no name and no word in a name starts
 * with the text or its correction, and only among the newest shops.
 */
export async function suggestShops(reader: Queryable, typed: SuggestInput): Promise<ShopSuggestion[]> {
  const candidates = await suggestByWords(reader, typed)
  return candidates.length > 0 ? candidates : suggestBySimilarity(reader, typed.text)
}

function suggestByWords(
  reader: Queryable,
  { text, words, correctedQuery }: SuggestInput,
): Promise<ShopSuggestion[]> {
  const prefixQuery = words.map((word) => `${word}:*`).join(' & ')
  return reader.many<ShopSuggestion>(sql`
    with begun as (
      select s.id, s.name, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
        and plain(s.name) ~>=~ plain(${text}) and plain(s.name) ~<~ (plain(${text}) || chr(1114111))
      order by plain(s.name) using ~<~ limit ${suggestions.candidates}
    ), hits as materialized (
      select s.id, s.name, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
        and to_tsvector('english', plain(s.name)) @@ (to_tsquery('english', ${prefixQuery}) || ${correctedQuery}) limit ${raw(String(maxShopsScanned))}
    )
    select id, name, paused_until from begun
    union (select id, name, paused_until from hits order by name, id limit ${suggestions.candidates})`)
}

function suggestBySimilarity(reader: Queryable, typed: string): Promise<ShopSuggestion[]> {
  return reader.many<ShopSuggestion>(sql`
    with newest as materialized (
      select s.id, s.name, s.paused_until::text as paused_until from shops s where s.status = 'approved' and s.deleted_at is null
      order by s.created_at desc, s.id desc limit ${raw(String(maxShopsScanned))}
    )
    select s.id, s.name, s.paused_until from newest s where ${nameMatches(typed, undefined)}
    order by s.name, s.id limit ${raw(String(suggestions.candidates))}`)
}
