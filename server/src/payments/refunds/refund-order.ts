import { randomUUIDv7 } from 'node:crypto'
import type { CallBody } from '@mainstreet/contract/call.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { canViewOrder, getOrderActor, requireOrder } from '../../orders/get-order.ts'
import type { OrderRow } from '../../orders/present.ts'
import { findOrder } from '../../orders/store.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/db.ts'
import { runIdempotent } from '../../platform/db/idempotency.ts'
import { sql } from '../../platform/db/sql.ts'
import { ApiError, notFoundError } from '../../platform/http/api-error.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { withStripeTimeout } from '../stripe/with-stripe-timeout.ts'
import { presentRefund, type RefundLine, type RefundRow } from './present-refund.ts'
import { processRefund } from './process-refund.ts'
import { reserveRefundLines } from './refund-lines.ts'
import { requireRefund } from './store.ts'

type RefundBody = CallBody<typeof paymentCalls.refundOrder>

/**
 * Stores the refund and checks it against the captured amount before the provider is called; the result may come later.
 */
export async function refundOrder(
  deps: PaymentDeps,
  viewer: Viewer,
  orderId: string,
  body: RefundBody,
  key: string | undefined,
): Promise<Refund> {
  const refund = await deps.db.tx((tx) =>
    runIdempotent(tx, { viewer, call: 'refundOrder', key, body: { orderId, ...body } }, async () => {
      const order = await requireOrder(tx, viewer, orderId)
      requireShopActor(viewer, order)
      if (order.captured_cents === 0)
        throw new ApiError('wrong_state', 'Nothing was paid online for this order')
      const cents = body.lines
        ? await reserveRefundLines(tx, orderId, body.lines)
        : body.amount === undefined
          ? order.captured_cents - order.refunded_cents
          : toCents(body.amount)
      const createdRefund = await insertRefund(tx, order, {
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

/** Refunds cancelled paid orders in full, once. Returns the ids of the refunds to process. */
export async function refundCancelledOrders(tx: Tx, parentId: string, now: Date): Promise<string[]> {
  const rows = await tx.many<OrderRow>(sql`
    select * from orders o where parent_order_id = ${parentId} and status = 'cancelled' and captured_cents > refunded_cents
      and not exists (select from refunds r where r.order_id = o.id and r.cause = 'cancelled')
    order by id for no key update`)
  const refundIds: string[] = []
  for (const order of rows) {
    const refund = await insertRefund(tx, order, {
      cents: order.captured_cents - order.refunded_cents,
      reason: 'The order was cancelled',
      lines: [],
      restock: [],
      requestedBy: null,
      cause: 'cancelled',
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
  if (!order || !canViewOrder(viewer, order)) throw notFoundError('Refund')
  requireShopActor(viewer, order)
  await deps.db.tx(async (tx) => {
    const now = deps.now()
    const reopened = await tx.one(sql`
      update refunds set state = 'requested', attempt = attempt + 1, tries = 0, fault = null, next_try_at = ${now}, updated_at = ${now}
      where id = ${id} and state = 'failed' returning id`)
    if (!reopened) return
    await reserveRefundLines(tx, refund.order_id, refund.lines)
    await reserveRefundAmount(tx, refund.order_id, refund.amount_cents, now)
    await audit(tx, viewer, 'order.refund_again', refund.order_id, { after: { refund: id } })
  })
  await withStripeTimeout(deps, processRefund(deps, id))
  return presentRefund(await requireRefund(deps.db, id))
}

/** A merchant is also a customer of other shops. */
function requireShopActor(viewer: Viewer, order: OrderRow): void {
  if (getOrderActor(viewer, order) === 'customer')
    throw new ApiError('not_allowed', 'Only the shop gives money back')
}

type NewRefund = {
  cents: number
  reason: string
  lines: RefundLine[]
  restock: RefundLine[]
  requestedBy: string | null
  cause?: 'cancelled'
  now: Date
}

async function insertRefund(tx: Tx, order: OrderRow, input: NewRefund): Promise<RefundRow> {
  const { cents, reason, lines, restock, requestedBy, cause = null, now } = input
  await reserveRefundAmount(tx, order.id, cents, now)
  const row = await tx.one<RefundRow>(sql`
    insert into refunds (id, order_id, amount_cents, reason, state, lines, restock, asked_by, cause, next_try_at, created_at,
      updated_at)
    values (${randomUUIDv7()}, ${order.id}, ${cents}, ${reason}, 'requested', ${JSON.stringify(lines)}::jsonb,
      ${JSON.stringify(restock)}::jsonb, ${requestedBy}, ${cause}, ${now}, ${now}, ${now})
    returning *`)
  if (!row) throw new Error('the refund was not stored')
  return row
}

/** One statement reserves the amount: two concurrent refunds cannot both take the last cent. */
async function reserveRefundAmount(tx: Tx, orderId: string, cents: number, now: Date): Promise<void> {
  const reserved = await tx.one(sql`
    update orders set refunded_cents = refunded_cents + ${cents}, failed_refund_cents = 0, updated_at = ${now}
    where id = ${orderId} and ${cents}::bigint > 0 and refunded_cents + ${cents} <= captured_cents returning id`)
  if (!reserved)
    throw new ApiError('rule_broken', 'That is more than is left of what was paid for this order', {
      details: [{ path: 'amount', message: 'Too much' }],
    })
}
