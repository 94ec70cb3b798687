import { z } from 'zod'
import { call } from '../call.ts'
import { dateRange, id, idParams } from '../fields.ts'
import { paging } from '../limits.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { sessionId } from './fields.ts'
import {
  checkout,
  checkoutBody,
  orderBalance,
  orderLedger,
  paymentDiscrepancy,
  refund,
  refundBody,
} from './payment.ts'

const checkoutParams = z.object({ parent_order_id: id })
const balanceTotals = z.object({
  captured_amount: z.number(),
  refunded_amount: z.number(),
  commission_amount: z.number(),
  payable_amount: z.number(),
})

export const paymentCalls = {
  createCheckout: call({
    method: 'POST',
    path: '/api/checkout',
    access: 'customer',
    rate: 'orders',
    summary: 'Orders from several shops at once; paid online or in the shops.',
    body: checkoutBody,
    response: checkout,
    status: 201,
    idempotent: true,
  }),
  getPaymentOptions: call({
    method: 'GET',
    path: '/api/checkout/terms',
    access: 'customer',
    summary: 'How one can pay here.',
    response: z.object({ online: z.boolean(), test_mode: z.boolean(), hold_minutes: z.int() }),
  }),
  getCheckout: call({
    method: 'GET',
    path: '/api/checkout/:parent_order_id',
    access: 'customer',
    summary: 'A checkout as it stands; asks the card provider once more where it has not answered.',
    params: checkoutParams,
    response: checkout,
  }),
  cancelCheckout: call({
    method: 'POST',
    path: '/api/checkout/:parent_order_id/cancel',
    access: 'customer',
    summary: 'Gives up what has not been paid yet; a repeat changes nothing.',
    params: checkoutParams,
    response: checkout,
  }),
  getCheckoutBySession: call({
    method: 'GET',
    path: '/api/checkout-sessions/:session_id',
    access: 'customer',
    summary: 'The own checkout behind a payment session, once it is paid.',
    params: z.object({ session_id: sessionId }),
    response: checkout,
  }),
  getOrderLedger: call({
    method: 'GET',
    path: '/api/orders/:id/money',
    access: 'signed_in',
    summary: "An order's ledger and refunds.",
    params: idParams,
    response: z.object({ money: orderLedger }),
  }),
  refundOrder: call({
    method: 'POST',
    path: '/api/orders/:id/refunds',
    access: 'merchant',
    summary: 'Pays back a part or all of what was captured.',
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
    summary: 'Tries a failed refund once more.',
    params: idParams,
    response: z.object({ refund }),
  }),
  listShopBalances: call({
    method: 'GET',
    path: '/api/shops/:id/payables',
    access: 'merchant',
    summary: 'What the street owes a shop, by order, newest first.',
    params: idParams,
    query: pageQuery({ defaultLimit: paging.max }).extend(dateRange),
    response: listResponse(orderBalance).extend({ totals: balanceTotals }),
  }),
  exportShopBalances: call({
    method: 'GET',
    path: '/api/shops/:id/payables/file',
    access: 'merchant',
    summary: 'The same as a CSV file, oldest first.',
    params: idParams,
    query: z.object(dateRange),
    status: 200,
    file: 'text/csv',
  }),
  listPaymentDiscrepancies: call({
    method: 'GET',
    path: '/api/admin/payment-differences',
    access: 'admin',
    summary: 'Where the street and the card provider do not agree, newest first.',
    query: pageQuery({ defaultLimit: paging.discrepancies }).extend({
      open: z.enum(['true', 'false']).optional(),
    }),
    response: listResponse(paymentDiscrepancy),
  }),
  resolvePaymentDiscrepancy: call({
    method: 'POST',
    path: '/api/admin/payment-differences/:number/resolve',
    access: 'admin',
    summary: 'Says that a difference has been dealt with; a repeat changes nothing.',
    params: z.object({ number: z.string().regex(/^\d{1,15}$/) }),
    response: z.object({ difference: paymentDiscrepancy }),
  }),
}
