import { calls } from '@mainstreet/contract/calls.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import { cancelIntent } from '@mainstreet/demo/stripe-sandbox/payment-intents.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { processPayment } from '../payments/process-payment.ts'
import {
  createConnectionError,
  createCustomerAndProducts,
  createPaymentsTestApp,
  requireOrderFor,
  testCards,
} from '../test/payments/payments-fixture.ts'
import { startNotifications } from '../test/setup/start-notifications.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeAll(() => startNotifications(testApp))
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

const notificationTexts = async (user: TestUser) =>
  (await user.send(calls.listNotifications)).body.data.map((one) => [
    one.event,
    renderNotification(en, one).body,
  ])
const expectNotification = (user: TestUser, event: string, words: string) =>
  vi.waitFor(async () =>
    expect(await notificationTexts(user)).toContainEqual([event, expect.stringContaining(words)]),
  )

test('the shop is notified of an order when it is paid, not when it is placed', async () => {
  const { body } = await payments.checkout(customer, [tea])
  await payments.processPending()
  expect(await notificationTexts(tea.shop.merchant)).toEqual([])
  await payments.pay(body)
  await payments.deliver()
  await expectNotification(tea.shop.merchant, 'order_placed', '$6.50 by card once you accept')
  expect(await notificationTexts(tea.shop.merchant)).toHaveLength(1)
})

test('the customer is notified of the charge and of a refund', async () => {
  const { orders } = await payments.captured(customer, [tea])
  const params = { id: orders[0]?.id ?? '' }
  await expectNotification(customer, 'order_payment', 'Your card was charged $6.50')
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  await expectNotification(
    customer,
    'order_payment',
    '$2.00 of $6.50 is on its way to your card. Refunds can take 5 to 10 business days to appear.',
  )
})

test('the customer is notified that an order is ready once its card was charged', async () => {
  const { orders } = await payments.paid(customer, [tea, book])
  const params = { id: requireOrderFor(orders, tea).id }
  const { merchant } = tea.shop
  await merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
  await merchant.send(calls.markOrderReady, { params })
  await expectNotification(customer, 'order_accepted', '')
  expect((await notificationTexts(customer)).map(([event]) => event)).not.toContain('order_ready')
  await processPayment(payments.deps, requireOrderFor(orders, tea).parent_order_id)
  await expectNotification(customer, 'order_ready', '')
  const [ready] = (await merchant.send(calls.getOrder, { params })).body.order.events.slice(-1)
  expect(ready).toMatchObject({ kind: 'ready' })
})

test('customer and shops are notified that the hold has ended without a charge', async () => {
  const { orders } = await payments.paid(customer, [tea, book])
  const intentId = await payments.getIntentId(requireOrderFor(orders, tea))
  await testApp.db.tx((tx) => cancelIntent(tx, testApp.deps.now(), intentId, {}))
  await payments.deliver()
  const titlesOf = async (user: TestUser) =>
    (await user.send(calls.listNotifications)).body.data.map((one) => renderNotification(en, one).title)
  const expectTitle = (user: TestUser, title: string, times: number) =>
    vi.waitFor(async () => expect((await titlesOf(user)).filter((one) => one === title)).toHaveLength(times))
  await expectTitle(customer, 'Your card couldn’t be charged', 2)
  for (const { shop } of [tea, book]) await expectTitle(shop.merchant, 'Kim’s card couldn’t be charged', 1)
})

test('the notification of a declined order says that nothing is charged', async () => {
  const { orders } = await payments.paid(customer, [tea])
  await tea.shop.merchant.send(calls.updateOrderStatus, {
    params: { id: orders[0]?.id ?? '' },
    body: { status: 'declined', reason: 'Sold out' },
  })
  await expectNotification(customer, 'order_declined', 'You weren’t charged')
})

