import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createConnectionError,
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
} from '../../test/payments/payments-fixture.ts'
import { listProviderEvents } from '../../test/payments/placed-checkout.ts'
import { startNotifications } from '../../test/setup/start-notifications.ts'
import { processPayment } from '../process-payment.ts'

const { testApp, payments } = await createPaymentsTestApp()
const { refunds } = payments.provider.stripe
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeAll(() => startNotifications(testApp))
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

async function createCapturedOrder(): Promise<Order> {
  const { orders } = await payments.captured(customer, [[tea, 2]])
  await payments.deliver()
  return requireOrderFor(orders, tea)
}

/** As somebody does in the provider's dashboard. */
const refundAtProvider = async (order: Order, amount: number, metadata: Record<string, string> = {}) =>
  refunds.create({ payment_intent: await payments.getIntentId(order), amount, metadata })

const listRefundEntries = async (order: Order) =>
  (await getOrderLedger(tea.shop.merchant, order)).entries
    .filter(({ kind }) => kind.startsWith('refunded'))
    .map(({ kind, amount }) => [kind, amount])

const listDiscrepancies = async (order: Order) => {
  const admin = await testApp.createAdmin()
  const { body } = await admin.send(calls.listPaymentDiscrepancies, { query: { open: 'true' } })
  return body.data.filter((one) => one.parent_order_id === order.parent_order_id)
}

test('a refund of the provider’s dashboard is in the ledger, at the order and in the balance of the shop', async () => {
  const order = await createCapturedOrder()
  await refundAtProvider(order, 300)
  await payments.deliver()
  const ledger = await getOrderLedger(tea.shop.merchant, order)
  expect(ledger).toMatchObject({
    captured_amount: 13,
    refunded_amount: 3,
    commission_amount: 0.75,
    balance_amount: 9.25,
    refunds: [{ amount: 3, state: 'succeeded', origin: 'provider' }],
  })
  expect(await listRefundEntries(order)).toEqual([['refunded_at_provider', -3]])
  const shown = (await customer.send(calls.getOrder, { params: { id: order.id } })).body.order
  expect(shown).toMatchObject({ payment_status: 'partially_refunded', refunded_amount: 3 })
  const balances = await tea.shop.merchant.send(calls.listShopBalances, { params: { id: tea.shop.id } })
  expect(balances.body.totals).toMatchObject({ refunded_amount: 3, balance_amount: 9.25 })

  await refundAtProvider(order, 1000)
  await payments.deliver()
  const after = (await customer.send(calls.getOrder, { params: { id: order.id } })).body.order
  expect(after).toMatchObject({ payment_status: 'refunded', refunded_amount: 13 })
  expect(await listDiscrepancies(order)).toEqual([])
})

test('the shop, the customer and the admins are notified of it once', async () => {
  const admin = await testApp.createAdmin()
  const order = await createCapturedOrder()
  await refundAtProvider(order, 300)
  await payments.deliver()
  const listTitles = async (user: typeof customer) =>
    (await user.send(calls.listNotifications)).body.data.map((one) => renderNotification(en, one).title)
  await vi.waitFor(async () => {
    expect(await listTitles(tea.shop.merchant)).toContain('$3.00 refunded to Kim')
    expect(await listTitles(customer)).toContainEqual(expect.stringContaining('Refund from'))
  })
  await vi.waitFor(async () => {
    const sent = await testApp.db.many<{ code: string }>(
      sql`select code from notifications where user_id = ${admin.id}`,
    )
    expect(sent).toEqual([{ code: 'refund_at_provider_for_admin' }])
  })
})

test('it takes effect once, however often and in whatever order its events are delivered', async () => {
  const order = await createCapturedOrder()
  await refundAtProvider(order, 300)
  await refundAtProvider(order, 200)
  const events = await listProviderEvents(testApp, payments, order.parent_order_id)
  const concerned = events.filter(({ type }) => type === 'charge.refunded' || type.startsWith('refund.'))
  expect(concerned).toHaveLength(4)
  const forget = sql`delete from payment_events`
  for (const round of [concerned.toReversed(), concerned]) {
    await testApp.db.one(forget)
    await Promise.all(round.map(({ payload, signature }) => payments.webhook(payload, signature)))
  }
  expect((await listRefundEntries(order)).toSorted()).toEqual([
    ['refunded_at_provider', -2],
    ['refunded_at_provider', -3],
  ])
})

