import { dayMs } from '@mainstreet/contract/durations.ts'
import type { PaymentDiscrepancy, paymentDiscrepancyKinds } from '@mainstreet/contract/payments/payment.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import type { RowOf } from '@mainstreet/platform/db/present-row.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { PaymentRow } from '../store.ts'

export type NewDiscrepancy = {
  parentId: string | null
  kind: (typeof paymentDiscrepancyKinds)[number]
  expected: string
  actual: string
  /** The record that it was found on; a discrepancy is reported once per source. */
  source: string
}

export async function insertDiscrepancy(
  reader: Queryable,
  { parentId, kind, expected, actual, source }: NewDiscrepancy,
  now: Date,
): Promise<void> {
  await reader.one(sql`
    insert into payment_discrepancies (parent_order_id, kind, expected, actual, source, detected_at)
    values (${parentId}, ${kind}, ${expected}, ${actual}, ${source}, ${now}) on conflict (kind, source) do nothing`)
}

/** Resolves discrepancies of this kind that no longer exist. */
export async function resolveDiscrepanciesBySource(
  reader: Queryable,
  kind: NewDiscrepancy['kind'],
  sources: readonly string[],
  now: Date,
): Promise<void> {
  await reader.one(sql`
    update payment_discrepancies set resolved_at = ${now}
    where kind = ${kind} and source = any(${sources}) and resolved_at is null`)
}

export type DiscrepancyRow = RowOf<PaymentDiscrepancy>

/** Undefined `isOpen`: all. */
const isListed = (isOpen: boolean | undefined): Sql =>
  isOpen === undefined ? sql`true` : sql`(resolved_at is null) = ${isOpen}`

export function countDiscrepancies(reader: Queryable, isOpen: boolean | undefined): Promise<number> {
  return countRows(reader, sql`payment_discrepancies where ${isListed(isOpen)}`)
}

/** Newest first. */
export function listDiscrepancies(
  reader: Queryable,
  isOpen: boolean | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<DiscrepancyRow[]> {
  return reader.many<DiscrepancyRow>(
    pageOf(
      sql`
    select * from payment_discrepancies where ${isListed(isOpen)} order by id desc`,
      { limit, offset },
    ),
  )
}

export function findDiscrepancy(reader: Queryable, id: string): Promise<DiscrepancyRow | undefined> {
  return reader.one<DiscrepancyRow>(sql`select * from payment_discrepancies where id = ${id}`)
}

/** Undefined when it is unknown or already resolved. */
export function resolveDiscrepancy(
  reader: Queryable,
  id: string,
  now: Date,
): Promise<DiscrepancyRow | undefined> {
  return reader.one<DiscrepancyRow>(sql`
    update payment_discrepancies set resolved_at = ${now} where id = ${id} and resolved_at is null returning *`)
}

/** A bank gives up a hold after seven days. */
const maxHoldDays = 7

/** Payments with an authorization and without a capture, in the order of `intent_id`, after `after`. */
export function listUncapturedPayments(
  reader: Queryable,
  now: Date,
  after: string,
  limit: number,
): Promise<PaymentRow[]> {
  const since = new Date(now.getTime() - maxHoldDays * dayMs)
  return reader.many<PaymentRow>(sql`
    select * from payments where state <> 'captured' and intent_id > ${after} and updated_at > ${since}
    order by intent_id limit ${limit}`)
}
