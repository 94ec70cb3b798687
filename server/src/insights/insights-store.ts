import { secondMs } from '@mainstreet/contract/durations.ts'
import type {
  MarketplaceInsights,
  ShopInsights,
  ShopOverview,
} from '@mainstreet/contract/insights/insights.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { visibleToShopCondition } from '../orders/order-conditions-sql.ts'

/** The shop or undefined for all shops, the number of days up to today, and the time zone of the days. */
export type SalesQuery = { shopId: string | undefined; timeZone: string; days: number; now: Date }

/** For the order `o`. */
function shopCondition({ shopId }: SalesQuery): Sql {
  return shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}`
}

/** The start of the day this many days before today. */
export function startOfDay({ timeZone, now }: SalesQuery, daysAgo: number): Sql {
  return sql`((${now}::timestamptz at time zone ${timeZone})::date - ${daysAgo}::integer)::timestamp at time zone ${timeZone}`
}

/** A bound that includes orders of this moment. */
export function justAfterNow({ now }: SalesQuery): Sql {
  return sql`${new Date(now.getTime() + secondMs)}::timestamptz`
}

export function sameTimeLastWeek({ timeZone, now }: SalesQuery): Sql {
  return sql`((${now}::timestamptz at time zone ${timeZone}) - interval '7 days') at time zone ${timeZone}`
}

/** An order that the shop has accepted, a reservation only once it was picked up; not what was refunded in full or could not be charged. */
const isSale = sql`(o.status = 'completed' or (o.status = 'in_progress' and o.order_type = 'order'))
  and o.payment_status <> 'failed' and (o.refunded_cents = 0 or o.refunded_cents < o.total_cents)`
const isLost = sql`o.status in ('cancelled', 'declined', 'expired', 'no_show')`
/** What is left of the order after refunds. */
const soldCents = sql`o.total_cents - o.refunded_cents`

type SalesRow = {
  /** A day; null for an hour of the week. */
  date: string | null
  weekday: number | null
  hour: number | null
  orders: number
  cents: number
  lost_orders: number
}

/**
 * The days of the span and as many before, and the orders of each hour of the week within the span. One scan for all: the
 * orders are counted per quarter of an hour, and only these are converted to local time (offsets are whole quarters).
 */
export async function getSalesByTime(reader: Queryable, span: SalesQuery) {
  const { timeZone, days, now } = span
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`
  const rows = await reader.many<SalesRow>(sql`
    with quarters as (
      select date_bin('15 minutes', o.created_at, timestamptz '2000-01-01 00:00:00Z') as at, count(*) as visible,
        count(*) filter (where ${isSale}) as orders, sum(${soldCents}) filter (where ${isSale}) as cents,
        count(*) filter (where ${isLost}) as lost_orders
      from orders o where ${shopCondition(span)} and ${visibleToShopCondition}
        and o.created_at >= ${startOfDay(span, 2 * days - 1)} and o.created_at <= ${now}::timestamptz
      group by 1
    ), local as materialized (
      select (at at time zone ${timeZone})::date as day, extract(dow from at at time zone ${timeZone})::integer as weekday,
        extract(hour from at at time zone ${timeZone})::integer as hour, visible, orders, cents, lost_orders
      from quarters
    ), sold as (
      select day, sum(orders)::integer as orders, sum(cents)::bigint as cents, sum(lost_orders)::integer as lost_orders
      from local group by day
    )
    select to_char(d.day, 'YYYY-MM-DD') as date, null::integer as weekday, null::integer as hour, coalesce(orders, 0) as orders,
      coalesce(cents, 0)::bigint as cents, coalesce(lost_orders, 0) as lost_orders
    from (select ${today} - n as day from generate_series(0, ${2 * days - 1}::integer) n) d left join sold using (day)
    union all
    select null, weekday, hour, sum(visible)::integer, 0, 0 from local where day > ${today} - ${days}::integer group by weekday, hour
    order by 1, 2, 3`)
  const byDay = rows.flatMap(({ date, orders, cents, lost_orders }) =>
    date === null ? [] : [{ date, orders, sales: toDollars(cents), lost_orders }],
  )
  const busy_hours = rows.flatMap(({ weekday, hour, orders }) =>
    weekday === null || hour === null ? [] : [{ weekday, hour, orders }],
  )
  return { before: byDay.slice(0, days), days: byDay.slice(days), busy_hours }
}

export async function getSalesBetween(
  reader: Queryable,
  span: SalesQuery,
  from: Sql,
  to: Sql,
): Promise<ShopInsights['total']> {
  const row = await reader.one<{ orders: number; cents: number }>(sql`
    select count(*)::integer as orders, coalesce(sum(${soldCents}), 0)::bigint as cents from orders o
    where ${shopCondition(span)} and ${visibleToShopCondition} and ${isSale} and o.created_at >= ${from} and o.created_at < ${to}`)
  return { orders: row?.orders ?? 0, sales: toDollars(row?.cents ?? 0) }
}

const maxListed = 10

