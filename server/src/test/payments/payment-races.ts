import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import Stripe from 'stripe'
import { processPayment } from '../../payments/process-payment.ts'
import { stripeClientOptions } from '../../payments/stripe/create-stripe-provider.ts'
import { type FaultPoint, failAt } from '../faults/query-faults.ts'
import type { TestApp } from '../setup/test-app.ts'
import { createPaymentsFixture } from './payments-fixture.ts'
import { createPlacedCheckout, deliverAllEvents, problemUnless } from './placed-checkout.ts'

/** One request, fifty times at once and once more: one checkout, one session, one authorization. */
export async function repeatedCheckout(testApp: TestApp): Promise<string[]> {
  const payments = createPaymentsFixture(testApp)
  const customer = await testApp.createCustomer()
  const tea = await testApp.createProduct({ name: 'Tea', price_cents: 1000, stock: 60 })
  const headers = { 'idempotency-key': `press-${customer.id}` }
  const press = () => payments.checkout(customer, [tea], {}, headers)
  const responses = await Promise.all(Array.from({ length: 50 }, press))
  responses.push(await press())
  const placed = responses.filter(({ status }) => status === 201)
  const waiting = responses.filter(({ body }) => body.code === 'request_in_progress')
  const created = await countCheckouts(testApp, customer.id)
  const left = await getStock(testApp, tea.id)
  return [
    ...problemUnless(
      placed.length + waiting.length === 51,
      `responses: ${responses.map(({ status }) => status)}`,
    ),
    ...problemUnless(responses.at(-1)?.status === 201, 'the last request got no checkout'),
    ...problemUnless(
      new Set(placed.map(({ body }) => `${body.parent_order_id} ${body.payment?.payment_url}`)).size === 1,
      'requests got several checkouts',
    ),
    ...problemUnless(created === 1 && left === 59, `${created} checkouts, ${60 - left} units reserved`),
  ]
}

/** Interrupted at each point of a checkout; the repeated request with the same key completes it. */
export async function interruptedCheckout(testApp: TestApp): Promise<string[]> {
  const failures: string[] = []
  const points: FaultPoint[] = [
    { before: 'insert into idempotency_keys' },
    { before: 'insert into payments' },
    { after: 'insert into orders' },
    'committed',
    { before: 'update payments set session_id' },
  ]
  for (const point of points) {
    const payments = createPaymentsFixture(testApp)
    const customer = await testApp.createCustomer()
    const tea = await testApp.createProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
    const headers = { 'idempotency-key': `killed-${customer.id}` }
    const restore = failAt(testApp.db, point)
    const cut = await payments.checkout(customer, [tea], {}, headers).finally(restore)
    const again = await payments.checkout(customer, [tea], {}, headers)
    const created = await countCheckouts(testApp, customer.id)
    const left = await getStock(testApp, tea.id)
    const sessions = await testApp.db.many(sql`
      select id from sandbox_objects where kind = 'checkout.session'
        and body->>'client_reference_id' = ${again.body.parent_order_id}`)
    const seen = `${cut.status} ${again.status} ${created} ${left} ${sessions.length} ${again.body.payment?.state}`
    failures.push(...problemUnless(seen === '500 201 1 4 1 open', `${JSON.stringify(point)}: ${seen}`))
  }
  return failures
}

/** Twenty concurrent refunds whose sum exceeds the captured amount. */
export async function manyRefunds(testApp: TestApp): Promise<string[]> {
  const { payments, customer, tea, body, orderId, parentId } = await createPlacedCheckout(testApp)
  await payments.pay(body)
  await deliverAllEvents(payments)
  const params = { id: orderId }
  await tea.shop.merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
  await processPayment(payments.deps, parentId)
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 3, reason: 'Cold' } }),
    ),
  )
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b)
  const wanted = [...Array(3).fill(201), ...Array(17).fill(422)]
  const { ledger } = (await customer.send(calls.getOrderLedger, { params })).body
  return [
    ...problemUnless(String(statuses) === String(wanted), `responses: ${statuses}`),
    ...problemUnless(ledger.refunded_amount === 9, `${ledger.refunded_amount} of 10 refunded`),
  ]
}

type ExpiryTiming = 'before the provider closes' | 'after the provider has closed'

