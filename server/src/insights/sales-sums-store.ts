import type { Tx } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
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
import { allShopsId } from './summed-days-store.ts'

/** How long after its end (UTC) a day is summed: no transaction that began on it is still running then. */
const closedAfter = sql`interval '3 hours'`

/** The first day that is over and not yet summed, and has orders. By the clock of the database, as in the triggers. */
export async function findDayToSum(tx: Tx): Promise<string | undefined> {
  const row = await tx.one<{ day: string | null }>(sql`
    select (min(created_at) at time zone 'UTC')::date::text as day from orders
    where created_at >= coalesce((select until::timestamp at time zone 'UTC' from sales_summed), '-infinity')
      and created_at < date_trunc('day', now() - ${closedAfter}, 'UTC')`)
  return row?.day ?? undefined
}

export async function setSummed(tx: Tx, day: string): Promise<void> {
  const rows = await tx.many(sql`update sales_summed set until = ${day}::date + 1 returning 1`)
  if (rows.length === 0) await tx.one(sql`insert into sales_summed (until) values (${day}::date + 1)`)
}

/** The day with the oldest changes and its shops. Later statements of the transaction see what has changed. */
export async function takeSalesChanges(tx: Tx): Promise<{ day: string; shopIds: string[] } | undefined> {
  const rows = await tx.many<{ day: string; shop_id: string }>(sql`
    with taken as (
      delete from sales_changes where day = (select min(day) from sales_changes) returning shop_id, day
    )
    select distinct shop_id, day::text from taken`)
  return rows[0] && { day: rows[0].day, shopIds: rows.map(({ shop_id }) => shop_id) }
}

/** A day that is not yet summed has no sums to correct. */
export async function isSummed(tx: Tx, day: string): Promise<boolean> {
  return (await tx.one(sql`select from sales_summed where until > ${day}::date`)) !== undefined
}

/**
 * Of these shops, or of all that have orders. In the order in which they are read, so that a day of a shop is on few
 * pages. A time plus an interval depends on the time zone, which Citus rejects in an insert from tables.
 */
export async function writeSums(tx: Tx, day: string, shopIds?: string[]): Promise<void> {
  const ofShops = (shopId: Sql) => (shopIds ? sql`${shopId} = any(${shopIds}::uuid[])` : sql`true`)
  const changed = sql`day = ${day}::date and (shop_id = ${allShopsId} or ${ofShops(sql`shop_id`)})`
  const midnight = (date: Sql) => sql`(${date}::timestamp at time zone 'UTC')`
  const orders = sql`${visibleToShopCondition} and ${ofShops(sql`o.shop_id`)}
    and o.created_at >= ${midnight(sql`${day}::date`)} and o.created_at < ${midnight(sql`(${day}::date + 1)`)}`
  await tx.one(sql`delete from sales_quarters where ${changed}`)
  await tx.one(sql`delete from sales_days where ${changed}`)
  await tx.one(sql`delete from product_sales_days where ${changed}`)
  await tx.one(sql`
    insert into sales_quarters (shop_id, day, at, orders, sold_orders, sold_cents, lost_orders)
    select o.shop_id, ${day}::date, ${quarterOfOrder}, ${quarterSums} from orders o where ${orders} group by o.shop_id, 3
    order by 1, 3`)
  await tx.one(sql`
    insert into product_sales_days (shop_id, day, product_id, name, quantity, cents, last_sold_at)
    select o.shop_id, ${day}::date, i.product_id, i.name, ${lineSums} from orders o join order_lines i on i.order_id = o.id
    where ${orders} and ${isSoldLine} group by o.shop_id, i.product_id, i.name order by 1`)
  await tx.one(sql`
    insert into sales_days (shop_id, day, sold_orders, sold_cents, expired_orders, response_tenths, responses)
    select s.shop_id, ${day}::date, s.orders, s.cents, coalesce(r.expired_orders, 0), coalesce(r.tenths, '{}'), coalesce(r.responses, '{}')
    from (
      select o.shop_id, count(*) filter (where ${isSale}) as orders, coalesce(sum(${soldCents}) filter (where ${isSale}), 0) as cents
      from orders o where ${orders} group by o.shop_id
    ) s left join (
      select shop_id, sum(expired_orders) as expired_orders, array_agg(tenths order by tenths) filter (where responses > 0) as tenths,
        array_agg(responses order by tenths) filter (where responses > 0) as responses
      from (
        select o.shop_id, ${responseTenths} as tenths, ${responseSums} from orders o
        join order_events e on e.order_id = o.id and ${isFirstAction} where ${orders} group by o.shop_id, 2
      ) w group by shop_id
    ) r on r.shop_id = s.shop_id`)
  await writeSumsOfAllShops(tx, day)
}

async function writeSumsOfAllShops(tx: Tx, day: string): Promise<void> {
  await tx.one(sql`
    insert into sales_quarters (shop_id, day, at, orders, sold_orders, sold_cents, lost_orders)
    select ${allShopsId}::uuid, day, at, sum(orders), sum(sold_orders), sum(sold_cents), sum(lost_orders)
    from sales_quarters where day = ${day}::date group by day, at order by at`)
  await tx.one(sql`
    insert into sales_days (shop_id, day, sold_orders, sold_cents, expired_orders, response_tenths, responses)
    select ${allShopsId}::uuid, ${day}::date, s.orders, s.cents, s.expired_orders, r.tenths, r.responses
    from (
      select sum(sold_orders) as orders, sum(sold_cents) as cents, sum(expired_orders) as expired_orders
      from sales_days where day = ${day}::date having count(*) > 0
    ) s, (
      select coalesce(array_agg(tenths order by tenths), '{}') as tenths, coalesce(array_agg(responses order by tenths), '{}') as responses
      from (
        select tenths, sum(responses)::integer as responses from (
          select unnest(response_tenths) as tenths, unnest(responses) as responses from sales_days where day = ${day}::date
        ) w group by tenths
      ) w
    ) r`)
}
