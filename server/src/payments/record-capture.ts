import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { makeReady } from '../orders/mark-order-ready.ts'
import { enqueuePaymentEvent } from './enqueue-payment-event.ts'
import { insertLedgerEntry } from './ledger/store.ts'
import { lockPaymentOrders, setOrderCaptured, setOrdersNotCharged } from './order-payment-store.ts'
import { getPaymentStep } from './payment-step.ts'
import { insertDiscrepancy } from './reconciliation/store.ts'
import { lockPayment, type PaymentRow, setPaymentCaptured, setPaymentState } from './store.ts'

const systemActor = { actor: 'system', id: null } as const

type CapturedIntent = { id: string; status: string; amount_received: number }

/** Also called for events of the provider, once or repeatedly. */
export async function recordCapture(
  deps: PlatformDeps,
  tx: Tx,
  parentId: string,
  intent: CapturedIntent,
): Promise<void> {
  const payment = await lockPayment(tx, parentId)
  if (payment?.state !== 'authorized' || payment.capture_cents === null) return
  const orders = await lockPaymentOrders(tx, parentId)
  const now = deps.now()
  const isFullyCaptured = intent.status === 'succeeded' && intent.amount_received === payment.capture_cents
  if (!isFullyCaptured) return recordCaptureFailure(deps, tx, payment, intent)

  await setPaymentCaptured(tx, parentId, payment.capture_cents, now)
  for (const order of orders.filter(({ capture_cents }) => capture_cents !== null)) {
    const paidOrder = { ...order, ...(await setOrderCaptured(tx, order.id, now)) }
    await insertLedgerEntry(tx, order, 'captured', order.total_cents, intent.id, now)
    await enqueuePaymentEvent(deps, tx, paidOrder)
    if (order.status === 'in_progress' && order.ready_requested_at !== null && order.ready_at === null)
      await makeReady(deps, tx, paidOrder, systemActor)
  }
}

/** The provider has ended the hold. Our own void has nothing left to charge. */
export async function recordCancellation(
  deps: PlatformDeps,
  tx: Tx,
  parentId: string,
  intent: CapturedIntent,
): Promise<void> {
  const payment = await lockPayment(tx, parentId)
  if (payment?.state !== 'authorized') return
  const step = getPaymentStep(payment, await lockPaymentOrders(tx, parentId), deps.now())
  if (step.do === 'decide' && step.capture_cents === 0) return
  await recordCaptureFailure(deps, tx, payment, intent)
}

/** A failed capture keeps the orders from being accepted, ready or completed. */
async function recordCaptureFailure(
  deps: PlatformDeps,
  tx: Tx,
  payment: PaymentRow,
  intent: CapturedIntent,
): Promise<void> {
  const now = deps.now()
  const parentId = payment.parent_order_id
  await insertDiscrepancy(
    tx,
    {
      parentId,
      kind: 'capture_failed',
      expected: `${payment.capture_cents ?? payment.amount_cents}`,
      actual: `${intent.status} ${intent.amount_received}`,
      source: intent.id,
    },
    now,
  )
  await setPaymentState(tx, parentId, 'failed', now)
  for (const order of await setOrdersNotCharged(tx, parentId, now))
    if (order.payment_status === 'failed') await enqueuePaymentEvent(deps, tx, order)
}
