import { suggestions } from '@mainstreet/contract/catalog/limits.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { toIsoString } from '@mainstreet/platform/db/timestamps.ts'
import { editDistance } from '@mainstreet/platform/text/edit-distance.ts'
import { getMaxEditDistance, parseSearchQuery, toTsQuery } from '@mainstreet/platform/text/search-query.ts'
import { suggestShops } from '../../shops/suggest-shops.ts'
import { listSuggestedProducts, listSuggestionDetails } from './store.ts'

type SuggestionCandidate = { id: string; name: string; words: string; paused_until?: string | null }

/** Suggestions for the text typed so far: names that start with it, then names with a word that does, then names with a typo. */
export async function suggest(reader: Queryable, typed: string) {
  const search = typed.length < suggestions.minChars ? undefined : await parseSearchQuery(reader, typed)
  if (!search) return { data: [] }

  const [products, shops] = await Promise.all([
    listSuggestedProducts(reader, search),
    suggestShops(reader, { text: typed, words: search.words, correctedQuery: toTsQuery(search) }),
  ])
  const found = [
    ...rankCandidates(products, search.words.join(' '))
      .slice(0, suggestions.products)
      .map((one) => ({ ...one, type: 'product' as const })),
    ...rankCandidates(shops, search.words.join(' '))
      .slice(0, suggestions.shops)
      .map((one) => ({ ...one, type: 'shop' as const })),
  ]
  const idsOf = (type: 'product' | 'shop') => found.flatMap((one) => (one.type === type ? one.id : []))
  const details = await listSuggestionDetails(reader, idsOf('product'), idsOf('shop'))
  const detailsById = new Map(details.map((one) => [one.id, one]))
  return {
    data: found.map(({ id, name, type, paused_until }) => {
      const { image = null, price_cents, shop_name } = detailsById.get(id) ?? {}
      return {
        id,
        name,
        type,
        image,
        ...(price_cents != null && { price: toDollars(price_cents) }),
        ...(shop_name != null && { shop_name }),
        ...(paused_until && { paused_until: toIsoString(paused_until) }),
      }
    }),
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

/**
 * Rank: the name starts with the text; one of its words does and goes on, as the text is still being typed; one of its
 * words is the text; a word with a typo does; last, only the description matches.
 */
function rankName(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return 0
  const rests = ` ${name} `.split(` ${wanted}`).slice(1)
  if (rests.some((rest) => !rest.startsWith(' '))) return 1
  if (rests.length > 0) return 2
  const words = name.split(' ')
  const hasTypoMatch = (typed: string) =>
    words.some((word) => isTypoOf(word.slice(0, typed.length + 1), typed))
  return wanted.split(' ').every(hasTypoMatch) ? 3 : 4
}

function isTypoOf(word: string, typed: string): boolean {
  return editDistance(word, typed) <= getMaxEditDistance(typed)
}
