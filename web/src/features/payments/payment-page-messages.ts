import { formatLocalTime } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import type { PaymentPageState } from './use-payment-page.ts'

type PaymentPageMessage = { title: string; text: string }

/** The message while the customer is still on this page: the order is placed, and nothing is paid. */
export function paymentPageMessage(
  state: PaymentPageState,
  address: string,
  site: string,
): PaymentPageMessage {
  if (state === 'unreachable')
    return {
      title: 'The payment page didn’t open',
      text: 'Check your connection and try again, or cancel and return to your cart.',
    }
  if (state === 'invalid') {
    const elsewhere = URL.canParse(address, site) ? new URL(address, site).origin : 'null'
    return {
      title: 'Invalid payment URL',
      text:
        elsewhere === 'null'
          ? 'The payment page has no valid address. Try again, or cancel and return to your cart.'
          : `Card payments don’t work at ${site}. Open ${elsewhere} to pay by card, or cancel and return to your cart.`,
    }
  }
  return { title: 'Not paid yet', text: 'Continue to the payment page, or cancel and return to your cart.' }
}

/** In the customer's time zone. */
export function holdUntilMessage(expiresAt: string | undefined): string {
  if (!expiresAt) return 'You weren’t charged. Your items are on hold for you.'
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `You weren’t charged. Your items are on hold for you until ${formatLocalTime(here, new Date(expiresAt))}.`
}
