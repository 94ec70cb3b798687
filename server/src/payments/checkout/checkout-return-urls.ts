import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'

/** Stripe replaces it by the id of the session, and only as it is written here. */
const sessionIdPlaceholder = '{CHECKOUT_SESSION_ID}'

/** Where the payment page sends the customer afterwards. */
export function buildCheckoutReturnUrls(parentOrderId: string, origin?: string) {
  const base = origin === undefined ? {} : { origin }
  const success = href(routes.paymentSuccess, { ...base, search: { session_id: sessionIdPlaceholder } })
  return {
    success_url: success.replace(encodeURIComponent(sessionIdPlaceholder), sessionIdPlaceholder),
    cancel_url: href(routes.paymentCancel, { ...base, search: { checkout: parentOrderId } }),
  }
}