test('the notification of an order that was declined while its card is being charged mentions the refund', async () => {
  const { orders } = await payments.paid(customer, [tea, book])
  const params = { id: requireOrderFor(orders, tea).id }
  await tea.shop.merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
  await tea.shop.merchant.send(calls.markOrderReady, { params })
  const capture = vi
    .spyOn(payments.provider.stripe.paymentIntents, 'capture')
    .mockRejectedValue(createConnectionError())
  await processPayment(payments.deps, requireOrderFor(orders, tea).parent_order_id)
  capture.mockRestore()
  await book.shop.merchant.send(calls.updateOrderStatus, {
    params: { id: requireOrderFor(orders, book).id },
    body: { status: 'declined', reason: 'Sold out' },
  })
  await expectNotification(
    customer,
    'order_declined',
    'will be refunded to your card. Refunds can take 5 to 10 business days to appear.',
  )
})

test('the shop is never notified of an order that was never paid, and does not see it', async () => {
  const { body } = await payments.checkout(customer, [tea])
  testApp.clock.now = new Date(Date.now() + 16 * 60_000)
  await payments.runPaymentJobs()
  await expectNotification(customer, 'order_payment', 'You weren’t charged')
  expect(await notificationTexts(tea.shop.merchant)).toEqual([])
  const { merchant, id } = tea.shop
  const past = await merchant.send(calls.listShopOrders, { params: { id }, query: { active: 'false' } })
  expect(past.body.data).toEqual([])
  const one = await merchant.send(calls.getOrder, { params: { id: body.orders[0]?.id ?? '' } })
  expect(one.status).toBe(404)
})

test('one confirmation states the authorized amount for all shops, with the pickup codes', async () => {
  const { orders } = await payments.paid(customer, [tea, book])
  await expectNotification(customer, 'order_payment', '$26.49 is on hold')
  const words = (await notificationTexts(customer)).map(([, text]) => text).join(' ')
  for (const { pickup_code } of orders) expect(words).toContain(pickup_code)
  const confirmations = (await notificationTexts(customer)).filter(([event]) => event === 'order_payment')
  expect(confirmations).toHaveLength(1)
})

test('both sides are notified of a failed refund and of the next step', async () => {
  const { orders } = await payments.captured(customer, [tea], testCards.failsRefund)
  const params = { id: orders[0]?.id ?? '' }
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  await expectNotification(customer, 'order_payment', 'you’ll still get your money back')
  await expectNotification(tea.shop.merchant, 'order_payment', '$2.00 wasn’t refunded')
})

test('shop and customer are notified of a delivery as a delivery', async () => {
  const { shop } = tea
  await testApp.db.one(
    sql`update shops set offers_delivery = true, delivery_fee_cents = 300 where id = ${shop.id}`,
  )
  const address = '12 Gold Street'
  const { body } = await payments.checkout(customer, [tea], {
    fulfillment: 'delivery',
    delivery_address: address,
  })
  await payments.pay(body)
  await payments.deliver()
  await expectNotification(shop.merchant, 'order_placed', `Deliver to ${address}`)
  await expectNotification(
    customer,
    'order_payment',
    `Delivery to ${address}, delivery code ${body.orders[0]?.pickup_code}`,
  )
  await expectNotification(
    customer,
    'order_payment',
    `, order ${body.orders[0]?.id.slice(-8).toUpperCase()}, `,
  )
  const params = { id: body.orders[0]?.id ?? '' }
  await shop.merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
  await processPayment(payments.deps, body.parent_order_id)
  await shop.merchant.send(calls.markOrderReady, { params })
  await expectNotification(customer, 'order_ready', `Delivery to ${address}. Your delivery code`)
  await shop.merchant.send(calls.updateOrderStatus, { params, body: { status: 'completed' } })
  await vi.waitFor(async () => {
    const { data } = (await customer.send(calls.listNotifications)).body
    expect(data.map((one) => renderNotification(en, one).title)).toContain(
      `Delivered by ${body.orders[0]?.shop_name}. Enjoy!`,
    )
  })
})
