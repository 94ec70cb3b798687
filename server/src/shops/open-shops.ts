import { minuteMs } from '@mainstreet/contract/durations.ts'
import { isOpen } from '@mainstreet/contract/shops/open-intervals.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { createLoadingCache, type LoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { listUnpausedShopHours, type ShopFilter } from './shop-pages-store.ts'

/** Only the first shops in the requested order are scanned; a typical marketplace has fewer. */
const maxShopsScanned = 1000

export type OpenShopsCache = Pick<LoadingCache<string[]>, 'get'>

export function createOpenShopsCache(): LoadingCache<string[]> {
  return createLoadingCache<string[]>({ name: 'open_shops', maxEntries: 50 })
}

/**
 * The ids in the requested order. Opening hours change the result by the minute, so it is cached for that minute, but
 * not for viewers who see hidden shops: no event reports changes of pending shops.
 */
export async function findOpenShopIds(
  reader: Queryable,
  cache: OpenShopsCache,
  filter: ShopFilter,
  now: Date,
) {
  const find = async () => {
    const shops = await listUnpausedShopHours(reader, filter, now, maxShopsScanned)
    const isOpenDuring = memoizeIsOpen(now)
    return shops.filter(({ hours }) => isOpenDuring(hours)).map(({ id }) => id)
  }
  if (filter.canSeeHidden) return find()
  const minute = Math.floor(now.getTime() / minuteMs)
  return cache.get(JSON.stringify([minute, filter]), find)
}

/** Many shops have the same hours: each schedule is evaluated once. */
function memoizeIsOpen(now: Date) {
  const results = new Map<string, boolean>()
  return (hours: string) => {
    const isOpenNow = results.get(hours) ?? isOpen(JSON.parse(hours) as OpeningHours, now)
    results.set(hours, isOpenNow)
    return isOpenNow
  }
}
