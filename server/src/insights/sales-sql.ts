import { sql } from '@mainstreet/platform/db/sql.ts'

// What is counted of an order `o`, its lines `i` and its history `e`, in sums and beside them.

/** An order that the shop has accepted, a reservation only once it was picked up; not what was refunded in full or could not be charged. */
export const isSale = sql`(o.status = 'completed' or (o.status = 'in_progress' and o.order_type = 'order'))
  and o.payment_status <> 'failed' and (o.refunded_cents = 0 or o.refunded_cents < o.total_cents)`
const isLost = sql`o.status in ('cancelled', 'declined', 'expired', 'no_show')`
/** What is left of the order after refunds. */
export const soldCents = sql`o.total_cents - o.refunded_cents`

/** The offset of a time zone is a whole number of quarters of an hour. */
export const quarterOfOrder = sql`date_bin('15 minutes', o.created_at, timestamptz '2000-01-01 00:00:00Z')`
/** With the types of the columns, so that rows of both need no conversion. */
export const quarterSums = sql`count(*)::integer as orders, count(*) filter (where ${isSale})::integer as sold_orders,
  coalesce(sum(${soldCents}) filter (where ${isSale}), 0)::bigint as sold_cents, count(*) filter (where ${isLost})::integer as lost_orders`

export const isSoldLine = sql`${isSale} and i.quantity > i.refunded_quantity`
export const lineSums = sql`sum(i.quantity - i.refunded_quantity) as quantity,
  sum(i.price_cents * (i.quantity - i.refunded_quantity))::bigint as cents, max(o.created_at) as last_sold_at`

/** When the order became visible to the shop: a card order only after its payment. */
const visibleToShopAt = sql`case when o.payment_status in ('none', 'paid_in_store') then o.created_at else coalesce(
  (select min(l.created_at) from ledger_entries l where l.order_id = o.id and l.kind = 'authorized'), o.created_at) end`
export const isFirstAction = sql`e.kind = 'status_changed' and e.from_status = 'pending'`
export const responseTenths = sql`(10 * round(extract(epoch from e.created_at - ${visibleToShopAt})::numeric / 60, 1))::integer`
/** Of the orders with the same response time. */
export const responseSums = sql`count(*) filter (where e.actor in ('merchant', 'admin'))::integer as responses,
  count(*) filter (where e.to_status = 'expired')::integer as expired_orders`
