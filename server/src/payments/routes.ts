import { Readable } from 'node:stream'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { orderLimits as limits } from '@mainstreet/contract/orders/limits.ts'
import { paymentCalls as calls } from '@mainstreet/contract/payments/calls.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { asStreamedResponse, type HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import { getRequestOrigin } from '@mainstreet/platform/http/request-origin.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findCardPaymentStop } from './card-stop-store.ts'
import { cancelCheckout } from './checkout/cancel-checkout.ts'
import { type CheckoutDeps, createCheckout } from './checkout/create-checkout.ts'
import { getCheckout, getCheckoutBySession, withPaymentPageOrigin } from './checkout/get-checkout.ts'
import { listDisputes } from './disputes/list-disputes.ts'
import { getOrderLedger } from './ledger/get-order-ledger.ts'
import { listShopBalances, streamShopBalancesCsv } from './ledger/shop-balances.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listPayouts } from './payouts/list-payouts.ts'
import { deletePayout, recordPayout } from './payouts/record-payout.ts'
import { processPayment } from './process-payment.ts'
import { listPaymentDiscrepancies, resolvePaymentDiscrepancy } from './reconciliation/discrepancies.ts'
import { refundOrder, retryRefund } from './refunds/refund-order.ts'
import { getCardPaymentState, setCardPaymentState } from './set-card-payment-state.ts'
import { registerWebhookRoute } from './stripe/webhook-route.ts'
import { withStripeTimeout } from './stripe/with-stripe-timeout.ts'

export function registerPaymentRoutes(
  app: FastifyInstance,
  on: HandleCall<Viewer>,
  deps: CheckoutDeps & { refundConfirmationAboveCents: number },
): void {
  const { db, provider, refundConfirmationAboveCents } = deps
  const paymentDeps: PaymentDeps | undefined = provider && { ...deps, provider }
  if (paymentDeps) registerWebhookRoute(app, paymentDeps)

  const getOrigin = (request: FastifyRequest) => getRequestOrigin(deps, request)
  const withOrigin = (request: FastifyRequest, checkout: Checkout) =>
    withPaymentPageOrigin(getOrigin(request), provider?.sandbox, checkout)

  on(calls.createCheckout, async ({ viewer, body, idempotencyKey: key, raw }) => {
    return withOrigin(raw, await createCheckout(deps, viewer, { body, key, origin: getOrigin(raw) }))
  })
  on(calls.getPaymentOptions, async () => {
    const stopped = (await findCardPaymentStop(db))?.stopped ?? false
    return {
      online: provider !== undefined && !stopped,
      stopped,
      test_mode: provider?.isTest ?? false,
      hold_minutes: limits.unpaidHoldMs / minuteMs,
    }
  })
  on(calls.getCardPaymentState, async () => ({ card_payments: await getCardPaymentState(deps) }))
  on(calls.setCardPaymentState, async ({ viewer, body }) => ({
    card_payments: await setCardPaymentState(deps, viewer, body),
  }))
  on(calls.getCheckout, async ({ viewer, params, raw }) => {
    const checkoutResponse = await getCheckout(db, viewer, params.parent_order_id)
    const isMissingPaymentUrl =
      checkoutResponse.payment?.state === 'open' && checkoutResponse.payment.payment_url === null
    if (!paymentDeps || !isMissingPaymentUrl) return withOrigin(raw, checkoutResponse)
    await withStripeTimeout(paymentDeps, processPayment(paymentDeps, params.parent_order_id))
    return withOrigin(raw, await getCheckout(db, viewer, params.parent_order_id))
  })
  on(calls.cancelCheckout, ({ viewer, params }) =>
    cancelCheckout(requirePaymentDeps(paymentDeps), viewer, params.parent_order_id),
  )
  on(calls.getCheckoutBySession, ({ viewer, params }) => getCheckoutBySession(db, viewer, params.session_id))
  on(calls.getOrderLedger, async ({ viewer, params }) => ({
    ledger: await getOrderLedger(db, provider, viewer, params.id),
  }))
  on(calls.refundOrder, async ({ viewer, params, body, idempotencyKey: key, isRecentlyAuthenticated }) => {
    const maxCents = (await isRecentlyAuthenticated())
      ? Number.MAX_SAFE_INTEGER
      : refundConfirmationAboveCents
    const request = { body, key, maxCents }
    return { refund: await refundOrder(requirePaymentDeps(paymentDeps), viewer, params.id, request) }
  })
  on(calls.retryRefund, async ({ viewer, params }) => ({
    refund: await retryRefund(requirePaymentDeps(paymentDeps), viewer, params.id),
  }))
  on(calls.listShopBalances, ({ viewer, params, query }) => listShopBalances(db, viewer, params.id, query))
  on(calls.exportShopBalances, async ({ viewer, params, query, reply }) => {
    const lines = await streamShopBalancesCsv(db, viewer, params.id, query)
    reply.header('content-disposition', 'attachment; filename="balances.csv"')
    return asStreamedResponse(Readable.from(lines))
  })
  on(calls.listPayouts, ({ viewer, params, query }) => listPayouts(deps, viewer, params.id, query))
  on(calls.recordPayout, async ({ viewer, params, body, idempotencyKey }) => ({
    payout: await recordPayout(deps, viewer, params.id, body, idempotencyKey),
  }))
  on(calls.deletePayout, async ({ viewer, params }) => {
    await deletePayout(deps, viewer, params.id, params.payout_id)
    return undefined
  })
  on(calls.listDisputes, ({ query }) => listDisputes(db, provider, query))
  on(calls.listPaymentDiscrepancies, ({ query }) => listPaymentDiscrepancies(db, query))
  on(calls.resolvePaymentDiscrepancy, async ({ params, viewer }) => ({
    discrepancy: await resolvePaymentDiscrepancy(db, viewer, params.number, deps.now()),
  }))
}

function requirePaymentDeps(deps: PaymentDeps | undefined): PaymentDeps {
  if (!deps) throw new ApiError('wrong_state', (m) => m.errors.payments.cardsDisabled)
  return deps
}
