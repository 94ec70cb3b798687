import { formatDollars, toCents } from '@mainstreet/contract/money.ts'
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

/** The title of the checkout's state, and what happens to the payment next. */
export function checkoutSummary({ payment, orders }: Checkout): { title: string; text: string } {
  const shops = orders.length === 1 ? (orders[0]?.shop_name ?? 'The shop') : 'Each shop'
  if (!payment)
    return {
      title: 'Order placed',
      text: `${shops} will confirm shortly. You pay at pickup; nothing was charged.`,
    }
  const amount = formatDollars(payment.amount)
  const captured = formatDollars(payment.captured_amount)
  switch (payment.state) {
    case 'open':
      return {
        title: 'Not paid yet',
        text: `We haven’t received your payment of ${amount}. You weren’t charged.`,
      }
    case 'authorized':
      return {
        title: 'Order placed',
        text: `Your card is charged once ${orders.length === 1 ? `${shops} accepts` : 'the shops accept'} your order. Until then, ${amount} is on hold. You won’t be charged for anything a shop can’t fulfill.`,
      }
    case 'captured':
      return { title: 'Paid', text: `${captured} was charged to your card for the items the shops accepted.` }
    case 'voided':
      return {
        title: 'You weren’t charged',
        text: `The order wasn’t accepted. The hold of ${amount} on your card is released.`,
      }
    case 'closed':
      return {
        title: 'Not paid',
        text: 'The order wasn’t paid in time or was canceled. You weren’t charged, and your items are still in your cart.',
      }
    case 'failed':
      return {
        title: 'Your card could not be charged',
        text: `${amount} was not charged. The shops have been notified. Contact them before you come.`,
      }
  }
}
