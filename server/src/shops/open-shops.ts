import { isOpen } from '@mainstreet/contract/shops/open-intervals.ts'
import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import { type KeptAnswers, keepAnswers } from '../platform/cache/loading-cache.ts'
import type { Reader } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { conditionsOf, orderOf, type ShopFilter } from './shop-pages.ts'

/** Of the first so many shops in the asked order the open ones are found; a street has fewer. */
const mostLookedAt = 2000
const minuteMs = 60_000

export type KeptOpenShops = KeptAnswers<string[]>

export function keepOpenShops(): KeptOpenShops {
  return keepAnswers<string[]>({ most: 50 })
}

/**
 * The ids in the asked order. The rule is the contract's, hours change by the minute: so long an answer is kept, but not
 * for who sees every shop, since there is no news of one that waits.
 */
export async function findOpenShops(reader: Reader, kept: KeptOpenShops, filter: ShopFilter, now: Date) {
  const find = async () => {
    const shops = await reader.many<{ id: string; hours: string }>(sql`
      select s.id, s.hours::text as hours from shops s
      where ${conditionsOf(filter)} and (s.paused_until is null or s.paused_until <= ${now})
      order by ${orderOf(filter)} limit ${mostLookedAt}`)
    const isOpenWith = rememberedByHours(now)
    return shops.filter(({ hours }) => isOpenWith(hours)).map(({ id }) => id)
  }
  if (filter.inside) return find()
  const minute = Math.floor(now.getTime() / minuteMs)
  return kept.get(JSON.stringify([minute, filter]), find)
}

/** Many shops keep the same hours: each is reckoned once. */
function rememberedByHours(now: Date) {
  const known = new Map<string, boolean>()
  return (hours: string) => {
    const open = known.get(hours) ?? isOpen(JSON.parse(hours) as Hours, now)
    known.set(hours, open)
    return open
  }
}
