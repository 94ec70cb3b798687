import { Readable } from 'node:stream'
import { orders as limits } from '@mainstreet/contract/limits.ts'
import { paymentCalls as calls } from '@mainstreet/contract/payments/calls.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../accounts/viewer.ts'
import { Refusal } from '../platform/http/api-error.ts'
import { asFile, type On } from '../platform/http/handle-call.ts'
import { getRequestOrigin } from '../platform/http/request-origin.ts'
import { cancelCheckout } from './checkout/cancel-checkout.ts'
import { type CheckoutDeps, checkout } from './checkout/create-checkout.ts'
import { checkoutView, paidSessionView, withPayPageAt } from './checkout/get-checkout.ts'
import { orderMoney } from './ledger/get-order-ledger.ts'
import { listPayables, payablesCsv } from './ledger/shop-balances.ts'
import { advance, type MoneyDeps } from './process-payment.ts'
import { listDifferences, resolveDifference } from './reconciliation/discrepancies.ts'
import { refundOrder, retryRefund } from './refunds/refund-order.ts'
import { webhookRoute } from './stripe/webhook-route.ts'
import { patiently } from './stripe/with-stripe-timeout.ts'

export function paymentRoutes(app: FastifyInstance, on: On<Viewer>, deps: CheckoutDeps): void {
  const { db, provider } = deps
  const money: MoneyDeps | undefined = provider && { ...deps, provider }
  if (money) webhookRoute(app, money)

  const originOf = (request: FastifyRequest) => getRequestOrigin(deps, request)

  on(calls.checkout, async ({ viewer, body, idempotencyKey: key, raw }) => {
    const origin = originOf(raw)
    return withPayPageAt(origin, await checkout(deps, viewer, { body, key, origin }))
  })
  on(calls.checkoutTerms, async () => ({
    online: provider !== undefined,
    test_mode: provider?.isTest ?? false,
    hold_minutes: limits.unpaidHoldMs / 60_000,
  }))
  on(calls.getCheckout, async ({ viewer, params, raw }) => {
    const view = await checkoutView(db, viewer, params.parent_order_id)
    const isUnanswered = view.payment?.state === 'open' && view.payment.payment_url === null
    if (!money || !isUnanswered) return withPayPageAt(originOf(raw), view)
    await patiently(money, advance(money, params.parent_order_id))
    return withPayPageAt(originOf(raw), await checkoutView(db, viewer, params.parent_order_id))
  })
  on(calls.cancelCheckout, ({ viewer, params }) =>
    cancelCheckout(requireMoney(money), viewer, params.parent_order_id),
  )
  on(calls.getPaidSession, ({ viewer, params }) => paidSessionView(db, viewer, params.session_id))
  on(calls.orderMoney, async ({ viewer, params }) => ({ money: await orderMoney(db, viewer, params.id) }))
  on(calls.refundOrder, async ({ viewer, params, body, idempotencyKey }) => ({
    refund: await refundOrder(requireMoney(money), viewer, params.id, body, idempotencyKey),
  }))
  on(calls.retryRefund, async ({ viewer, params }) => ({
    refund: await retryRefund(requireMoney(money), viewer, params.id),
  }))
  on(calls.listPayables, ({ viewer, params, query }) => listPayables(db, viewer, params.id, query))
  on(calls.exportPayables, async ({ viewer, params, query, reply }) => {
    const lines = await payablesCsv(db, viewer, params.id, query)
    reply.header('content-disposition', 'attachment; filename="payable.csv"')
    return asFile(Readable.from(lines))
  })
  on(calls.listDifferences, ({ query }) => listDifferences(db, query))
  on(calls.resolveDifference, async ({ params }) => ({
    difference: await resolveDifference(db, params.number, deps.now()),
  }))
}

function requireMoney(money: MoneyDeps | undefined): MoneyDeps {
  if (!money) throw new Refusal('wrong_state', 'This street takes no cards')
  return money
}