/** The reservation expires at the moment of the payment: paid and sold, or neither. */
export async function paymentAtExpiry(testApp: TestApp, instant: ExpiryTiming): Promise<string[]> {
  const checkout = await createPlacedCheckout(testApp)
  const { payments, body } = checkout
  const { sessions } = payments.provider.stripe.checkout
  const { expire } = sessions
  const payNow = async () => {
    await payments.pay(body)
    await deliverAllEvents(payments)
  }
  sessions.expire = (async (id: string) => {
    if (instant === 'before the provider closes') await payNow()
    const closed = await expire.call(sessions, id).catch((error: unknown) => ({ failure: error }))
    if (instant === 'after the provider has closed') await payNow()
    if ('failure' in closed) throw closed.failure
    return closed
  }) as typeof expire
  try {
    testApp.clock.now = new Date(Date.now() + 16 * minuteMs)
    await payments.runPaymentJobs()
    await deliverAllEvents(payments)
    await payments.runPaymentJobs()
    const seen = await getOutcome(testApp, checkout)
    // nobody can pay a closed session
    const wanted =
      instant === 'before the provider closes' ? 'authorized pending 4 held' : 'closed expired 5 free'
    return problemUnless(seen === wanted, seen)
  } finally {
    sessions.expire = expire
    testApp.clock.now = undefined
  }
}

/** The provider left the session open, and the customer pays after the stock was released: the hold on the card ends. */
export async function latePayment(testApp: TestApp): Promise<string[]> {
  const checkout = await createPlacedCheckout(testApp)
  const { payments, body } = checkout
  const { sessions } = payments.provider.stripe.checkout
  const { expire } = sessions
  sessions.expire = (async () => ({ status: 'expired' })) as unknown as typeof expire
  try {
    testApp.clock.now = new Date(Date.now() + 16 * minuteMs)
    await payments.runPaymentJobs()
    await payments.pay(body)
    await deliverAllEvents(payments)
    await payments.runPaymentJobs()
    const seen = await getOutcome(testApp, checkout)
    return problemUnless(seen === 'voided expired 5 free', seen)
  } finally {
    sessions.expire = expire
    testApp.clock.now = undefined
  }
}

/** The provider accepts the call and never responds: the order is stored, and the response comes within ten seconds. */
export async function hangingGateway(testApp: TestApp): Promise<string[]> {
  const payments = createPaymentsFixture(testApp)
  const hanging = createServer(() => {}).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  const { stripe } = payments.provider
  const deaf = new Stripe('sk_test_none', {
    ...stripeClientOptions,
    host: '127.0.0.1',
    port,
    protocol: 'http',
  })
  const customer = await testApp.createCustomer()
  const tea = await testApp.createProduct({ name: 'Tea', price_cents: 1000, stock: 5 })
  await payments.checkout(customer, [tea])
  const real = { ...stripe.checkout.sessions }
  Object.assign(stripe.checkout.sessions, {
    create: deaf.checkout.sessions.create.bind(deaf.checkout.sessions),
    expire: deaf.checkout.sessions.expire.bind(deaf.checkout.sessions),
  })
  try {
    const began = performance.now()
    // an earlier checkout is open: cancelling it must not add another timeout
    const { status, body } = await payments.checkout(customer, [tea])
    const took = performance.now() - began
    return [
      ...problemUnless(status === 201 && body.payment?.payment_url === null, `status ${status}`),
      ...problemUnless(took < 10_000, `responded after ${Math.round(took)} ms`),
      ...problemUnless((await getStock(testApp, tea.id)) === 4, 'the earlier stock was not released'),
    ]
  } finally {
    Reflect.deleteProperty(stripe.checkout.sessions, 'create')
    Reflect.deleteProperty(stripe.checkout.sessions, 'expire')
    Object.assign(stripe.checkout.sessions, real)
    hanging.closeAllConnections()
    hanging.close()
  }
}

/** States of the payment and its order, the stock, and whether an authorization is left on the card. */
async function getOutcome(
  testApp: TestApp,
  { payments, customer, tea, parentId }: Awaited<ReturnType<typeof createPlacedCheckout>>,
): Promise<string> {
  const { payment, orders } = await payments.getCheckout(customer, parentId)
  const held = await testApp.db.one(sql`
    select id from sandbox_objects where kind = 'payment_intent' and body->>'status' = 'requires_capture'
      and body->'metadata'->>'parent_order_id' = ${parentId}`)
  return `${payment?.state} ${orders[0]?.status} ${await getStock(testApp, tea.id)} ${held ? 'held' : 'free'}`
}

async function countCheckouts(testApp: TestApp, customerId: string): Promise<number> {
  const rows = await testApp.db.many(sql`select 1 from payments where customer_id = ${customerId}`)
  return rows.length
}

async function getStock(testApp: TestApp, id: string): Promise<number> {
  const row = await testApp.db.one<{ stock: number }>(sql`select stock from products where id = ${id}`)
  return row?.stock ?? Number.NaN
}
