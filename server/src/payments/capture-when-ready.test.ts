import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { cancelIntent } from '@mainstreet/demo/stripe-sandbox/payment-intents.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createConnectionError,
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
} from '../test/payments/payments-fixture.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import { processPayment } from './process-payment.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea, book } = await createCustomerAndProducts(testApp)
let checkout: Checkout
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
  checkout = await payments.paid(customer, [tea, book])
})

const orderOf = (product: TestProduct) => requireOrderFor(checkout.orders, product)
const setStatus = (product: TestProduct, status: Order['status']) =>
  requestOrderStatus(product.shop.merchant, orderOf(product), status, 'So it is')
const markReady = (product: TestProduct) =>
  product.shop.merchant.send(calls.markOrderReady, { params: { id: orderOf(product).id } })
const getOrder = async (product: TestProduct) =>
  (await product.shop.merchant.send(calls.getOrder, { params: { id: orderOf(product).id } })).body.order
/** All events and payment jobs. */
const settle = async () => {
  await testApp.processEvents()
  await payments.runPaymentJobs()
  await payments.deliver()
  await testApp.processEvents()
}
const getPayment = async () => (await payments.getCheckout(customer, checkout.parent_order_id)).payment
describe('an order that is ready beside a shop that has not responded', () => {
  test('is charged together with the open order, becomes ready and can be picked up', async () => {
    await setStatus(tea, 'in_progress')
    const { body } = await markReady(tea)
    expect(body.order).toMatchObject({ ready_at: null, ready_requested_at: expect.any(String) })
    await settle()
    expect(await getOrder(tea)).toMatchObject({ payment_status: 'paid', ready_at: expect.any(String) })
    expect(await getPayment()).toMatchObject({ state: 'captured', captured_amount: 26.49 })
    expect((await setStatus(tea, 'completed')).status).toBe(200)

    expect(await getOrder(book)).toMatchObject({ status: 'pending', payment_status: 'paid' })
    expect((await setStatus(book, 'in_progress')).status).toBe(200)
    expect((await markReady(book)).body.order.ready_at).toEqual(expect.any(String))
  })

  test('requests it once, whatever is repeated', async () => {
    await setStatus(tea, 'in_progress')
    const first = await markReady(tea)
    expect((await markReady(tea)).body).toEqual(first.body)
    await settle()
    await markReady(tea)
    await settle()
    const events = (await getOrder(tea)).events.filter(({ kind }) => kind === 'ready')
    expect(events).toMatchObject([{ actor: 'system' }])
  })

  test('handing it over requests the charge, too, and succeeds after it', async () => {
    await setStatus(tea, 'in_progress')
    const early = await setStatus(tea, 'completed')
    expect(early).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
    await settle()
    expect((await setStatus(tea, 'completed')).status).toBe(200)
  })

  test('a no-show is charged without it', async () => {
    await setStatus(tea, 'in_progress')
    testApp.clock.now = new Date(Date.parse((await getOrder(tea)).pickup_until ?? '') + 1000)
    expect((await setStatus(tea, 'no_show')).status).toBe(200)
    await settle()
    expect(await getOrder(tea)).toMatchObject({ status: 'no_show', payment_status: 'paid' })
  })

  test('waits for the provider, and the customer may cancel until then', async () => {
    await setStatus(tea, 'in_progress')
    await markReady(tea)
    const capture = vi
      .spyOn(payments.provider.stripe.paymentIntents, 'capture')
      .mockRejectedValue(createConnectionError())
    await testApp.processEvents()
    await processPayment(payments.deps, checkout.parent_order_id)
    expect(capture).toHaveBeenCalled()
    expect(await getOrder(tea)).toMatchObject({ payment_status: 'authorized', ready_at: null })
    expect((await requestOrderStatus(customer, orderOf(tea), 'cancelled')).status).toBe(200)
    capture.mockRestore()
    await settle()
    expect(await getOrder(tea)).toMatchObject({ ready_at: null, payment_status: 'refunded' })
    expect((await getOrderLedger(customer, orderOf(tea))).refunds).toMatchObject([{ amount: 6.5 }])
  })
})

