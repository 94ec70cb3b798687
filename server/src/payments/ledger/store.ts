import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { ledgerKinds, OrderBalance, OrderLedger } from '@mainstreet/contract/payments/payment.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { empty, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { acceptedByShopCondition } from '../../orders/order-conditions-sql.ts'

export type LedgerEntryKind = Exclude<(typeof ledgerKinds)[number], 'paid_in_store'>

/** An entry of an order. One of the same kind and source is written once, however often it is reported. */
export async function insertLedgerEntry(
  tx: Tx,
  order: { id: string; shop_id: string },
  kind: LedgerEntryKind,
  cents: number,
  source: string,
  now: Date,
) {
  await tx.one(sql`
    insert into ledger_entries (shop_id, order_id, kind, amount_cents, source, created_at)
    values (${order.shop_id}, ${order.id}, ${kind}, ${cents}, ${source}, ${now}) on conflict do nothing`)
}

export type LedgerEntryRow = {
  kind: OrderLedger['entries'][number]['kind']
  amount_cents: number
  created_at: Date
}

export async function isAcceptedByShop(reader: Queryable, orderId: string): Promise<boolean> {
  return (
    (await reader.one(
      sql`select true from orders o where o.id = ${orderId} and ${acceptedByShopCondition}`,
    )) !== undefined
  )
}

const maxEntriesPerOrder = 500

export function listLedgerEntries(reader: Queryable, orderId: string): Promise<LedgerEntryRow[]> {
  return reader.many<LedgerEntryRow>(sql`
    select kind, amount_cents, created_at from ledger_entries where order_id = ${orderId} order by id limit ${maxEntriesPerOrder}`)
}

export type OrderBalanceRow = {
  order_id: string
  customer_name: string
  status: OrderBalance['status']
  completed_at: Date | null
  captured_cents: number
  refunded_cents: number
  /** What disputes have taken back, without and with their fees. */
  withdrawn_cents: number
  disputed_cents: number
  commission_cents: number
  created_at: Date
}

export type BalancePeriod = CallQuery<typeof paymentCalls.exportShopBalances>

/** Rounds like the commission of one order (get-order-ledger.ts): half a cent in favor of the shop. */
const selectBalanceRows = (shopId: string, { from, to }: BalancePeriod): Sql => sql`
  select o.id as order_id, o.customer_name, o.status, o.captured_cents, done.cents as refunded_cents, o.created_at,
    disputed.withdrawn_cents, disputed.cents as disputed_cents,
    ceil((o.captured_cents - done.cents - disputed.withdrawn_cents) * p.commission_bp / 10000.0 - 0.5)::bigint as commission_cents,
    (select created_at from order_events e where e.order_id = o.id and e.to_status = 'completed' limit 1) as completed_at
  from orders o
  join payments p on p.parent_order_id = o.parent_order_id
  cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as cents from refunds r where r.order_id = o.id and r.state = 'succeeded'
  ) done
  cross join lateral (
    select coalesce(-sum(amount_cents), 0)::bigint as cents,
      coalesce(-sum(amount_cents) filter (where kind <> 'dispute_fee'), 0)::bigint as withdrawn_cents
    from ledger_entries l
    where l.order_id = o.id and l.kind in ('dispute_withdrawn', 'dispute_reinstated', 'dispute_fee')
  ) disputed
  where o.shop_id = ${shopId} and o.captured_cents > 0 and ${acceptedByShopCondition}
    and (${from ?? null}::date is null or o.created_at >= ${from ?? null}::date)
    and (${to ?? null}::date is null or o.created_at < ${to ?? null}::date + 1)`

/** What the shop has earned with all of its card payments, before payouts; negative when more was taken back. */
export const shopNetCents = (shopId: string): Sql => sql`(
  select coalesce(sum(captured_cents - refunded_cents - disputed_cents - commission_cents), 0)::bigint
  from (${selectBalanceRows(shopId, {})}) all_rows)`

type BalanceSums = {
  total: number
  captured: number
  refunded: number
  disputed: number
  commission: number
}

/** In cents; `total` is the number of orders. */
export async function sumShopBalances(
  reader: Queryable,
  shopId: string,
  period: BalancePeriod,
): Promise<BalanceSums> {
  const sums = await reader.one<BalanceSums>(sql`
    select count(*)::integer as total, coalesce(sum(captured_cents), 0)::bigint as captured,
      coalesce(sum(refunded_cents), 0)::bigint as refunded, coalesce(sum(disputed_cents), 0)::bigint as disputed,
      coalesce(sum(commission_cents), 0)::bigint as commission
    from (${selectBalanceRows(shopId, period)}) all_rows`)
  return sums ?? { total: 0, captured: 0, refunded: 0, disputed: 0, commission: 0 }
}

/** Newest first. */
export function listBalanceRows(
  reader: Queryable,
  shopId: string,
  period: BalancePeriod,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderBalanceRow[]> {
  return reader.many<OrderBalanceRow>(
    pageOf(
      sql`
    ${selectBalanceRows(shopId, period)} order by o.created_at desc, o.id desc`,
      { limit, offset },
    ),
  )
}

export type BalanceCursor = Pick<OrderBalanceRow, 'created_at' | 'order_id'>

/** Oldest first, from the beginning without a cursor. */
export function listBalanceRowsAfter(
  reader: Queryable,
  shopId: string,
  period: BalancePeriod,
  after: BalanceCursor | undefined,
  limit: number,
): Promise<OrderBalanceRow[]> {
  const isAfter = after
    ? sql`and (o.created_at, o.id) > (${after.created_at}, ${after.order_id}::uuid)`
    : empty
  return reader.many<OrderBalanceRow>(sql`
    ${selectBalanceRows(shopId, period)} ${isAfter} order by o.created_at, o.id limit ${limit}`)
}
