import { formatDollars, formatList } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'

/** The amount charged to the card; undefined while it is unknown, or is the full total. */
export function getChargedCents({ payment, orders }: Checkout): number | undefined {
  if (payment?.state !== 'captured' && payment?.state !== 'voided') return undefined
  const cents = toCents(payment.captured_amount)
  return cents === sumTotalCents(orders) ? undefined : cents
}

export function sumTotalCents(orders: Checkout['orders']): number {
  return orders.reduce((sum, { total_amount }) => sum + toCents(total_amount), 0)
}

/** Not in the shop. */
export function isPaidOnline({ payment_status }: Order): boolean {
  return payment_status !== 'none' && payment_status !== 'paid_in_store'
}

/** Undefined unless a checkout with a card payment has orders that are paid at pickup. */
export function payAtPickupMessage({ payment, orders }: Checkout): string | undefined {
  const shops = orders
    .filter(({ payment_status, status }) => payment_status === 'none' && isActive(status))
    .map(({ shop_name }) => shop_name)
  if (!payment || shops.length === 0) return undefined
  return m.checkout.summary.payAtPickup({ shops: formatList(shops), count: shops.length })
}

/** The title of the checkout's state, and what happens to the payment next. */
export function checkoutSummary({ payment, orders }: Checkout): { title: string; text: string } {
  const texts = m.checkout.summary
  const [order, ...others] = payment ? orders.filter(isPaidOnline) : orders
  const shop = others.length === 0 ? order?.shop_name : undefined
  if (!payment) return { title: texts.placed, text: shop ? texts.shopConfirms(shop) : texts.shopsConfirm }
  const amount = formatDollars(payment.amount)
  switch (payment.state) {
    case 'open':
      return { title: texts.notPaidYet, text: texts.notReceived(amount) }
    case 'authorized':
      return {
        title: texts.placed,
        text: shop ? texts.chargedOnAccept({ shop, amount }) : texts.chargedOnAcceptAll(amount),
      }
    case 'captured':
      return { title: texts.paid, text: texts.charged(formatDollars(payment.captured_amount)) }
    case 'voided':
      return { title: texts.notCharged, text: texts.holdReleased(amount) }
    case 'closed':
      return { title: texts.notPaid, text: texts.expired }
    case 'failed':
      return { title: texts.chargeFailed, text: texts.chargeFailedText(amount) }
  }
}
