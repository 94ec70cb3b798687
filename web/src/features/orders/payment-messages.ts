import { formatDollars, formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'

type OrderAmounts = Pick<
  Order,
  'status' | 'payment_status' | 'total_amount' | 'captured_amount' | 'refunded_amount'
>

/** For a cancelled order: the cents that are neither refunded nor pending. */
function owedCents({ status, captured_amount, refunded_amount }: OrderAmounts): number {
  return status === 'cancelled' ? toCents(captured_amount) - toCents(refunded_amount) : 0
}

/** What to do about a payment problem, and who; undefined without one. */
export function getPaymentProblem(
  order: OrderAmounts & Pick<Order, 'failed_refund_amount' | 'shop_name' | 'customer_name'>,
  side: 'customer' | 'shop',
): string | undefined {
  const isCustomer = side === 'customer'
  if (order.payment_status === 'failed' && isActive(order.status))
    return isCustomer
      ? `Your card could not be charged, and nothing was taken. Cancel this order and place it again with another card, or ask ${order.shop_name} before you come.`
      : 'The card could not be charged: do not hand it over. Cancel it, and the customer can order again.'
  const owed = owedCents(order) || toCents(order.failed_refund_amount)
  if (owed <= 0) return undefined
  return isCustomer
    ? `${formatMoney(owed)} has not gone back to your card yet. ${order.shop_name} and the street know of it and try again: the money stays yours.`
    : `${formatMoney(owed)} has not gone back. Try the refund again, or settle it with ${order.customer_name}.`
}

/** The state of the customer's payment; undefined without a payment. */
export function customerPaymentMessage(order: OrderAmounts): string | undefined {
  const refunded = formatDollars(order.refunded_amount)
  if (owedCents(order) > 0) return 'Paid by card, not all given back yet'
  switch (order.payment_status) {
    case 'awaiting_payment':
      return 'Waiting for your payment'
    case 'authorized':
      return isActive(order.status)
        ? 'Held on your card, not charged yet'
        : 'The hold on your card is being let go'
    case 'paid':
      return order.refunded_amount > 0 ? `Paid by card, ${refunded} is on its way back` : 'Paid by card'
    case 'paid_in_store':
      return 'Paid in the shop'
    case 'partially_refunded':
      return `Paid by card, ${refunded} given back`
    case 'refunded':
      return `${refunded} given back to your card`
    case 'voided':
      return 'Nothing was charged'
    case 'failed':
      return 'Nothing was charged'
    case 'none':
      return isActive(order.status) ? 'Pay in the shop' : undefined
  }
}

/** What the shop needs to know about the payment. */
export function shopPaymentMessage(order: OrderAmounts): string | undefined {
  const refunded = formatDollars(order.refunded_amount)
  switch (order.payment_status) {
    case 'awaiting_payment':
      return undefined
    case 'authorized':
      if (order.status === 'in_progress') return 'not charged yet'
      return isActive(order.status) ? 'paid by card once accepted' : 'nothing charged'
    case 'paid':
      return order.refunded_amount > 0 ? `paid, ${refunded} on its way back` : 'paid'
    case 'paid_in_store':
      return 'paid in the shop'
    case 'partially_refunded':
      return `paid, ${refunded} given back`
    case 'refunded':
      return `${refunded} given back`
    case 'voided':
      return 'nothing charged'
    case 'failed':
      return 'not charged'
    case 'none':
      return isActive(order.status) ? 'to be paid at the counter' : undefined
  }
}
