import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { inlineText, join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { visibleToShopCondition } from '../orders/order-conditions-sql.ts'

/** The shop or undefined for all shops, the number of days up to today, and the time zone of the days. */
export type SalesQuery = { shopId: string | undefined; timeZone: string; days: number; now: Date }

/** In tables of sums the id of all shops together. */
export const allShopsId = inlineText('00000000-0000-0000-0000-000000000000')

/** The start of the day this many days before today. */
export function startOfDay({ timeZone, now }: SalesQuery, daysAgo: number): Sql {
  return sql`((${now}::timestamptz at time zone ${timeZone})::date - ${daysAgo}::integer)::timestamp at time zone ${timeZone}`
}

/**
 * Which of the orders since `start` are in sums: those of the days (UTC) from `from` up to `until`, which is not one of them.
 * Not in sums are days of shops with a change since.
 */
export type SummedDays = {
  start: string
  from: string
  until: string
  /** Whether hours (UTC) are also hours of the time zone, since `start`. */
  has_whole_hours: boolean
  changed: { shop_id: string; day: string }[]
}

/**
 * Read before the sums, and true for them also when the job writes in between: a day never leaves the sums, and one that
 * was changed can also be read from its orders.
 */
export async function findSummedDays(
  reader: Queryable,
  span: SalesQuery,
  daysAgo: number,
): Promise<SummedDays> {
  const ofShop = span.shopId === undefined ? sql`true` : sql`c.shop_id = ${span.shopId}`
  const rows = await reader.many<
    Omit<SummedDays, 'changed'> & { shop_id: string | null; day: string | null }
  >(sql`
    with bounds as (select ${startOfDay(span, daysAgo)} as start),
    days as (
      select start, ((start + interval '24 hours' - interval '1 microsecond') at time zone 'UTC')::date as from,
        least((${span.now}::timestamptz at time zone 'UTC')::date, (select until from sales_summed)) as until,
        not exists (select from generate_series(start, ${span.now}::timestamptz, interval '24 hours') at
          where extract(minute from (at at time zone ${span.timeZone}) - (at at time zone 'UTC')) <> 0) as has_whole_hours
      from bounds
    )
    select d.start::text, d.from::text, greatest(d.from, d.until)::text as until, d.has_whole_hours, c.shop_id, c.day::text
    from days d left join (select distinct shop_id, day from sales_changes c where ${ofShop}) c on c.day >= d.from and c.day < d.until
    where exists (select from sales_summed)
    union all
    select start::text, '1970-01-01', '1970-01-01', false, null, null from bounds where not exists (select from sales_summed)
    order by day`)
  const changed = rows.flatMap(({ shop_id, day }) =>
    shop_id === null || day === null ? [] : [{ shop_id, day }],
  )
  const [
    { start, from, until, has_whole_hours } = { start: '', from: '', until: '', has_whole_hours: false },
  ] = rows
  return { start, from, until, has_whole_hours, changed }
}

/** The rows of a table of sums; of all shops those of each shop. */
export function sumsOfShops(table: Sql, { shopId }: SalesQuery, { from, until, changed }: SummedDays): Sql {
  const ofShop = shopId === undefined ? sql`t.shop_id <> ${allShopsId}` : sql`t.shop_id = ${shopId}`
  const isUnchanged =
    changed.length === 0
      ? sql`true`
      : sql`not exists (
        select from unnest(${changed.map(({ shop_id }) => shop_id)}::uuid[], ${changed.map(({ day }) => day)}::date[]) c (shop_id, day)
        where c.shop_id = t.shop_id and c.day = t.day)`
  return sql`(select t.* from ${table} t where ${ofShop} and t.day >= ${from}::date and t.day < ${until}::date and ${isUnchanged})`
}

/** The rows of a table of sums that has also rows of all shops together. Days with a change are those of the other shops. */
export function sums(table: Sql, span: SalesQuery, days: SummedDays): Sql {
  if (span.shopId !== undefined) return sumsOfShops(table, span, days)
  const ofAllShops = sql`t.shop_id = ${allShopsId} and t.day >= ${days.from}::date and t.day < ${days.until}::date`
  if (days.changed.length === 0) return sql`(select t.* from ${table} t where ${ofAllShops})`
  const changedDays = sql`${days.changed.map(({ day }) => day)}::date[]`
  return sql`(select t.* from ${table} t where ${ofAllShops} and t.day <> all(${changedDays})
    union all select t.* from ${sumsOfShops(table, span, days)} t where t.day = any(${changedDays}))`
}

/** The orders since `start` that are visible to their shop and in no sum. */
export function ordersBesideSums({ shopId }: SalesQuery, { start, from, until, changed }: SummedDays): Sql {
  const ofShops = shopId === undefined ? sql`true` : sql`o.shop_id = ${shopId}`
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'UTC')`
  const branches =
    from === until
      ? [sql`${ofShops} and o.created_at >= ${start}::timestamptz`]
      : [
          sql`${ofShops} and o.created_at >= ${start}::timestamptz and o.created_at < ${midnight(from)}`,
          sql`${ofShops} and o.created_at >= ${midnight(until)}`,
          ...Object.entries(Object.groupBy(changed, ({ day }) => day)).map(
            ([day, shops = []]) =>
              sql`o.shop_id = any(${shops.map(({ shop_id }) => shop_id)}::uuid[])
                and o.created_at >= ${midnight(day)} and o.created_at < ${midnight(day)} + interval '24 hours'`,
          ),
        ]
  const columns = sql`o.id, o.shop_id, o.created_at, o.status, o.order_type, o.payment_status, o.total_cents, o.refunded_cents`
  const selects = branches.map(
    (branch) => sql`select ${columns} from orders o where ${visibleToShopCondition} and ${branch}`,
  )
  return sql`(${join(selects, ' union all ')})`
}
