import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs, hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import Stripe from 'stripe'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createConnectionError,
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  type PaymentsFixture,
  requestOrderStatus,
} from '../test/payments/payments-fixture.ts'
import { getCompletedEvent } from '../test/payments/placed-checkout.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import type { TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { enqueueDuePayments } from './payment-queue.ts'
import { processPayment } from './process-payment.ts'
import { getRetryHint } from './stripe/stripe-provider.ts'
import { webhookPath } from './stripe/webhook-route.ts'

let testApp: TestApp
let payments: PaymentsFixture
let customer: TestUser
let tea: TestProduct

beforeAll(async () => {
  ;({ testApp, payments } = await createPaymentsTestApp())
})
beforeEach(async () => {
  await testApp.db.one(sql`delete from outbox`)
  ;({ customer, tea } = await createCustomerAndProducts(testApp))
})

type JobRow = { topic: string; payload: unknown; attempts: number; isDead: boolean }
const listJobs = () =>
  testApp.db.many<JobRow>(sql`
    select topic, payload, attempts, failed_at is not null as "isDead" from outbox
    where queue = 'payments' order by id`)
const wait = (ms: number) => {
  testApp.clock.now = new Date(testApp.deps.now().getTime() + ms)
}
const getState = async (parentId: string) => (await payments.getCheckout(customer, parentId)).payment?.state

async function createPaidOrder(): Promise<Order> {
  const [order] = (await payments.paid(customer, [tea])).orders
  if (!order) throw new Error('there is no order')
  return order
}

async function createCapturedOrder(): Promise<Order> {
  const order = await createPaidOrder()
  await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
  await processPayment(payments.deps, order.parent_order_id)
  return order
}

/** Replaces a call of the provider by one that fails; returns the function that restores it. */
function failCall<Part extends object>(part: Part, name: keyof Part & string): () => void {
  const real = part[name]
  Object.assign(part, { [name]: () => Promise.reject(createConnectionError()) })
  return () => void Object.assign(part, { [name]: real })
}

describe('a webhook event', () => {
  const deliverOnly = ({ payload, signature }: { payload: string; signature: string }) =>
    testApp.app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })

  test('is acknowledged once it is stored, and handled by the queue; a repeat is no second event', async () => {
    const { body } = await payments.checkout(customer, [tea], { customer_email: 'kim@people.example' })
    await payments.pay(body)
    const event = await getCompletedEvent(testApp, payments, body.parent_order_id)
    const responses = await Promise.all([1, 2, 3].map(() => deliverOnly(event)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await getState(body.parent_order_id)).toBe('open')
    const jobs = await listJobs()
    expect(jobs).toMatchObject([{ topic: 'stripe.event_received', attempts: 0 }])
    expect(JSON.stringify(jobs)).not.toContain('people.example')

    await payments.processPaymentQueue()
    expect(await getState(body.parent_order_id)).toBe('authorized')
    expect(await listJobs()).toEqual([])
  })

  test('that concerns nobody is acknowledged and not queued', async () => {
    const event = { id: 'evt_other', object: 'event', type: 'customer.created', data: { object: {} } }
    const payload = JSON.stringify(event)
    const { webhookSecret: secret, stripe } = payments.provider
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
    expect((await deliverOnly({ payload, signature })).statusCode).toBe(200)
    expect(await listJobs()).toEqual([])
  })

  test('is retried while the provider cannot be reached', async () => {
    const { body } = await payments.checkout(customer, [tea])
    await payments.pay(body)
    const restore = failCall(payments.provider.stripe.paymentIntents, 'retrieve')
    await payments.deliver()
    restore()
    expect(await getState(body.parent_order_id)).toBe('open')
    wait(minuteMs)
    await payments.processPaymentQueue()
    expect(await getState(body.parent_order_id)).toBe('authorized')
  })
})

async function useUpAttempts() {
  for (let attempt = 0; attempt < 10; attempt++) {
    await payments.processPaymentQueue()
    await testApp.db.one(
      sql`update outbox set next_attempt_at = ${testApp.deps.now()} where queue = 'payments'`,
    )
  }
}

async function findDeadLetter(name: string) {
  const admin = await testApp.createAdmin()
  const { data } = (await admin.send(calls.listDeadLetters)).body
  const job = data.find((one) => one.name === name)
  return { job, requeue: () => admin.send(calls.requeueDeadLetter, { params: { id: job?.id ?? '' } }) }
}

