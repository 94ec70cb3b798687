import { toDollars } from '@mainstreet/contract/money.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { presentOrder } from '../../orders/present.ts'
import { listOrderEvents, listOrderItems } from '../../orders/store.ts'
import { listCheckoutOrders } from '../order-payment-store.ts'
import { findPayment, findPaymentBySession, type PaymentRow } from '../store.ts'
import type { StripeSandbox } from '../stripe/stripe-provider.ts'

/** Throws 404 also when the checkout belongs to someone else. */
export async function getCheckout(reader: Queryable, viewer: Viewer, parentId: string): Promise<Checkout> {
  const rows = await listCheckoutOrders(reader, parentId)
  const isOwn = rows[0]?.customer_id === viewer.id
  if (rows.length === 0 || (!isOwn && viewer.role !== 'admin')) throw notFoundError('checkout')
  const ids = rows.map(({ id }) => id)
  for (const id of ids) await auditAdminRead(reader, viewer, { action: 'order.read', subjectId: id })
  const [items, events, payment] = await Promise.all([
    listOrderItems(reader, ids),
    listOrderEvents(reader, ids),
    findPayment(reader, parentId),
  ])
  const orders = rows.map((row) =>
    presentOrder(
      row,
      {
        items: items.filter(({ order_id }) => order_id === row.id),
        events: events.filter(({ order_id }) => order_id === row.id),
      },
      viewer.id,
    ),
  )
  const presentedPayment = payment ? presentPayment(payment) : null
  return {
    parent_order_id: parentId,
    orders,
    payment: presentedPayment,
    ...(presentedPayment?.payment_url && { payment_url: presentedPayment.payment_url }),
  }
}

/** The sandbox's pages are part of this program: they open at the origin that the customer has opened. */
export function withPaymentPageOrigin(
  origin: string,
  sandbox: StripeSandbox | undefined,
  checkout: Checkout,
): Checkout {
  const { payment } = checkout
  if (!sandbox || !payment?.payment_url) return checkout
  const { pathname } = new URL(payment.payment_url)
  if (!pathname.startsWith(`${sandbox.paymentPagePath}/`)) return checkout
  const payment_url = `${origin}${pathname}`
  return { ...checkout, payment: { ...payment, payment_url }, payment_url }
}

/** Throws 404 for a forged, foreign or unpaid session, so that a session id reveals nothing. */
export async function getCheckoutBySession(
  reader: Queryable,
  viewer: Viewer,
  sessionId: string,
): Promise<Checkout> {
  const payment = await findPaymentBySession(reader, sessionId)
  const isPaid = payment?.state === 'authorized' || payment?.state === 'captured'
  const canView = payment?.customer_id === viewer.id || viewer.role === 'admin'
  if (!payment || !canView || !isPaid) throw notFoundError('payment')
  return getCheckout(reader, viewer, payment.parent_order_id)
}

function presentPayment(payment: PaymentRow) {
  const { state, amount_cents, captured_cents, payment_url, expires_at } = payment
  return {
    state,
    amount: toDollars(amount_cents),
    captured_amount: toDollars(captured_cents),
    payment_url: state === 'open' ? payment_url : null,
    expires_at: expires_at.toISOString(),
  }
}
