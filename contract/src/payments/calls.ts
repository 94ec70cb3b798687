import { z } from 'zod'
import { call } from '../call.ts'
import { stockConflict } from '../cart/cart.ts'
import { errorResponse } from '../errors.ts'
import { dateRange, id, idParams, requiredReason } from '../fields.ts'
import { orderLimits } from '../orders/limits.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { dispute } from './dispute.ts'
import { sessionId } from './fields.ts'
import {
  cardPaymentState,
  checkout,
  checkoutBody,
  orderBalance,
  orderLedger,
  paymentDiscrepancy,
  refund,
  refundBody,
} from './payment.ts'
import { payout, payoutBody, payoutSummary } from './payout.ts'

/** `shop_id` is the shop that takes no orders, `total_amount` the current price in dollars. */
const checkoutConflict = stockConflict.extend({
  shop_id: id.optional(),
  total_amount: z.number().optional(),
})
/** With `wrong_state`: the paid checkout. */
const paidCheckoutConflict = errorResponse.extend({ checkout: checkout.optional() })
const checkoutParams = z.object({ parent_order_id: id })
const balanceTotals = z.object({
  captured_amount: z.number(),
  refunded_amount: z.number(),
  disputed_amount: z.number(),
  commission_amount: z.number(),
  balance_amount: z.number(),
})