describe('while the provider is away for longer than a day', () => {
  test('a capture becomes a dead letter, and is made once when an admin retries it', async () => {
    const order = await createPaidOrder()
    await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
    await testApp.processEvents()
    const restore = failCall(payments.provider.stripe.paymentIntents, 'capture')
    await useUpAttempts()
    restore()
    const { job, requeue } = await findDeadLetter('payment.due')
    expect(job).toMatchObject({ queue: 'payments', attempts: 10, last_error: expect.stringContaining('cut') })
    expect(await getState(order.parent_order_id)).toBe('authorized')

    expect((await requeue()).status).toBe(200)
    await payments.processPaymentQueue()
    expect((await getOrderLedger(customer, order)).entries.map(({ kind, amount }) => [kind, amount])).toEqual(
      [
        ['authorized', 6.5],
        ['captured', 6.5],
      ],
    )
    expect(await listJobs()).toEqual([])
  })

  test('a refund becomes a dead letter, and is made once when an admin retries it', async () => {
    const order = await createCapturedOrder()
    const { refunds } = payments.provider.stripe
    const restore = failCall(refunds, 'create')
    const { body } = await tea.shop.merchant.send(calls.refundOrder, {
      params: { id: order.id },
      body: { amount: 2, reason: 'Cold' },
    })
    expect(body.refund.state).toBe('requested')
    wait(minuteMs)
    await enqueueDuePayments(payments.deps)
    await useUpAttempts()
    restore()
    const { job, requeue } = await findDeadLetter('refund.due')
    expect(job).toMatchObject({ queue: 'payments', attempts: 10 })

    expect((await requeue()).status).toBe(200)
    await payments.processPaymentQueue()
    expect((await getOrderLedger(customer, order)).refunds).toMatchObject([{ amount: 2, state: 'succeeded' }])
    const intent = await payments.getIntentId(order)
    expect((await refunds.list({ payment_intent: intent })).data).toHaveLength(1)
  })

  test('what is unfinished is queued again after two days, also when its dead letter was deleted', async () => {
    const order = await createCapturedOrder()
    const restore = failCall(payments.provider.stripe.refunds, 'create')
    await tea.shop.merchant.send(calls.refundOrder, {
      params: { id: order.id },
      body: { amount: 2, reason: 'Cold' },
    })
    restore()
    wait(minuteMs)
    await enqueueDuePayments(payments.deps)
    await testApp.db.one(sql`delete from outbox`)
    await enqueueDuePayments(payments.deps)
    expect(await listJobs()).toEqual([])
    wait(2 * dayMs)
    await payments.runPaymentJobs()
    expect((await getOrderLedger(customer, order)).refunds).toMatchObject([{ state: 'succeeded' }])
  })
})

test('a status change is processed by the queue, without a wait for the payment job', async () => {
  const order = await createPaidOrder()
  await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
  await testApp.processEvents()
  expect(await listJobs()).toMatchObject([{ topic: 'payment.due', payload: { id: order.parent_order_id } }])
  await payments.processPaymentQueue()
  expect(await getState(order.parent_order_id)).toBe('captured')
})

test('an expired checkout is queued once, however many nodes look', async () => {
  const { body } = await payments.checkout(customer, [tea])
  wait(16 * minuteMs)
  await Promise.all([1, 2, 3].map(() => enqueueDuePayments(payments.deps)))
  expect(await listJobs()).toMatchObject([{ topic: 'payment.due', payload: { id: body.parent_order_id } }])
})

test('all expired checkouts are queued in one run, however many there are', async () => {
  const product = await testApp.createProduct({ stock: 60 })
  for (let count = 0; count < 51; count++)
    expect((await payments.checkout(await testApp.createCustomer(), [product])).status).toBe(201)
  wait(16 * minuteMs)
  await enqueueDuePayments(payments.deps)
  expect(await listJobs()).toHaveLength(51)
})

test('a refund that the bank has not made yet is no failure, and is checked an hour later', async () => {
  const order = await createCapturedOrder()
  const { refunds } = payments.provider.stripe
  const { create } = refunds
  const asPending = (refund: Stripe.Refund) => ({ ...refund, status: 'pending' })
  refunds.create = (async (...given: Parameters<typeof create>) =>
    asPending(await create.apply(refunds, given))) as unknown as typeof create
  await tea.shop.merchant.send(calls.refundOrder, {
    params: { id: order.id },
    body: { amount: 2, reason: 'Cold' },
  })
  refunds.create = create
  const getRefunds = async () => (await getOrderLedger(customer, order)).refunds
  for (const _ of ['at once', 'after five minutes']) {
    expect(await getRefunds()).toMatchObject([{ state: 'requested' }])
    wait(5 * minuteMs)
    await payments.runPaymentJobs()
  }
  wait(hourMs)
  await payments.runPaymentJobs()
  expect(await getRefunds()).toMatchObject([{ state: 'succeeded' }])
  expect(await listJobs()).toEqual([])
})

test('a key whose first call is still running is not replaced, a spent one is', () => {
  const getError = (statusCode: number, code?: string) =>
    new Stripe.errors.StripeIdempotencyError({ type: 'idempotency_error', statusCode, code } as never)
  expect(getRetryHint(getError(409, 'idempotency_key_in_use')).isKeySpent).toBe(false)
  expect(getRetryHint(getError(400)).isKeySpent).toBe(true)
  const serverError = new Stripe.errors.StripeAPIError({ type: 'api_error', statusCode: 500 } as never)
  expect(getRetryHint(serverError).isKeySpent).toBe(true)
})
