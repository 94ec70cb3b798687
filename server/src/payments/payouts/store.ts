import { randomUUIDv7 } from 'node:crypto'
import type { Payout } from '@mainstreet/contract/payments/payout.ts'
import { lockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import type { RowOf } from '@mainstreet/platform/db/present-row.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { shopNetCents } from '../ledger/store.ts'

export type PayoutRow = RowOf<Omit<Payout, 'amount'>> & { amount_cents: number }

/** The day by the clock of the shop. */
const today = (shopId: string, now: Date): Sql => sql`
  (${now}::timestamptz at time zone coalesce((select hours ->> 'time_zone' from shops where id = ${shopId}), 'UTC'))::date`

const payoutColumns = (shopId: string, now: Date): Sql => sql`
  id, amount_cents, paid_on::text as paid_on, paid_on > ${today(shopId, now)} as scheduled, reference, created_at`

/** Newest first. */
export function listPayoutRows(
  reader: Queryable,
  shopId: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayoutRow[]> {
  return reader.many<PayoutRow>(
    pageOf(
      sql`
    select ${payoutColumns(shopId, now)} from payouts where shop_id = ${shopId}
    order by paid_on desc, id desc`,
      { limit, offset },
    ),
  )
}

export function findNextPayout(reader: Queryable, shopId: string, now: Date): Promise<PayoutRow | undefined> {
  return reader.one<PayoutRow>(sql`
    select ${payoutColumns(shopId, now)} from payouts where shop_id = ${shopId} and paid_on > ${today(shopId, now)}
    order by paid_on, id limit 1`)
}

type PayoutSums = { total: number; net_cents: number; paid_cents: number }

/** `total` is the number of payouts, also of those to come. */
export async function sumPayouts(reader: Queryable, shopId: string, now: Date): Promise<PayoutSums> {
  const sums = await reader.one<PayoutSums>(sql`
    select count(*)::integer as total, ${shopNetCents(shopId)} as net_cents,
      coalesce(sum(amount_cents) filter (where paid_on <= ${today(shopId, now)}), 0)::bigint as paid_cents
    from payouts where shop_id = ${shopId}`)
  return sums ?? { total: 0, net_cents: 0, paid_cents: 0 }
}

/** Only one transaction at a time can record payouts of a shop. Held until the transaction ends. */
export async function lockPayouts(tx: Tx, shopId: string): Promise<void> {
  await lockForTransaction(tx, `payouts ${shopId}`)
}

type NewPayout = { cents: number; paidOn: string; reference: string; now: Date }

/**
 * Undefined when it is more than what is owed and not yet scheduled; holds only after `lockPayouts`. The insert joins a
 * table, as on Citus one that selects from CTEs alone needs all nodes.
 */
export function insertPayout(
  tx: Tx,
  shopId: string,
  { cents, paidOn, reference, now }: NewPayout,
): Promise<PayoutRow | undefined> {
  return tx.one<PayoutRow>(sql`
    with owed as materialized (
      select true as is_owed where ${cents}::bigint <= ${shopNetCents(shopId)}
        - (select coalesce(sum(amount_cents), 0) from payouts where shop_id = ${shopId})
    ), recorded as (
      insert into payouts (id, shop_id, amount_cents, paid_on, reference, created_at)
      select ${randomUUIDv7()}::uuid, s.id, ${cents}::bigint, ${paidOn}::date, ${reference}, ${now}::timestamptz
      from owed join shops s on s.id = ${shopId} returning *
    )
    select ${payoutColumns(shopId, now)} from recorded`)
}

export function deletePayoutRow(
  tx: Tx,
  shopId: string,
  id: string,
): Promise<{ amount_cents: number; paid_on: string } | undefined> {
  return tx.one(sql`
    with deleted as (delete from payouts where id = ${id} and shop_id = ${shopId} returning *)
    select amount_cents, paid_on::text as paid_on from deleted`)
}
