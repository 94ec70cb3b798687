import { formatDollars, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'

type OrderAmounts = Pick<
  Order,
  'status' | 'payment_status' | 'total_amount' | 'captured_amount' | 'refunded_amount' | 'ready_requested_at'
>

/** For a cancelled order: the cents that are neither refunded nor pending. */
function owedCents({ status, captured_amount, refunded_amount }: OrderAmounts): number {
  return status === 'cancelled' ? toCents(captured_amount) - toCents(refunded_amount) : 0
}

/** The shop has the order ready and waits for the charge. */
export function isCharging({
  status,
  payment_status,
  ready_requested_at,
}: Pick<Order, 'status' | 'payment_status' | 'ready_requested_at'>): boolean {
  return status === 'in_progress' && payment_status === 'authorized' && ready_requested_at !== null
}

/** What to do about a payment problem, and who; undefined without one. */
export function getPaymentProblem(
  order: OrderAmounts & Pick<Order, 'failed_refund_amount' | 'shop_name' | 'customer_name'>,
  side: 'customer' | 'shop',
): string | undefined {
  const isCustomer = side === 'customer'
  const { customerPayment, shopPayment } = m.orders
  if (order.payment_status === 'failed' && isActive(order.status))
    return isCustomer ? customerPayment.chargeFailed(order.shop_name) : shopPayment.chargeFailed
  const owed = owedCents(order) || toCents(order.failed_refund_amount)
  if (owed <= 0) return undefined
  return isCustomer
    ? customerPayment.refundFailed(formatMoney(owed), order.shop_name)
    : shopPayment.refundFailed(formatMoney(owed), order.customer_name)
}

/** The state of the customer's payment; undefined without a payment. */
export function customerPaymentMessage(order: OrderAmounts): string | undefined {
  const texts = m.orders.customerPayment
  if (owedCents(order) > 0) return texts.refundIncomplete
  switch (order.payment_status) {
    case 'awaiting_payment':
      return texts.awaiting
    case 'authorized':
      if (isCharging(order)) return texts.charging
      return isActive(order.status)
        ? texts.authorized(formatDollars(order.total_amount))
        : texts.releasingHold
    default:
      return decidedPaymentMessage(order, order.payment_status, texts)
  }
}

/** What the shop needs to know about the payment. */
export function shopPaymentMessage(order: OrderAmounts): string | undefined {
  const texts = m.orders.shopPayment
  switch (order.payment_status) {
    case 'awaiting_payment':
      return undefined
    case 'authorized':
      if (isCharging(order)) return texts.charging
      return isActive(order.status) ? texts.authorized(formatDollars(order.total_amount)) : texts.notCharged
    default:
      return decidedPaymentMessage(order, order.payment_status, texts)
  }
}

type SharedTexts =
  | 'paid'
  | 'paidInStore'
  | 'refundOnItsWay'
  | 'partiallyRefunded'
  | 'refunded'
  | 'notCharged'
  | 'payAtPickup'

/** From the capture or its end on, customer and shop see the same in their own words. */
function decidedPaymentMessage(
  { status, refunded_amount }: OrderAmounts,
  paymentStatus: Exclude<Order['payment_status'], 'awaiting_payment' | 'authorized'>,
  texts: Pick<typeof m.orders.customerPayment, SharedTexts>,
): string | undefined {
  const refunded = formatDollars(refunded_amount)
  switch (paymentStatus) {
    case 'paid':
      return refunded_amount > 0 ? texts.refundOnItsWay(refunded) : texts.paid
    case 'paid_in_store':
      return texts.paidInStore
    case 'partially_refunded':
      return texts.partiallyRefunded(refunded)
    case 'refunded':
      return texts.refunded(refunded)
    case 'voided':
    case 'failed':
      return texts.notCharged
    case 'none':
      return isActive(status) ? texts.payAtPickup : undefined
  }
}
