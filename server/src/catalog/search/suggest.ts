import { suggestions } from '@mainstreet/contract/limits.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { toIsoString } from '../../platform/db/timestamps.ts'
import { editDistance } from '../../platform/text/edit-distance.ts'
import {
  getMaxEditDistance,
  parseSearchQuery,
  type SearchQuery,
  tokenize,
  toTsQuery,
} from '../../platform/text/search-query.ts'
import { suggestShops } from '../../shops/suggest-shops.ts'
import { isInSample, minSampleHits } from './common-search.ts'
import { matchesSearch } from './word-conditions.ts'

const maxHitsRead = 2000

type SuggestionCandidate = { id: string; name: string; paused_until?: string | null }

/** Suggestions for the text typed so far: names that start with it, then names with a word that does, then names with a typo. */
export async function suggest(reader: Queryable, typed: string) {
  const search = typed.length < suggestions.minChars ? undefined : await parseSearchQuery(reader, typed)
  if (!search) return { data: [] }

  const [products, shops] = await Promise.all([
    findCandidates(reader, search),
    suggestShops(reader, { text: typed, words: tokenize(typed), correctedQuery: toTsQuery(search) }),
  ])
  const topSuggestions = (candidates: SuggestionCandidate[], max: number, type: 'product' | 'shop') =>
    rankCandidates(candidates, typed)
      .slice(0, max)
      .map(({ id, name, paused_until }) => ({
        id,
        name,
        type,
        ...(paused_until && { paused_until: toIsoString(paused_until) }),
      }))
  return {
    data: [
      ...topSuggestions(products, suggestions.products, 'product'),
      ...topSuggestions(shops, suggestions.shops, 'shop'),
    ],
  }
}

/**
 * The newest of the first thousands from the text index: otherwise PostgreSQL scans all products by age for a rare word.
 * For a common word the newest of the sample: gathering all products with a two-letter prefix took up to a second.
 */
function findCandidates(reader: Queryable, search: SearchQuery): Promise<SuggestionCandidate[]> {
  const hits = (from: Sql) => sql`
    select p.id, p.name, p.created_at from products p where ${from} and ${matchesSearch(search, sql`p.listed`)}`
  const few = sql`select * from (select * from hits limit ${raw(String(maxHitsRead))}) first`
  const isCommon = sql`(select count(*) >= ${raw(String(minSampleHits))} from common)`
  const candidates = search.hasOnlyStopWords
    ? sql`with hits as materialized (${hits(sql`p.listed`)}) ${few}`
    : sql`with hits as materialized (${hits(sql`p.listed`)}), common as materialized (${hits(isInSample)})
        select * from common where ${isCommon} union all (${few} where not ${isCommon})`
  return reader.many<SuggestionCandidate>(sql`
    select id, name from (${candidates}) found
    order by created_at desc, id desc limit ${raw(String(suggestions.candidates))}`)
}

/** Lists each name once. */
function rankCandidates(candidates: SuggestionCandidate[], typed: string): SuggestionCandidate[] {
  const normalizedInput = tokenize(typed).join(' ')
  const uniqueByName = new Map(
    candidates.map((one) => [one.name.toLowerCase(), one]).reverse() as [string, SuggestionCandidate][],
  )
  return [...uniqueByName.values()]
    .map((one) => ({ one, rank: rankName(tokenize(one.name).join(' '), normalizedInput) }))
    .sort((a, b) => a.rank - b.rank || a.one.name.localeCompare(b.one.name))
    .map(({ one }) => one)
}

/** Rank: the name starts with the text, one of its words does, a word with a typo does; last, only the description matches. */
function rankName(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0
  if (` ${name}`.includes(` ${wanted}`)) return 1
  const words = name.split(' ')
  const hasTypoMatch = (typed: string) =>
    words.some((word) => isTypoOf(word.slice(0, typed.length + 1), typed))
  return wanted.split(' ').every(hasTypoMatch) ? 2 : 3
}

function isTypoOf(word: string, typed: string): boolean {
  return editDistance(word, typed) <= getMaxEditDistance(typed)
}
