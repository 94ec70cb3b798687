import type { Reader } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { MoneyDeps } from '../process-payment.ts'
import { findPayment } from '../store.ts'
import { isPassing, isRefused, keyOf, lessonOf, type Provider } from '../stripe/stripe-provider.ts'
import type { RefundRow } from './present-refund.ts'
import { noteRefund } from './record-refund-result.ts'
import { findRefund, putOffRefund } from './store.ts'

/** A provider that is away is asked again later, under the same key. */
export async function runRefund(deps: MoneyDeps, id: string): Promise<void> {
  const { db, provider, now } = deps
  const refund = await findRefund(db, id)
  if (refund?.state !== 'requested') return
  const payment = await findPayment(db, await parentOf(db, refund.order_id))
  if (!payment?.intent_id) return
  try {
    const answer =
      (await findMade(provider, payment.intent_id, refund)) ??
      (await provider.stripe.refunds.create(
        {
          payment_intent: payment.intent_id,
          amount: refund.amount_cents,
          metadata: { refund_id: id, attempt: `${refund.attempt}` },
        },
        { idempotencyKey: keyOf('refund', `${id}-${refund.attempt}`, refund.key_round) },
      ))
    await db.tx((tx) => noteRefund(deps, tx, id, answer))
  } catch (fault) {
    if (isPassing(fault)) return putOffRefund(db, id, now(), lessonOf(fault))
    if (!isRefused(fault)) throw fault
    const failed = { id: null, status: 'failed', failure_reason: fault.code ?? fault.message }
    await db.tx((tx) => noteRefund(deps, tx, id, failed))
  }
}

/**
 * The provider remembers a key for a day, while a refund may wait for days: before it is asked once more, what an answer that
 * never came has made is looked for.
 */
async function findMade({ stripe }: Provider, intentId: string, { id, attempt, tries }: RefundRow) {
  if (tries === 0) return undefined
  for await (const made of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (made.metadata?.refund_id === id && made.metadata.attempt === `${attempt}`) return made
  return undefined
}

async function parentOf(reader: Reader, orderId: string): Promise<string> {
  const row = await reader.one<{ parent_order_id: string }>(
    sql`select parent_order_id from orders where id = ${orderId}`,
  )
  return row?.parent_order_id ?? orderId
}