export const paymentCalls = {
  createCheckout: call({
    method: 'POST',
    path: '/api/checkout',
    access: 'customer',
    rate: 'orders',
    summary: 'Check out',
    description: `Orders from one or several shops at once, paid online or in the shops; those of \`in_store_at\` are paid at pickup and see their orders at once. Takes the given \`items\`, or the cart. For an online payment, open \`payment_url\` within ${orderLimits.unpaidHoldMs / 60_000} minutes; the stock is reserved until then. Fails with \`out_of_stock\` (with \`available\`), \`shop_not_accepting_orders\` (with \`shop_id\`), \`price_changed\` (with the current \`total_amount\`), \`not_found\` (with the products that are \`missing\`), \`too_many_open_orders\`, or \`card_payments_stopped\` when an admin has stopped card payments.`,
    body: checkoutBody,
    response: checkout,
    conflict: checkoutConflict,
    status: 201,
    idempotent: true,
  }),
  getPaymentOptions: call({
    method: 'GET',
    path: '/api/checkout/terms',
    access: 'customer',
    summary: 'Get the payment options',
    description:
      'Returns whether customers can pay online, whether an admin has stopped card payments, whether the payment provider runs in test mode, and how long unpaid stock is reserved.',
    response: z.object({
      online: z.boolean(),
      stopped: z.boolean(),
      test_mode: z.boolean(),
      hold_minutes: z.int(),
    }),
  }),
  getCheckout: call({
    method: 'GET',
    path: '/api/checkout/:parent_order_id',
    access: 'customer',
    summary: 'Get a checkout',
    description:
      'Returns the orders and the payment of a checkout. If the payment page does not exist yet, the server asks the payment provider for it again.',
    params: checkoutParams,
    response: checkout,
  }),
  cancelCheckout: call({
    method: 'POST',
    path: '/api/checkout/:parent_order_id/cancel',
    access: 'customer',
    summary: 'Cancel an unpaid checkout',
    description:
      'Cancels the unpaid orders of a checkout and releases their stock. Repeating the call changes nothing. If the payment has arrived, the call fails with `wrong_state` and the response carries the `checkout`.',
    params: checkoutParams,
    response: checkout,
    conflict: paidCheckoutConflict,
  }),
  getCheckoutBySession: call({
    method: 'GET',
    path: '/api/checkout-sessions/:session_id',
    access: 'customer',
    summary: 'Get a checkout by payment session',
    description:
      "Returns the checkout of a payment provider's session once it is paid. Returns 404 before that, and for sessions of other customers.",
    params: z.object({ session_id: sessionId }),
    response: checkout,
  }),
  getOrderLedger: call({
    method: 'GET',
    path: '/api/orders/:id/ledger',
    access: 'signed_in',
    summary: "Get an order's ledger",
    description:
      'Returns the payment totals, ledger entries, refunds and disputes of an order. A customer gets no disputes.',
    params: idParams,
    response: z.object({ ledger: orderLedger }),
  }),
  refundOrder: call({
    method: 'POST',
    path: '/api/orders/:id/refunds',
    access: 'merchant',
    summary: 'Refund an order',
    description:
      'Refunds an amount, line items, or everything that is left of an online payment. The refund may finish later; see its `state`. Fails with `wrong_state` if nothing was paid online, and with `wrong_state` while a dispute has taken the amount back, with `rule_violation` if the amount exceeds what is left, and with `confirm_identity` if it exceeds what needs a recent authentication.',
    params: idParams,
    body: refundBody,
    response: z.object({ refund }),
    status: 201,
    idempotent: true,
  }),
  retryRefund: call({
    method: 'POST',
    path: '/api/refunds/:id/retry',
    access: 'merchant',
    summary: 'Retry a failed refund',
    description:
      'Sends a failed refund to the payment provider again. Changes nothing if the refund has not failed.',
    params: idParams,
    response: z.object({ refund }),
  }),
  listShopBalances: call({
    method: 'GET',
    path: '/api/shops/:id/balances',
    access: 'merchant',
    summary: "List a shop's balances",
    description: 'Lists what the marketplace owes a shop, by order, newest first, with totals.',
    params: idParams,
    query: pageQuery({ defaultLimit: paging.max }).extend(dateRange),
    response: listResponse(orderBalance).extend({ totals: balanceTotals }),
  }),
  exportShopBalances: call({
    method: 'GET',
    path: '/api/shops/:id/balances/export',
    access: 'merchant',
    summary: "Export a shop's balances as CSV",
    description: 'Returns what the marketplace owes a shop, by order, oldest first, as a CSV file.',
    params: idParams,
    query: z.object(dateRange),
    status: 200,
    file: 'text/csv',
  }),
  listPayouts: call({
    method: 'GET',
    path: '/api/shops/:id/payouts',
    access: 'merchant',
    summary: "List a shop's payouts",
    description:
      'Lists the payouts of a shop as an admin recorded them, newest first, with the balance that is not yet paid out and the next one that is scheduled.',
    params: idParams,
    query: pageQuery({ defaultLimit: paging.payouts }),
    response: listResponse(payout).extend(payoutSummary.shape),
  }),
  recordPayout: call({
    method: 'POST',
    path: '/api/shops/:id/payouts',
    access: 'admin',
    summary: 'Record a payout',
    description:
      'Records a transfer to the bank account of a shop, which the marketplace orders at its bank; a date that is still to come schedules it. Fails with `rule_violation` if it exceeds what the shop is owed, less what is scheduled.',
    params: idParams,
    recentAuthentication: true,
    body: payoutBody,
    response: z.object({ payout }),
    status: 201,
    idempotent: true,
  }),
  deletePayout: call({
    method: 'DELETE',
    path: '/api/shops/:id/payouts/:payout_id',
    access: 'admin',
    summary: 'Remove a payout',
    description: 'Removes a payout that was recorded by mistake or did not happen.',
    recentAuthentication: true,
    params: z.object({ id, payout_id: id }),
  }),
  listPaymentDiscrepancies: call({
    method: 'GET',
    path: '/api/admin/payment-discrepancies',
    access: 'admin',
    summary: 'List payment discrepancies',
    description: 'Lists where our records and those of the payment provider disagree, newest first.',
    query: pageQuery({ defaultLimit: paging.discrepancies }).extend({
      open: z.enum(['true', 'false']).optional(),
    }),
    response: listResponse(paymentDiscrepancy),
  }),
  getCardPaymentState: call({
    method: 'GET',
    path: '/api/admin/card-payments',
    access: 'admin',
    summary: 'Get the state of card payments',
    description: 'Returns whether card payments are configured, whether an admin has stopped them, and why.',
    response: z.object({ card_payments: cardPaymentState }),
  }),
  setCardPaymentState: call({
    method: 'PUT',
    path: '/api/admin/card-payments',
    access: 'admin',
    rate: 'adminSettings',
    summary: 'Stop or resume card payments',
    description:
      'While card payments are stopped, new checkouts with a card fail with `card_payments_stopped`, on every node at once. Payments, captures and refunds that are under way continue. The reason is in the audit log.',
    body: z.object({ stopped: z.boolean(), reason: requiredReason }),
    response: z.object({ card_payments: cardPaymentState }),
  }),
  listDisputes: call({
    method: 'GET',
    path: '/api/admin/disputes',
    access: 'admin',
    summary: 'List disputes',
    description:
      'Lists card payments that cardholders contest at their bank, newest first, with the deadline for evidence.',
    query: pageQuery({ defaultLimit: paging.disputes }).extend({
      open: z.enum(['true', 'false']).optional(),
    }),
    response: listResponse(dispute),
  }),
  resolvePaymentDiscrepancy: call({
    method: 'POST',
    path: '/api/admin/payment-discrepancies/:number/resolve',
    access: 'admin',
    summary: 'Resolve a payment discrepancy',
    description: 'Marks a discrepancy as resolved. Repeating the call changes nothing.',
    params: z.object({ number: z.string().regex(/^\d{1,15}$/) }),
    response: z.object({ discrepancy: paymentDiscrepancy }),
  }),
}