export async function getBestSellers(
  reader: Queryable,
  span: SalesQuery,
): Promise<ShopInsights['best_sellers']> {
  const rows = await reader.many<{ product_id: string; name: string; quantity: number; cents: number }>(sql`
    with lines as (
      select i.product_id, i.name, max(o.created_at) as last_at, sum(i.quantity - i.refunded_quantity) as quantity,
        sum(i.price_cents * (i.quantity - i.refunded_quantity)) as cents
      from orders o join order_lines i on i.order_id = o.id
      where ${shopCondition(span)} and ${visibleToShopCondition} and ${isSale} and o.created_at >= ${startOfDay(span, span.days - 1)}
        and i.quantity > i.refunded_quantity
      group by i.product_id, i.name
    )
    select product_id, (array_agg(name order by last_at desc))[1] as name, sum(quantity)::integer as quantity, sum(cents)::bigint as cents
    from lines group by product_id order by quantity desc, cents desc, product_id limit ${maxListed}`)
  return rows.map(({ cents, ...row }) => ({ ...row, sales: toDollars(cents) }))
}

/** When the order became visible to the shop: a card order only after its payment. */
const visibleToShopAt = sql`case when o.payment_status in ('none', 'paid_in_store') then o.created_at else coalesce(
  (select min(l.created_at) from ledger_entries l where l.order_id = o.id and l.kind = 'authorized'), o.created_at) end`

export async function getResponseTime(
  reader: Queryable,
  span: SalesQuery,
): Promise<ShopInsights['response_time']> {
  const row = await reader.one<ShopInsights['response_time']>(sql`
    select count(*) filter (where e.actor in ('merchant', 'admin'))::integer as responded,
      count(*) filter (where e.to_status = 'expired')::integer as expired,
      percentile_cont(0.5) within group (order by m.minutes) filter (where e.actor in ('merchant', 'admin')) as median_minutes,
      percentile_cont(0.9) within group (order by m.minutes) filter (where e.actor in ('merchant', 'admin')) as p90_minutes
    from orders o join order_events e on e.order_id = o.id and e.kind = 'status_changed' and e.from_status = 'pending'
    cross join lateral (select round(extract(epoch from e.created_at - ${visibleToShopAt})::numeric / 60, 1)::float8 as minutes) m
    where ${shopCondition(span)} and ${visibleToShopCondition} and o.created_at >= ${startOfDay(span, span.days - 1)}`)
  return row ?? { responded: 0, expired: 0, median_minutes: null, p90_minutes: null }
}

type ShopSalesRow = { shop_id: string; name: string; orders: number; cents: number }

export async function getBestShops(reader: Queryable, span: SalesQuery) {
  const rows = await reader.many<ShopSalesRow>(sql`
    select s.id as shop_id, s.name, t.orders, t.cents from (
      select o.shop_id, count(*)::integer as orders, sum(${soldCents})::bigint as cents from orders o
      where ${visibleToShopCondition} and ${isSale} and o.created_at >= ${startOfDay(span, span.days - 1)}
      group by o.shop_id order by cents desc, o.shop_id limit ${maxListed}
    ) t join shops s on s.id = t.shop_id order by t.cents desc, s.id`)
  return rows.map(({ cents, ...row }) => ({ ...row, sales: toDollars(cents) }))
}

export async function countNewUsers(
  reader: Queryable,
  span: SalesQuery,
): Promise<MarketplaceInsights['new_users']> {
  const row = await reader.one<MarketplaceInsights['new_users']>(sql`
    select count(*) filter (where role = 'customer')::integer as customers,
      count(*) filter (where role = 'merchant')::integer as merchants
    from users where role in ('customer', 'merchant') and created_at >= ${startOfDay(span, span.days - 1)}`)
  return row ?? { customers: 0, merchants: 0 }
}

export async function countShopsByStatus(reader: Queryable): Promise<MarketplaceInsights['shops']> {
  const row = await reader.one<MarketplaceInsights['shops']>(sql`
    select count(*) filter (where status = 'pending_approval')::integer as pending_approval,
      count(*) filter (where status = 'approved')::integer as approved,
      count(*) filter (where status = 'rejected')::integer as rejected
    from shops where deleted_at is null`)
  return row ?? { pending_approval: 0, approved: 0, rejected: 0 }
}

export async function countOpenOrders(reader: Queryable, span: SalesQuery): Promise<ShopOverview['board']> {
  const row = await reader.one<ShopOverview['board']>(sql`
    select count(*) filter (where ready_at is null and status in ('pending', 'reserved'))::integer as new,
      count(*) filter (where ready_at is null and status = 'in_progress')::integer as preparing,
      count(*) filter (where ready_at is not null)::integer as ready
    from orders o where ${shopCondition(span)} and ${visibleToShopCondition} and status in ('pending', 'reserved', 'in_progress')`)
  return row ?? { new: 0, preparing: 0, ready: 0 }
}

/** Products with at most this many pieces are low on stock. */
const maxLowStock = 3

export async function countProductsByStock(
  reader: Queryable,
  shopId: string,
): Promise<ShopOverview['products']> {
  const row = await reader.one<ShopOverview['products']>(sql`
    select count(*) filter (where not is_archived)::integer as listed, count(*) filter (where is_archived)::integer as archived,
      count(*) filter (where not is_archived and stock = 0)::integer as out_of_stock,
      count(*) filter (where not is_archived and stock between 1 and ${maxLowStock}::integer)::integer as low_stock
    from products where shop_id = ${shopId} and deleted_at is null`)
  return row ?? { listed: 0, archived: 0, out_of_stock: 0, low_stock: 0 }
}