describe('an order that was charged before its shop responded', () => {
  beforeEach(async () => {
    await setStatus(tea, 'in_progress')
    await markReady(tea)
  })
  const endings = [
    ['declined', () => setStatus(book, 'declined')],
    ['cancelled', () => requestOrderStatus(customer, orderOf(book), 'cancelled')],
    ['expired', async () => requestOrderStatus(await testApp.createAdmin(), orderOf(book), 'expired')],
  ] as const

  test.each(endings)('is refunded in full, once, when it is %s', async (_, end) => {
    await settle()
    expect((await end()).status).toBe(200)
    await settle()
    await settle()
    const { refunds, balance_amount, commission_amount } = await getOrderLedger(
      book.shop.merchant,
      orderOf(book),
    )
    expect(refunds).toMatchObject([{ amount: 19.99, state: 'succeeded' }])
    expect([balance_amount, commission_amount]).toEqual([0, 0])
    expect((await getOrder(tea)).payment_status).toBe('paid')
  })

  test.each(endings)(
    'is refunded also when it is %s between the decision and the capture',
    async (_, end) => {
      const capture = vi
        .spyOn(payments.provider.stripe.paymentIntents, 'capture')
        .mockRejectedValue(createConnectionError())
      await testApp.processEvents()
      await processPayment(payments.deps, checkout.parent_order_id)
      expect((await end()).status).toBe(200)
      capture.mockRestore()
      await settle()
      const { refunds } = await getOrderLedger(customer, orderOf(book))
      expect(refunds).toMatchObject([{ amount: 19.99, state: 'succeeded' }])
    },
  )

  test('counts for its shop only once it is accepted', async () => {
    await settle()
    const { id, merchant } = book.shop
    const list = async () => (await merchant.send(calls.listShopBalances, { params: { id } })).body
    expect(await list()).toMatchObject({ data: [], totals: { captured_amount: 0, commission_amount: 0 } })
    expect(await getOrderLedger(merchant, orderOf(book))).toMatchObject({
      balance_amount: 0,
      commission_amount: 0,
    })
    await setStatus(book, 'in_progress')
    expect(await list()).toMatchObject({
      data: [{}],
      totals: { captured_amount: 19.99, commission_amount: 1.5 },
    })
    expect(await getOrderLedger(merchant, orderOf(book))).toMatchObject({ balance_amount: 18.49 })
  })
})

describe('a hold that nobody has captured', () => {
  const passDays = (days: number) => {
    testApp.clock.now = new Date(Date.now() + days * dayMs)
  }

  test('is captured a day before it lapses if a shop has accepted', async () => {
    await setStatus(tea, 'in_progress')
    passDays(5.9)
    await settle()
    expect(await getPayment()).toMatchObject({ state: 'authorized' })
    passDays(6.1)
    await settle()
    expect(await getPayment()).toMatchObject({ state: 'captured', captured_amount: 26.49 })
    expect(await getOrder(tea)).toMatchObject({ payment_status: 'paid', ready_at: null })
  })

  test('is voided a day before it lapses if no shop has', async () => {
    await setStatus(book, 'declined')
    passDays(6.1)
    await settle()
    expect(await getOrder(tea)).toMatchObject({ status: 'expired', payment_status: 'voided' })
    expect(await getPayment()).toMatchObject({ state: 'voided' })
  })

  const expectFailed = async () => {
    for (const product of [tea, book]) {
      expect(await getOrder(product)).toMatchObject({ payment_status: 'failed', ready_at: null })
      expect(await markReady(product)).toMatchObject({ status: 409 })
    }
    expect(await setStatus(book, 'in_progress')).toMatchObject({ status: 409 })
    expect(await getPayment()).toMatchObject({ state: 'failed' })
  }
  const endHold = async () => {
    const intentId = await payments.getIntentId(orderOf(tea))
    await testApp.db.tx((tx) => cancelIntent(tx, testApp.deps.now(), intentId, {}))
  }

  test('fails every order when the bank has given it up', async () => {
    await setStatus(tea, 'in_progress')
    await endHold()
    await settle()
    await expectFailed()
  })

  test('fails every order when the capture is rejected', async () => {
    await setStatus(tea, 'in_progress')
    await markReady(tea)
    await endHold()
    await testApp.processEvents()
    await payments.processPaymentQueue()
    await settle()
    await expectFailed()
  })

  test('of an order that the version before has made ready is captured', async () => {
    await setStatus(tea, 'in_progress')
    await settle()
    await testApp.db.one(sql`update orders set ready_at = now() where id = ${orderOf(tea).id}`)
    await testApp.db.one(
      sql`update payments set next_attempt_at = now() - interval '1 second' where parent_order_id = ${checkout.parent_order_id}`,
    )
    await settle()
    expect(await getOrder(tea)).toMatchObject({ payment_status: 'paid' })
  })
})
