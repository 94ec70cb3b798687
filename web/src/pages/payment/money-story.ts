import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'

/** What the card was charged; undefined while it is not known, or is the whole sum. */
export function chargedCents({ payment, orders }: Checkout): number | undefined {
  if (payment?.state !== 'captured' && payment?.state !== 'voided') return undefined
  const cents = toCents(payment.captured_amount)
  return cents === totalCents(orders) ? undefined : cents
}

export function totalCents(orders: Checkout['orders']): number {
  return orders.reduce((sum, { total_amount }) => sum + toCents(total_amount), 0)
}

/** What a checkout has come to, and what happens to the money next. */
export function moneyStory({ payment, orders }: Checkout): { title: string; text: string } {
  const shops = orders.length === 1 ? (orders[0]?.shop_name ?? 'The shop') : 'Each shop'
  if (!payment)
    return {
      title: 'Ordered',
      text: `${shops} knows and will answer. You pay at the counter when you pick it up; nothing was charged.`,
    }
  const amount = formatMoney(toCents(payment.amount))
  const captured = formatMoney(toCents(payment.captured_amount))
  switch (payment.state) {
    case 'open':
      return {
        title: 'Not paid yet',
        text: `We have not heard of a payment of ${amount}. Nothing was charged so far.`,
      }
    case 'authorized':
      return {
        title: 'Your payment has arrived',
        text: `${amount} is held on your card. It is charged once ${orders.length === 1 ? `${shops} has` : 'the shops have'} accepted, and only for what is accepted. What is declined is never charged.`,
      }
    case 'captured':
      return { title: 'Paid', text: `${captured} was charged to your card, for what was accepted.` }
    case 'voided':
      return {
        title: 'Nothing was charged',
        text: `Nothing of it was accepted. The hold of ${amount} on your card is let go.`,
      }
    case 'closed':
      return {
        title: 'Not paid',
        text: 'It was not paid in time or let go. Nothing was charged, and your cart is as you left it.',
      }
    case 'failed':
      return {
        title: 'Your card could not be charged',
        text: `The shops know. Please ask them before you come; ${amount} was not charged.`,
      }
  }
}
