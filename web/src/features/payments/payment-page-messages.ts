import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatLocalTime } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import type { PaymentPageState } from './use-payment-page.ts'

type PaymentPageMessage = { title: string; text: string }

/** The message while the customer is still on this page: the order is placed, and nothing is paid. */
export function paymentPageMessage(
  state: PaymentPageState,
  address: string,
  site: string,
): PaymentPageMessage {
  const texts = m.checkout.redirect
  if (state === 'unreachable') return texts.unreachable
  if (state === 'invalid') {
    const elsewhere = URL.canParse(address, site) ? new URL(address, site).origin : 'null'
    return {
      title: texts.invalidTitle,
      text: elsewhere === 'null' ? texts.invalidText : texts.wrongSiteText({ site, payment: elsewhere }),
    }
  }
  return texts.notPaid
}

/** In the customer's time zone. */
export function holdUntilMessage(expiresAt: string | undefined): string {
  if (!expiresAt) return m.checkout.redirect.onHold
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return m.checkout.redirect.onHoldUntil(formatLocalTime(here, new Date(expiresAt)))
}
