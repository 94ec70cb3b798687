import type { ledgerKinds } from '@mainstreet/contract/payments/payment.ts'
import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type LedgerEntryKind = Exclude<(typeof ledgerKinds)[number], 'paid_in_shop'>

/** An entry of the same kind and source is written once, however often it is reported. */
export async function insertLedgerEntry(
  tx: Tx,
  orderId: string,
  kind: LedgerEntryKind,
  cents: number,
  source: string,
  now: Date,
) {
  await tx.one(sql`
    insert into ledger (order_id, kind, amount_cents, source, created_at)
    values (${orderId}, ${kind}, ${cents}, ${source}, ${now}) on conflict do nothing`)
}
