import { suggestions } from '@mainstreet/contract/catalog/limits.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { toIsoString } from '@mainstreet/platform/db/timestamps.ts'
import { editDistance } from '@mainstreet/platform/text/edit-distance.ts'
import { getMaxEditDistance, parseSearchQuery, toTsQuery } from '@mainstreet/platform/text/search-query.ts'
import { suggestShops } from '../../shops/suggest-shops.ts'
import { listSuggestedProducts } from './store.ts'

type SuggestionCandidate = { id: string; name: string; words: string; paused_until?: string | null }

/** Suggestions for the text typed so far: names that start with it, then names with a word that does, then names with a typo. */
export async function suggest(reader: Queryable, typed: string) {
  const search = typed.length < suggestions.minChars ? undefined : await parseSearchQuery(reader, typed)
  if (!search) return { data: [] }

  const [products, shops] = await Promise.all([
    listSuggestedProducts(reader, search),
    suggestShops(reader, { text: typed, words: search.words, correctedQuery: toTsQuery(search) }),
  ])
  const topSuggestions = (candidates: SuggestionCandidate[], max: number, type: 'product' | 'shop') =>
    rankCandidates(candidates, search.words.join(' '))
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

/** Lists each name once. */
function rankCandidates(candidates: SuggestionCandidate[], typedWords: string): SuggestionCandidate[] {
  const uniqueByName = new Map(
    candidates.map((one) => [one.name.toLowerCase(), one]).reverse() as [string, SuggestionCandidate][],
  )
  return [...uniqueByName.values()]
    .map((one) => ({ one, rank: rankName(one.words, typedWords) }))
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
