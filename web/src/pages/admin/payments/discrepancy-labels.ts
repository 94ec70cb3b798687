import { formatMoney } from '@mainstreet/contract/money.ts'
import type { PaymentDiscrepancy } from '@mainstreet/contract/payments/payment.ts'

/** What it means, and what to do before it is resolved. */
type DiscrepancyText = { title: string; text: string; nextStep: string }

export const discrepancyTexts: Record<PaymentDiscrepancy['kind'], DiscrepancyText> = {
  unknown_payment: {
    title: 'Unknown payment',
    text: 'The provider has a payment that we have no checkout for.',
    nextStep: 'Look it up at the provider by its number, and give it back there if it is nobody’s here.',
  },
  wrong_amount: {
    title: 'Wrong amount',
    text: 'Another sum was paid than the checkout says, so its orders count as unpaid.',
    nextStep: 'Give the payment back at the provider; the customer may order again.',
  },
  wrong_currency: {
    title: 'Wrong currency',
    text: 'It was paid in another currency than ours, so its orders count as unpaid.',
    nextStep: 'Give the payment back at the provider; the customer may order again.',
  },
  wrong_mode: {
    title: 'Test and live mixed',
    text: 'A test payment met a live checkout, or the other way. Its orders count as unpaid.',
    nextStep: 'See which keys the server was started with.',
  },
  paid_late: {
    title: 'Paid too late',
    text: 'It was paid after the goods had gone back on the shelf. The hold on the card is let go by itself.',
    nextStep: 'Nothing, unless the customer asks: nothing was charged, and they may order again.',
  },
  not_found: {
    title: 'Not at the provider',
    text: 'The provider does not know this payment.',
    nextStep: 'See whether the keys of another account were set.',
  },
  authorized_elsewhere: {
    title: 'Still held',
    text: 'The card still holds money that we have let go.',
    nextStep: 'Let it go on the provider’s own page.',
  },
  captured_elsewhere: {
    title: 'Captured elsewhere',
    text: 'What was charged is not what we have charged: it was done on the provider’s own page.',
    nextStep: 'Give back there what the customer does not owe.',
  },
  refunded_elsewhere: {
    title: 'Refunded elsewhere',
    text: 'What went back is not what we have given back: it was done on the provider’s own page.',
    nextStep: 'Tell the shop: its payouts do not know of it.',
  },
  refund_failed: {
    title: 'Refund failed',
    text: 'The customer has not got the money back. Both the customer and the shop were told.',
    nextStep: 'Try it again on the board of the shop, or settle it with the customer another way.',
  },
  capture_failed: {
    title: 'Capture failed',
    text: 'The shop accepted, and the held money could not be taken. The hand-over is blocked.',
    nextStep: 'See that the shop cancels it; the customer may order again with another card.',
  },
}

const stateLabels: Partial<Record<string, string>> = {
  none: 'Nothing',
  closed: 'Given up',
  void: 'Let go',
  voided: 'Let go',
  canceled: 'Let go',
  live: 'Live keys',
  test: 'Test keys',
  open: 'Not paid',
  authorized: 'Held',
  requires_capture: 'Held',
  captured: 'Charged',
  succeeded: 'Charged',
  failed: 'Not charged',
}

/** The value of one side: '1850', '1850 usd', 'canceled 0' or 'cs_1: 1850 eur' in readable form. */
export function formatSide(side: string): string {
  const [, number, cents, currency] = /^(?:(\w+): )?(\d+)(?: ([a-z]{3}))?$/.exec(side) ?? []
  if (cents !== undefined)
    return [formatAmount(Number(cents), currency), number].filter(Boolean).join(', payment ')
  const [, state, amount] = /^([a-z_]+) (\d+)$/.exec(side) ?? []
  if (state !== undefined) return `${formatSide(state)}, ${formatMoney(Number(amount))} charged`
  if (/^(cs|pi)_/.test(side)) return `Payment ${side}`
  const label = side.replaceAll('_', ' ')
  return stateLabels[side] ?? label.charAt(0).toUpperCase() + label.slice(1)
}

function formatAmount(cents: number, currency = 'usd'): string {
  if (currency === 'usd') return formatMoney(cents)
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}
