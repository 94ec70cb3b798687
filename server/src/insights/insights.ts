import { minuteMs } from '@mainstreet/contract/durations.ts'
import type {
  MarketplaceInsights,
  ShopInsights,
  ShopOverview,
} from '@mainstreet/contract/insights/insights.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { toIsoStringOrNull } from '@mainstreet/platform/db/timestamps.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import {
  countNewUsers,
  countOpenOrders,
  countProductsByStock,
  countShopsByStatus,
  getBestSellers,
  getBestShops,
  getResponseTime,
  getSalesBetween,
  getSalesByTime,
  justAfterNow,
  sameTimeLastWeek,
} from './insights-store.ts'
import { type SalesQuery, startOfDay } from './summed-days-store.ts'

/** Order events invalidate a shop's numbers at once; these lifetimes bound the effect of a lost event. */
const shopCacheMs = minuteMs
const marketplaceCacheMs = 5 * minuteMs
const maxCachedShops = 500
const salesTopics = [
  'order.placed',
  'order.status_changed',
  'order.payment_status_changed',
  'catalog',
] as const

export function createInsights({ db, bus, now, timeZone }: PlatformDeps & { timeZone: string }) {
  const shopCache = createLoadingCache<ShopInsights>({
    name: 'shop_insights',
    maxEntries: maxCachedShops,
    ttlMs: shopCacheMs,
  })
  const marketplaceCache = createLoadingCache<MarketplaceInsights>({
    name: 'marketplace_insights',
    maxEntries: 20,
    ttlMs: marketplaceCacheMs,
  })
  for (const topic of salesTopics)
    bus.subscribe(topic, (event) => {
      const shopId = event?.shop_id
      shopCache.invalidate(shopId === undefined ? undefined : (key) => key.startsWith(shopId))
    })

  return {
    async getShopInsights(viewer: Viewer, shopId: string, days: number): Promise<ShopInsights> {
      const { hours } = await requireOwnShop(db, viewer, shopId)
      const span = { shopId, timeZone: hours.time_zone, days, now: now() }
      return shopCache.get(`${shopId} ${days} ${span.timeZone} ${getDay(span)}`, () =>
        computeInsights(db, span),
      )
    },
    async getMarketplaceInsights(days: number): Promise<MarketplaceInsights> {
      const span = { shopId: undefined, timeZone, days, now: now() }
      return marketplaceCache.get(`${days} ${getDay(span)}`, () => computeMarketplaceInsights(db, span))
    },
  }
}

/** Part of the cache key, so that results expire at midnight. */
function getDay({ timeZone, now }: SalesQuery): number {
  return getLocalDay(timeZone, now.getTime())
}

async function computeInsights(reader: Queryable, span: SalesQuery): Promise<ShopInsights> {
  const [{ before, days, busy_hours }, best_sellers, response_time] = await Promise.all([
    getSalesByTime(reader, span),
    getBestSellers(reader, span),
    getResponseTime(reader, span),
  ])
  const [total, previous] = [addSales(days), addSales(before)]
  const [time_zone, as_of] = [span.timeZone, span.now.toISOString()]
  return { time_zone, as_of, total, previous, days, best_sellers, busy_hours, response_time }
}

function addSales(days: ShopInsights['days']): ShopInsights['total'] {
  const cents = days.reduce((sum, { sales }) => sum + toCents(sales), 0)
  return { orders: days.reduce((sum, { orders }) => sum + orders, 0), sales: toDollars(cents) }
}

async function computeMarketplaceInsights(reader: Queryable, span: SalesQuery): Promise<MarketplaceInsights> {
  const [insights, best_shops, new_users, shops] = await Promise.all([
    computeInsights(reader, span),
    getBestShops(reader, span),
    countNewUsers(reader, span),
    countShopsByStatus(reader),
  ])
  return { ...insights, best_shops, new_users, shops }
}

/** Not cached: merchants watch it while the shop is open. */
export async function getShopOverview(
  { db, now }: PlatformDeps,
  viewer: Viewer,
  shopId: string,
): Promise<ShopOverview> {
  const shop = await requireOwnShop(db, viewer, shopId)
  const timeZone = shop.hours.time_zone
  const span: SalesQuery = { shopId, timeZone, days: 1, now: now() }
  const [board, today, last_week, products] = await Promise.all([
    countOpenOrders(db, span),
    getSalesBetween(db, span, startOfDay(span, 0), justAfterNow(span)),
    getSalesBetween(db, span, startOfDay(span, 7), sameTimeLastWeek(span)),
    countProductsByStock(db, shopId),
  ])
  return {
    time_zone: timeZone,
    board,
    today,
    last_week,
    products,
    paused_until: toIsoStringOrNull(shop.paused_until),
  }
}
