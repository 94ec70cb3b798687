import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import { applyTransition } from '../../orders/update-order-status.ts'
import { lockPaymentOrders } from '../order-payment-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { processPayment } from '../process-payment.ts'
import { findPayment, listUnpaidPayments, lockPayment } from '../store.ts'
import { withStripeTimeout } from '../stripe/with-stripe-timeout.ts'
import { getCheckout } from './get-checkout.ts'

/** Cancels an unpaid checkout: the stock is released, the cart stays unchanged. A repeat changes nothing. */
export async function cancelCheckout(deps: PaymentDeps, viewer: Viewer, parentId: string): Promise<Checkout> {
  const payment = await findPayment(deps.db, parentId)
  if (payment && viewer.role === 'admin')
    throw new ApiError('not_allowed', (m) => m.errors.payments.onlyOwnerCancels)
  if (payment?.customer_id !== viewer.id) throw notFoundError('checkout')
  await cancelUnpaidOrders(deps, viewer.id, parentId)
  await withStripeTimeout(deps, processPayment(deps, parentId))
  const checkout = await getCheckout(deps.db, viewer, parentId)
  if (checkout.payment?.state === 'authorized' || checkout.payment?.state === 'captured')
    throw new ApiError('wrong_state', (m) => m.errors.payments.alreadyPaid, { entity: { checkout } })
  return checkout
}

/**
 * Cancels the customer's own unpaid checkouts before the next one, because they hold stock. The provider is called
 * later, by the handler of the order events, so that a provider that hangs does not delay this checkout.
 */
export async function cancelUnpaidCheckouts(
  deps: PaymentDeps,
  customerId: string,
  requestKey: string | undefined,
): Promise<void> {
  for (const { parent_order_id } of await listUnpaidPayments(deps.db, customerId, requestKey))
    await cancelUnpaidOrders(deps, customerId, parent_order_id)
}

/**
 * Cancels the orders only. The payment step follows from them, and the provider decides whether the payment was too
 * late.
 */
async function cancelUnpaidOrders(deps: PaymentDeps, customerId: string, parentId: string): Promise<void> {
  const by = { actor: 'customer', id: customerId } as const
  await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, parentId)
    if (payment?.state !== 'open') return
    for (const order of await lockPaymentOrders(tx, parentId))
      if (order.status === 'pending')
        await applyTransition(deps, tx, order, by, {
          status: 'cancelled',
          reason: getMessages(defaultLocale).serverTexts.reasons.notPaid,
        })
  })
}
