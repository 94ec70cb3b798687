import { opening } from '@mainstreet/contract/limits.ts'
import type { Glance, Insights, StreetInsights } from '@mainstreet/contract/reports/insights.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { ofTheShop } from '../orders/shop-visibility.ts'
import { keepAnswers } from '../platform/cache/loading-cache.ts'
import type { Reader } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { maybeIsoOf } from '../platform/db/timestamps.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { requireOwnShop } from '../shops/require-own-shop.ts'
import {
  answerTime,
  bestSellers,
  bestShops,
  busyHours,
  type Span,
  salesBetween,
  salesByDay,
  startOf,
} from './sales-queries.ts'

/** News of an order drops a shop's numbers at once; these bound what lost news can do. */
const shopMs = 60_000
const streetMs = 5 * 60_000
const mostKept = 500
const ofSales = ['order.placed', 'order.moved', 'order.paid', 'catalog'] as const

export function openInsights({ db, bus, now }: Deps) {
  const kept = keepAnswers<Insights>({ most: mostKept, lifetimeMs: shopMs })
  const street = keepAnswers<StreetInsights>({ most: 20, lifetimeMs: streetMs })
  for (const topic of ofSales)
    bus.subscribe(topic, (news) => {
      const shopId = news?.shop_id
      kept.drop(shopId === undefined ? undefined : (key) => key.startsWith(shopId))
    })

  return {
    async ofShop(viewer: Viewer, shopId: string, days: number): Promise<Insights> {
      const { hours } = await requireOwnShop(db, viewer, shopId)
      const span = { of: sql`o.shop_id = ${shopId}`, zone: hours.time_zone, days, now: now() }
      return kept.get(`${shopId} ${days} ${span.zone} ${dayIn(span)}`, () => insightsOf(db, span))
    },
    async ofStreet(days: number): Promise<StreetInsights> {
      const span = { of: sql`true`, zone: opening.defaultTimeZone, days, now: now() }
      return street.get(`${days} ${dayIn(span)}`, () => streetInsightsOf(db, span))
    },
  }
}

/** Yesterday's answer is not today's. */
function dayIn({ zone, now }: Span): string {
  return now.toLocaleDateString('en-CA', { timeZone: zone })
}

async function insightsOf(reader: Reader, span: Span): Promise<Insights> {
  const { of, zone, days, now } = span
  const [byDay, previous, best_sellers, busy_hours, answer_time] = await Promise.all([
    salesByDay(reader, span),
    salesBetween(reader, of, startOf(span, 2 * days - 1), startOf(span, days - 1)),
    bestSellers(reader, span),
    busyHours(reader, span),
    answerTime(reader, span),
  ])
  const cents = byDay.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0)
  const total = { orders: byDay.reduce((sum, { orders }) => sum + orders, 0), sales: cents / 100 }
  const as_of = now.toISOString()
  return { time_zone: zone, as_of, total, previous, days: byDay, best_sellers, busy_hours, answer_time }
}

async function streetInsightsOf(reader: Reader, span: Span): Promise<StreetInsights> {
  const start = startOf(span, span.days - 1)
  const [shared, best_shops, people, shops] = await Promise.all([
    insightsOf(reader, span),
    bestShops(reader, span),
    reader.one<StreetInsights['new_people']>(sql`
      select count(*) filter (where role = 'customer')::integer as customers,
        count(*) filter (where role = 'merchant')::integer as merchants
      from users where role in ('customer', 'merchant') and created_at >= ${start}`),
    reader.one<StreetInsights['shops']>(sql`
      select count(*) filter (where status = 'pending_approval')::integer as pending_approval,
        count(*) filter (where status = 'approved')::integer as approved,
        count(*) filter (where status = 'rejected')::integer as rejected
      from shops where deleted_at is null`),
  ])
  return {
    ...shared,
    best_shops,
    new_people: people ?? { customers: 0, merchants: 0 },
    shops: shops ?? { pending_approval: 0, approved: 0, rejected: 0 },
  }
}

/** At most so many are left. */
const lowStock = 3

/** Never kept: this is what the merchant looks at while the shop is open. */
export async function glanceAt({ db, now }: Deps, viewer: Viewer, shopId: string): Promise<Glance> {
  const shop = await requireOwnShop(db, viewer, shopId)
  const zone = shop.hours.time_zone
  const span: Span = { of: sql`o.shop_id = ${shopId}`, zone, days: 1, now: now() }
  const moment = sql`${span.now}::timestamptz`
  const weekAgo = sql`((${moment} at time zone ${zone}) - interval '7 days') at time zone ${zone}`
  const [board, today, last_week, products] = await Promise.all([
    db.one<Glance['board']>(sql`
      select count(*) filter (where ready_at is null and status in ('pending', 'reserved'))::integer as new,
        count(*) filter (where ready_at is null and status = 'in_progress')::integer as preparing,
        count(*) filter (where ready_at is not null)::integer as ready
      from orders o where ${span.of} and ${ofTheShop} and status in ('pending', 'reserved', 'in_progress')`),
    salesBetween(db, span.of, startOf(span, 0), sql`${moment} + interval '1 second'`),
    salesBetween(db, span.of, startOf(span, 7), weekAgo),
    db.one<Glance['products']>(sql`
      select count(*) filter (where not is_archived)::integer as listed, count(*) filter (where is_archived)::integer as archived,
        count(*) filter (where not is_archived and stock = 0)::integer as out_of_stock,
        count(*) filter (where not is_archived and stock between 1 and ${lowStock}::integer)::integer as low_stock
      from products where shop_id = ${shopId} and deleted_at is null`),
  ])
  return {
    time_zone: zone,
    board: board ?? { new: 0, preparing: 0, ready: 0 },
    today,
    last_week,
    products: products ?? { listed: 0, archived: 0, out_of_stock: 0, low_stock: 0 },
    paused_until: maybeIsoOf(shop.paused_until),
  }
}
