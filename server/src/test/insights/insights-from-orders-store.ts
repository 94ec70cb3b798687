import type { ShopInsights } from '@mainstreet/contract/insights/insights.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { type SalesQuery, startOfDay } from '../../insights/summed-days-store.ts'
import { visibleToShopCondition } from '../../orders/order-conditions-sql.ts'

// The insights as statements about the orders themselves: what insights from sums must be equal to.

/** For the order `o`. */
function shopCondition({ shopId }: SalesQuery): Sql {
  return shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}`
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

export async function readSalesByTime(reader: Queryable, span: SalesQuery) {
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

const maxListed = 10

export async function readBestSellers(
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
    select product_id, (array_agg(name order by last_at desc, name))[1] as name, sum(quantity)::integer as quantity, sum(cents)::bigint as cents
    from lines group by product_id order by quantity desc, cents desc, product_id limit ${maxListed}`)
  return rows.map(({ cents, ...row }) => ({ ...row, sales: toDollars(cents) }))
}

/** When the order became visible to the shop: a card order only after its payment. */
const visibleToShopAt = sql`case when o.payment_status in ('none', 'paid_in_store') then o.created_at else coalesce(
  (select min(l.created_at) from ledger_entries l where l.order_id = o.id and l.kind = 'authorized'), o.created_at) end`

export async function readResponseTime(
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

export async function readBestShops(reader: Queryable, span: SalesQuery) {
  const rows = await reader.many<ShopSalesRow>(sql`
    select s.id as shop_id, s.name, t.orders, t.cents from (
      select o.shop_id, count(*)::integer as orders, sum(${soldCents})::bigint as cents from orders o
      where ${visibleToShopCondition} and ${isSale} and o.created_at >= ${startOfDay(span, span.days - 1)}
      group by o.shop_id order by cents desc, o.shop_id limit ${maxListed}
    ) t join shops s on s.id = t.shop_id order by t.cents desc, s.id`)
  return rows.map(({ cents, ...row }) => ({ ...row, sales: toDollars(cents) }))
}
