import { minuteMs } from '@mainstreet/contract/durations.ts'
import { openingHoursLimits } from '@mainstreet/contract/limits.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type {
  MarketplaceInsights,
  ShopInsights,
  ShopOverview,
} from '@mainstreet/contract/reports/insights.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { visibleToShopCondition } from '../orders/shop-visibility.ts'
import { createLoadingCache } from '../platform/cache/loading-cache.ts'
import type { Queryable } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { toIsoStringOrNull } from '../platform/db/timestamps.ts'
import type { PlatformDeps } from '../platform/platform-deps.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import {
  getBestSellers,
  getBestShops,
  getBusyHours,
  getResponseTime,
  getSalesBetween,
  getSalesByDay,
  type SalesQuery,
  startOfDay,
} from './sales-queries.ts'

/** Order events invalidate a shop's numbers at once; these lifetimes bound the effect of a lost event. */
const shopCacheMs = minuteMs
const marketplaceCacheMs = 5 * minuteMs
const maxCachedShops = 500
const salesTopics = ['order.placed', 'order.moved', 'order.paid', 'catalog'] as const

export function createInsights({ db, bus, now }: PlatformDeps) {
  const shopCache = createLoadingCache<ShopInsights>({ maxEntries: maxCachedShops, ttlMs: shopCacheMs })
  const marketplaceCache = createLoadingCache<MarketplaceInsights>({
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
      const span = { filter: sql`o.shop_id = ${shopId}`, timeZone: hours.time_zone, days, now: now() }
      return shopCache.get(`${shopId} ${days} ${span.timeZone} ${formatDay(span)}`, () =>
        computeInsights(db, span),
      )
    },
    async getMarketplaceInsights(days: number): Promise<MarketplaceInsights> {
      const span = { filter: sql`true`, timeZone: openingHoursLimits.defaultTimeZone, days, now: now() }
      return marketplaceCache.get(`${days} ${formatDay(span)}`, () => computeMarketplaceInsights(db, span))
    },
  }
}

/** Part of the cache key, so that results expire at midnight. */
function formatDay({ timeZone, now }: SalesQuery): string {
  return now.toLocaleDateString('en-CA', { timeZone })
}

async function computeInsights(reader: Queryable, span: SalesQuery): Promise<ShopInsights> {
  const { filter, timeZone, days, now } = span
  const [byDay, previous, best_sellers, busy_hours, answer_time] = await Promise.all([
    getSalesByDay(reader, span),
    getSalesBetween(reader, filter, startOfDay(span, 2 * days - 1), startOfDay(span, days - 1)),
    getBestSellers(reader, span),
    getBusyHours(reader, span),
    getResponseTime(reader, span),
  ])
  const cents = byDay.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0)
  const total = { orders: byDay.reduce((sum, { orders }) => sum + orders, 0), sales: toDollars(cents) }
  const as_of = now.toISOString()
  return { time_zone: timeZone, as_of, total, previous, days: byDay, best_sellers, busy_hours, answer_time }
}

async function computeMarketplaceInsights(reader: Queryable, span: SalesQuery): Promise<MarketplaceInsights> {
  const start = startOfDay(span, span.days - 1)
  const [insights, best_shops, newUsers, shops] = await Promise.all([
    computeInsights(reader, span),
    getBestShops(reader, span),
    reader.one<MarketplaceInsights['new_people']>(sql`
      select count(*) filter (where role = 'customer')::integer as customers,
        count(*) filter (where role = 'merchant')::integer as merchants
      from users where role in ('customer', 'merchant') and created_at >= ${start}`),
    reader.one<MarketplaceInsights['shops']>(sql`
      select count(*) filter (where status = 'pending_approval')::integer as pending_approval,
        count(*) filter (where status = 'approved')::integer as approved,
        count(*) filter (where status = 'rejected')::integer as rejected
      from shops where deleted_at is null`),
  ])
  return {
    ...insights,
    best_shops,
    new_people: newUsers ?? { customers: 0, merchants: 0 },
    shops: shops ?? { pending_approval: 0, approved: 0, rejected: 0 },
  }
}

/** Products with at most this many pieces are low on stock. */
const maxLowStock = 3

/** Not cached: merchants watch it while the shop is open. */
export async function getShopGlance(
  { db, now }: PlatformDeps,
  viewer: Viewer,
  shopId: string,
): Promise<ShopOverview> {
  const shop = await requireOwnShop(db, viewer, shopId)
  const timeZone = shop.hours.time_zone
  const span: SalesQuery = { filter: sql`o.shop_id = ${shopId}`, timeZone, days: 1, now: now() }
  const nowSql = sql`${span.now}::timestamptz`
  const weekAgo = sql`((${nowSql} at time zone ${timeZone}) - interval '7 days') at time zone ${timeZone}`
  const [board, today, last_week, products] = await Promise.all([
    db.one<ShopOverview['board']>(sql`
      select count(*) filter (where ready_at is null and status in ('pending', 'reserved'))::integer as new,
        count(*) filter (where ready_at is null and status = 'in_progress')::integer as preparing,
        count(*) filter (where ready_at is not null)::integer as ready
      from orders o where ${span.filter} and ${visibleToShopCondition} and status in ('pending', 'reserved', 'in_progress')`),
    getSalesBetween(db, span.filter, startOfDay(span, 0), sql`${nowSql} + interval '1 second'`),
    getSalesBetween(db, span.filter, startOfDay(span, 7), weekAgo),
    db.one<ShopOverview['products']>(sql`
      select count(*) filter (where not is_archived)::integer as listed, count(*) filter (where is_archived)::integer as archived,
        count(*) filter (where not is_archived and stock = 0)::integer as out_of_stock,
        count(*) filter (where not is_archived and stock between 1 and ${maxLowStock}::integer)::integer as low_stock
      from products where shop_id = ${shopId} and deleted_at is null`),
  ])
  return {
    time_zone: timeZone,
    board: board ?? { new: 0, preparing: 0, ready: 0 },
    today,
    last_week,
    products: products ?? { listed: 0, archived: 0, out_of_stock: 0, low_stock: 0 },
    paused_until: toIsoStringOrNull(shop.paused_until),
  }
}
