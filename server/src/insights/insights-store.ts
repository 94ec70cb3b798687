import { secondMs } from '@mainstreet/contract/durations.ts'
import type {
  MarketplaceInsights,
  ShopInsights,
  ShopOverview,
} from '@mainstreet/contract/insights/insights.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { plannedEachTime, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { visibleToShopCondition } from '../orders/order-conditions-sql.ts'
import {
  isFirstAction,
  isSale,
  isSoldLine,
  lineSums,
  quarterOfOrder,
  quarterSums,
  responseSums,
  responseTenths,
  soldCents,
} from './sales-sql.ts'
import {
  findSummedDays,
  ordersBesideSums,
  type SalesQuery,
  startOfDay,
  sums,
  sumsOfShops,
} from './summed-days-store.ts'

/** For the order `o`. */
function shopCondition({ shopId }: SalesQuery): Sql {
  return shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}`
}

/** A bound that includes orders of this moment. */
export function justAfterNow({ now }: SalesQuery): Sql {
  return sql`${new Date(now.getTime() + secondMs)}::timestamptz`
}

export function sameTimeLastWeek({ timeZone, now }: SalesQuery): Sql {
  return sql`((${now}::timestamptz at time zone ${timeZone}) - interval '7 days') at time zone ${timeZone}`
}

type SalesRow = {
  /** A day; null for an hour of the week. */
  date: string | null
  weekday: number | null
  hour: number | null
  orders: number
  cents: number
  lost_orders: number
}

/** The days of the span and as many before, and the orders of each hour of the week within the span. */
export async function getSalesByTime(reader: Queryable, span: SalesQuery) {
  const { timeZone, days, now } = span
  const summed = await findSummedDays(reader, span, 2 * days - 1)
  const today = sql`(${now}::timestamptz at time zone ${timeZone})::date`
  const localHour = sql`date_bin('1 hour', at at time zone ${timeZone}, timestamp '2000-01-01')`
  const times = summed.has_whole_hours ? sql`sales_hours` : sql`sales_quarters`
  const rows = await reader.many<SalesRow>(sql`${plannedEachTime}
    with hours as materialized (
      select ${localHour} as at, sum(orders) as visible, sum(sold_orders) as orders, sum(sold_cents) as cents, sum(lost_orders) as lost_orders
      from ${sums(times, span, summed)} q group by 1
      union all
      select ${localHour}, orders, sold_orders, sold_cents, lost_orders from (
        select ${quarterOfOrder} as at, ${quarterSums} from ${ordersBesideSums(span, summed)} o
        where o.created_at <= ${now}::timestamptz group by 1) q
    ), sold as (
      select at::date as day, sum(orders)::integer as orders, sum(cents)::bigint as cents, sum(lost_orders)::integer as lost_orders
      from hours group by 1
    )
    select to_char(d.day, 'YYYY-MM-DD') as date, null::integer as weekday, null::integer as hour, coalesce(orders, 0) as orders,
      coalesce(cents, 0)::bigint as cents, coalesce(lost_orders, 0) as lost_orders
    from (select ${today} - n as day from generate_series(0, ${2 * days - 1}::integer) n) d left join sold using (day)
    union all
    select null, extract(dow from at)::integer, extract(hour from at)::integer, sum(visible)::integer, 0, 0 from hours
    where at >= ${today} - ${days - 1}::integer group by 2, 3
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
  const summed = await findSummedDays(reader, span, span.days - 1)
  const rows = await reader.many<{
    product_id: string
    name: string
    quantity: number
    cents: number
  }>(sql`${plannedEachTime}
    with names as (
      select product_id, name, max(last_sold_at) as last_sold_at, sum(quantity) as quantity, sum(cents) as cents from (
        select product_id, name, last_sold_at, quantity, cents from ${sumsOfShops(sql`product_sales_days`, span, summed)} s
        union all
        select product_id, name, last_sold_at, quantity, cents from (
          select i.product_id, i.name, ${lineSums} from ${ordersBesideSums(span, summed)} o
          join order_lines i on i.order_id = o.id where ${isSoldLine} group by i.product_id, i.name) o
      ) lines group by product_id, name
    )
    select product_id, (array_agg(name order by last_sold_at desc, name))[1] as name, sum(quantity)::integer as quantity, sum(cents)::bigint as cents
    from names group by product_id order by quantity desc, cents desc, product_id limit ${maxListed}`)
  return rows.map(({ cents, ...row }) => ({ ...row, sales: toDollars(cents) }))
}

/** As `percentile_cont` of the response times in `waits`: tenths of a minute, and how many are at most as long. */
function percentileMinutes(fraction: number): Sql {
  const waitAt = (place: Sql) =>
    sql`(select tenths / 10::float8 from waits where up_to > ${place} order by tenths limit 1)`
  return sql`(select ${waitAt(sql`floor(at)`)} + (at - floor(at)) * (${waitAt(sql`ceil(at)`)} - ${waitAt(sql`floor(at)`)})
    from (select ${fraction}::float8 * (max(up_to) - 1) as at from waits) p)`
}

export async function getResponseTime(
  reader: Queryable,
  span: SalesQuery,
): Promise<ShopInsights['response_time']> {
  const summed = await findSummedDays(reader, span, span.days - 1)
  const row = await reader.one<ShopInsights['response_time']>(sql`${plannedEachTime}
    with days as materialized (
      select response_tenths, responses, expired_orders from ${sums(sql`sales_days`, span, summed)} d
    ), beside as materialized (
      select ${responseTenths} as tenths, ${responseSums} from ${ordersBesideSums(span, summed)} o
      join order_events e on e.order_id = o.id and ${isFirstAction} group by 1
    ), waits as materialized (
      select tenths, sum(sum(responses)) over (order by tenths)::float8 as up_to from (
        select unnest(response_tenths) as tenths, unnest(responses) as responses from days
        union all select tenths, responses from beside where responses > 0
      ) w group by tenths
    )
    select coalesce((select max(up_to) from waits), 0)::integer as responded,
      (select coalesce(sum(expired_orders), 0)::integer from (
        select expired_orders from days union all select expired_orders from beside) e) as expired,
      ${percentileMinutes(0.5)} as median_minutes, ${percentileMinutes(0.9)} as p90_minutes`)
  return row ?? { responded: 0, expired: 0, median_minutes: null, p90_minutes: null }
}

type ShopSalesRow = { shop_id: string; name: string; orders: number; cents: number }

export async function getBestShops(reader: Queryable, span: SalesQuery) {
  const summed = await findSummedDays(reader, span, span.days - 1)
  const rows = await reader.many<ShopSalesRow>(sql`${plannedEachTime}
    select s.id as shop_id, s.name, t.orders, t.cents from (
      select shop_id, sum(orders)::integer as orders, sum(cents)::bigint as cents from (
        select shop_id, sold_orders as orders, sold_cents as cents from ${sumsOfShops(sql`sales_days`, span, summed)} d
        where sold_orders > 0
        union all
        select o.shop_id, count(*), sum(${soldCents}) from ${ordersBesideSums(span, summed)} o where ${isSale} group by o.shop_id
      ) d group by shop_id order by cents desc, shop_id limit ${maxListed}
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