test('the charge alone reports it, when the other events are lost', async () => {
  const order = await createCapturedOrder()
  await refundAtProvider(order, 300)
  const events = await listProviderEvents(testApp, payments, order.parent_order_id)
  const charge = events.find(({ type }) => type === 'charge.refunded')
  await payments.webhook(charge?.payload ?? '', charge?.signature)
  expect(await listRefundEntries(order)).toEqual([['refunded_at_provider', -3]])
})

test('a refund that the shop has started is not recorded twice', async () => {
  const order = await createCapturedOrder()
  const params = { id: order.id }
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  await refundAtProvider(order, 300)
  await payments.deliver()
  expect(await listRefundEntries(order)).toEqual([
    ['refunded', -2],
    ['refunded_at_provider', -3],
  ])
})

test('a refund of several orders is split by what is left of them, or belongs to the order that it names', async () => {
  const { orders } = await payments.captured(customer, [[tea, 2], book])
  await payments.deliver()
  const [ofTea, ofBook] = [requireOrderFor(orders, tea), requireOrderFor(orders, book)]
  await refundAtProvider(ofTea, 1000, { order_id: ofBook.id })
  await payments.deliver()
  expect(await listRefundEntries(ofTea)).toEqual([])
  expect((await getOrderLedger(customer, ofBook)).refunded_amount).toBe(10)
  // 13.00 and 9.99 are left
  await refundAtProvider(ofTea, 2298)
  await payments.deliver()
  const refunded = [await getOrderLedger(customer, ofTea), await getOrderLedger(customer, ofBook)]
  expect(refunded.map(({ refunded_amount }) => refunded_amount)).toEqual([12.99, 19.99])
})

test('it waits for the capture that it belongs to', async () => {
  const { orders, parent_order_id } = await payments.paid(customer, [[tea, 2]])
  const order = requireOrderFor(orders, tea)
  const { paymentIntents } = payments.provider.stripe
  const { capture } = paymentIntents
  paymentIntents.capture = (async (...given: Parameters<typeof capture>) => {
    await capture.apply(paymentIntents, given)
    throw createConnectionError()
  }) as unknown as typeof capture
  await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
  await processPayment(payments.deps, parent_order_id)
  paymentIntents.capture = capture
  const refund = await refundAtProvider(order, 300)
  const events = await listProviderEvents(testApp, payments, parent_order_id)
  const created = events.find(({ type }) => type === 'refund.created')
  await payments.webhook(created?.payload ?? '', created?.signature)
  expect(await listRefundEntries(order), `before the capture of ${refund.id}`).toEqual([])

  await processPayment(payments.deps, parent_order_id)
  testApp.clock.now = new Date(Date.now() + minuteMs)
  await payments.processPaymentQueue()
  expect(await listRefundEntries(order)).toEqual([['refunded_at_provider', -3]])
})

test('it takes precedence over a refund of ours that the provider then rejects', async () => {
  const order = await createCapturedOrder()
  const { create } = refunds
  refunds.create = (async () => {
    throw createConnectionError()
  }) as unknown as typeof create
  const params = { id: order.id }
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { reason: 'Cold' } })
  refunds.create = create
  await refundAtProvider(order, 1300)
  await payments.deliver()
  testApp.clock.now = new Date(Date.now() + minuteMs)
  await payments.runPaymentJobs()
  testApp.clock.now = new Date(Date.now() + 10 * minuteMs)
  await payments.runPaymentJobs()
  expect(await listRefundEntries(order)).toEqual([['refunded_at_provider', -13]])
  const { refunds: shown } = await getOrderLedger(tea.shop.merchant, order)
  expect(shown.map(({ origin, state }) => [origin, state])).toEqual([
    ['marketplace', 'failed'],
    ['provider', 'succeeded'],
  ])
})
