import type { CallBody } from '@mainstreet/contract/call.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { runIdempotent } from '@mainstreet/platform/db/idempotency.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { confirmIdentityError } from '@mainstreet/platform/http/handle-call.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import { canViewOrder, getOrderActor, requireOrder } from '../../orders/get-order.ts'
import type { OrderRow, StoredOrder } from '../../orders/present.ts'
import { findOrder } from '../../orders/store.ts'
import { hasWithdrawnFunds } from '../disputes/store.ts'
import { lockOrdersToRefund, reserveOrderRefund } from '../order-payment-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { withStripeTimeout } from '../stripe/with-stripe-timeout.ts'
import { presentRefund, type RefundRow } from './present-refund.ts'
import { processRefund } from './process-refund.ts'
import { reserveRefundLines } from './refund-lines.ts'
import { insertRefund, type NewRefund, reopenFailedRefund, requireRefund } from './store.ts'

type RefundRequest = {
  body: CallBody<typeof paymentCalls.refundOrder>
  key: string | undefined
  /** More needs a recent authentication. */
  maxCents: number
}

/**
 * Stores the refund and checks it against the captured amount before the provider is called; the result may come later.
 */
export async function refundOrder(
  deps: PaymentDeps,
  viewer: Viewer,
  orderId: string,
  { body, key, maxCents }: RefundRequest,
): Promise<Refund> {
  const refund = await deps.db.tx((tx) =>
    runIdempotent(tx, { viewer, call: 'refundOrder', key, body: { orderId, ...body } }, async () => {
      const order = await requireOrder(tx, viewer, orderId)
      requireShopActor(viewer, order)
      if (order.captured_cents === 0) throw new ApiError('wrong_state', (m) => m.errors.refunds.notPaidOnline)
      await requireNoWithdrawnFunds(tx, orderId)
      const cents = body.lines
        ? await reserveRefundLines(tx, orderId, body.lines)
        : body.amount === undefined
          ? order.captured_cents - order.refunded_cents
          : toCents(body.amount)
      if (cents > maxCents) throw confirmIdentityError()
      const createdRefund = await createRefund(tx, order, {
        cents,
        reason: body.reason,
        lines: body.lines ?? [],
        restock: body.restock ? (body.lines ?? []) : [],
        requestedBy: viewer.id,
        now: deps.now(),
      })
      await audit(tx, viewer, 'order.refund', orderId, {
        after: { amount_cents: cents, reason: body.reason },
      })
      return presentRefund(createdRefund)
    }),
  )
  await withStripeTimeout(deps, processRefund(deps, refund.id))
  return presentRefund(await requireRefund(deps.db, refund.id))
}

/** Refunds cancelled paid orders in full, once; a disputed one when the dispute is won. Returns the ids of the refunds to process. */
export async function refundCancelledOrders(tx: Tx, parentId: string, now: Date): Promise<string[]> {
  const refundIds: string[] = []
  for (const order of await lockOrdersToRefund(tx, parentId)) {
    const refund = await createRefund(tx, order, {
      cents: order.captured_cents - order.refunded_cents,
      reason: getMessages(defaultLocale).serverTexts.reasons.orderCancelled,
      lines: [],
      restock: [],
      requestedBy: null,
      trigger: 'cancelled',
      now,
    })
    refundIds.push(refund.id)
  }
  return refundIds
}

/** Reserves the amount again and repeats the provider call. */
export async function retryRefund(deps: PaymentDeps, viewer: Viewer, id: string): Promise<Refund> {
  const refund = await requireRefund(deps.db, id)
  const order = await findOrder(deps.db, refund.order_id)
  if (!order || !canViewOrder(viewer, order)) throw notFoundError('refund')
  requireShopActor(viewer, order)
  await deps.db.tx(async (tx) => {
    await requireNoWithdrawnFunds(tx, order.id)
    const now = deps.now()
    if (!(await reopenFailedRefund(tx, id, now))) return
    await reserveRefundLines(tx, refund.order_id, refund.lines)
    await reserveRefundAmount(tx, refund.order_id, refund.amount_cents, now)
    await audit(tx, viewer, 'order.refund_retried', refund.order_id, { after: { refund: id } })
  })
  await withStripeTimeout(deps, processRefund(deps, id))
  return presentRefund(await requireRefund(deps.db, id))
}

/** A merchant is also a customer of other shops. */
function requireShopActor(viewer: Viewer, order: OrderRow): void {
  if (getOrderActor(viewer, order) === 'customer')
    throw new ApiError('not_allowed', (m) => m.errors.refunds.onlyShop)
}

/** The bank has returned the amount to the cardholder already, and the provider would reject a refund. */
async function requireNoWithdrawnFunds(tx: Tx, orderId: string): Promise<void> {
  if (await hasWithdrawnFunds(tx, orderId))
    throw new ApiError('wrong_state', (m) => m.errors.refunds.disputed)
}

async function createRefund(tx: Tx, { id }: StoredOrder, refund: NewRefund): Promise<RefundRow> {
  await reserveRefundAmount(tx, id, refund.cents, refund.now)
  return insertRefund(tx, id, refund)
}

async function reserveRefundAmount(tx: Tx, orderId: string, cents: number, now: Date): Promise<void> {
  if (await reserveOrderRefund(tx, orderId, cents, now)) return
  throw new ApiError('rule_violation', (m) => m.errors.refunds.tooMuch, {
    details: [{ path: 'amount', message: (m) => m.errors.refunds.tooMuch }],
  })
}
