import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  type ShopSuggestion,
  type SuggestInput,
  suggestBySimilarity,
  suggestByWords,
} from './suggest-shops-store.ts'

/**
 * Candidates for the text typed so far. Similar names are searched only when no name and no word in a name starts
 * with the text or its correction, and only among the newest shops.
 */
export async function suggestShops(reader: Queryable, typed: SuggestInput): Promise<ShopSuggestion[]> {
  const candidates = await suggestByWords(reader, typed)
  return candidates.length > 0 ? candidates : suggestBySimilarity(reader, typed.text)
}
