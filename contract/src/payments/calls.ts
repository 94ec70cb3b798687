import { z } from 'zod'
import { call } from '../call.ts'
import { byId, id } from '../ids.ts'
import { paging } from '../limits.ts'
import { listOf, pageQuery } from '../paging.ts'
import { checkout, checkoutBody, difference, orderMoney, payable, refund, refundBody } from './payment.ts'

const group = z.object({ parent_order_id: id })
const days = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
const totals = z.object({
  captured_amount: z.number(),
  refunded_amount: z.number(),
  commission_amount: z.number(),
  payable_amount: z.number(),
})

export const paymentCalls = {
  checkout: call({
    method: 'POST',
    path: '/api/checkout',
    access: 'customer',
    rate: 'orders',
    summary: 'Orders from several shops at once; paid online or in the shops.',
    body: checkoutBody,
    answer: checkout,
    status: 201,
    idempotent: true,
  }),
  checkoutTerms: call({
    method: 'GET',
    path: '/api/checkout/terms',
    access: 'customer',
    summary: 'How one can pay here.',
    answer: z.object({ online: z.boolean(), test_mode: z.boolean(), hold_minutes: z.int() }),
  }),
  getCheckout: call({
    method: 'GET',
    path: '/api/checkout/:parent_order_id',
    access: 'customer',
    summary: 'A checkout as it stands; asks the card provider once more where it has not answered.',
    params: group,
    answer: checkout,
  }),
  cancelCheckout: call({
    method: 'POST',
    path: '/api/checkout/:parent_order_id/cancel',
    access: 'customer',
    summary: 'Gives up what has not been paid yet; a repeat changes nothing.',
    params: group,
    answer: checkout,
  }),
  getPaidSession: call({
    method: 'GET',
    path: '/api/checkout-sessions/:session_id',
    access: 'customer',
    summary: 'The own checkout behind a payment session, once it is paid.',
    params: z.object({ session_id: z.string().min(1).max(255) }),
    answer: checkout,
  }),
  orderMoney: call({
    method: 'GET',
    path: '/api/orders/:id/money',
    access: 'signed_in',
    summary: "An order's ledger and refunds.",
    params: byId,
    answer: z.object({ money: orderMoney }),
  }),
  refundOrder: call({
    method: 'POST',
    path: '/api/orders/:id/refunds',
    access: 'merchant',
    summary: 'Pays back a part or all of what was captured.',
    params: byId,
    body: refundBody,
    answer: z.object({ refund }),
    status: 201,
    idempotent: true,
  }),
  retryRefund: call({
    method: 'POST',
    path: '/api/refunds/:id/retry',
    access: 'merchant',
    summary: 'Tries a failed refund once more.',
    params: byId,
    answer: z.object({ refund }),
  }),
  listPayables: call({
    method: 'GET',
    path: '/api/shops/:id/payables',
    access: 'merchant',
    summary: 'What the street owes a shop, by order, newest first.',
    params: byId,
    query: pageQuery({ defaultLimit: paging.max }).extend(days.shape),
    answer: listOf(payable).extend({ totals }),
  }),
  exportPayables: call({
    method: 'GET',
    path: '/api/shops/:id/payables/file',
    access: 'merchant',
    summary: 'The same as a CSV file, oldest first.',
    params: byId,
    query: days,
    status: 200,
    file: 'text/csv',
  }),
  listDifferences: call({
    method: 'GET',
    path: '/api/admin/payment-differences',
    access: 'admin',
    summary: 'Where the street and the card provider do not agree, newest first.',
    query: pageQuery({ defaultLimit: 20 }).extend({ open: z.enum(['true', 'false']).optional() }),
    answer: listOf(difference),
  }),
  resolveDifference: call({
    method: 'POST',
    path: '/api/admin/payment-differences/:number/resolve',
    access: 'admin',
    summary: 'Says that a difference has been dealt with; a repeat changes nothing.',
    params: z.object({ number: z.string().regex(/^\d{1,15}$/) }),
    answer: z.object({ difference }),
  }),
}
