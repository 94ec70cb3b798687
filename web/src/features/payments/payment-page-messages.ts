import { formatLocalTime } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { getViewerTimeZone } from '../../browser/time-zones.ts'
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
  return m.checkout.redirect.onHoldUntil(formatLocalTime(getViewerTimeZone(), new Date(expiresAt)))
}
