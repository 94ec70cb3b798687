import { dayMs } from '@mainstreet/contract/durations.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import Fastify from 'fastify'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStripeSandbox } from './create-stripe-sandbox.ts'
import { deliverEvents } from './events.ts'
import { endLapsedHolds } from './payment-intents.ts'
import { slowCardDelayMs } from './test-cards.ts'

const secret = 'whsec_of_this_test'
const app = Fastify()
let db: Db
let stripe: Stripe
let now = new Date('2026-11-21T18:00:00Z')

beforeAll(async () => {
  db = (await createTestDatabase()).open()
  const deps = { db, bus: createLocalBus(), now: () => now }
  const provider = await createStripeSandbox(deps, 'http://street.example')
  stripe = provider.stripe
  provider.sandbox?.registerPages(app)
  await app.ready()
})
beforeEach(async () => {
  await deliverAll()
})
afterAll(() => app.close())

const sessionParams = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: 'group-1',
  success_url: 'http://street.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://street.example/payment/cancel',
  payment_intent_data: { capture_method: 'manual', metadata: { parent_order_id: 'group-1' } },
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'usd', unit_amount: 650, product_data: { name: 'Tea & <cake>' } },
    },
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 99, product_data: { name: 'Bag' } } },
  ],
  ...more,
})
const getPath = (session: Stripe.Checkout.Session) => new URL(session.url ?? '').pathname
const submitForm = (path: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const getPage = (url: string) => app.inject({ method: 'GET', url })
const cardNumbers = {
  succeeds: '4242 4242 4242 4242',
  declines: '4000000000000002',
  requiresAction: '4000002500003155',
}

/** Delivers everything that is due now. */
async function deliverAll(accepts: (event: Stripe.Event) => boolean = () => true): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = []
  await deliverEvents(db, now, secret, async (payload, signature) => {
    const event = stripe.webhooks.constructEvent(payload, signature, secret, 1e9)
    events.push(event)
    return accepts(event)
  })
  return events
}

async function paidIntent(number = cardNumbers.succeeds): Promise<string> {
  const session = await stripe.checkout.sessions.create(sessionParams())
  await submitForm(getPath(session), { card: number })
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
  return String(payment_intent)
}

test('a session is created, shown and paid, and the browser returns with its id', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 1399,
    payment_intent: null,
  })
  const page = await app.inject(getPath(session))
  expect(page.body).toContain('Tea &amp; &lt;cake&gt;')
  expect(page.body).toContain('$13.99')

  const back = await submitForm(getPath(session), { card: cardNumbers.succeeds })
  expect(back).toMatchObject({ statusCode: 303 })
  expect(back.headers.location).toBe(`/payment/success?session_id=${session.id}`)

  const after = await stripe.checkout.sessions.retrieve(session.id)
  expect(after).toMatchObject({ status: 'complete', payment_status: 'unpaid', url: null })
  const intent = await stripe.paymentIntents.retrieve(String(after.payment_intent))
  expect(intent).toMatchObject({
    status: 'requires_capture',
    amount: 1399,
    amount_capturable: 1399,
    metadata: { parent_order_id: 'group-1' },
  })
  expect((await deliverAll()).map(({ type }) => type).sort()).toEqual([
    'checkout.session.completed',
    'payment_intent.amount_capturable_updated',
  ])
  expect((await submitForm(getPath(session), { card: cardNumbers.succeeds })).statusCode).toBe(303)
  expect(await deliverAll(), 'submitted twice, paid once').toEqual([])
})

test('a hold ends after a week, is then not captured any more, and says so in its charge', async () => {
  const id = await paidIntent()
  const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  const weekFromNow = new Date(now.getTime() + 7 * dayMs)
  expect(latest_charge).toMatchObject({
    payment_method_details: { card: { capture_before: weekFromNow.getTime() / 1000 } },
  })
  await deliverAll()
  await endLapsedHolds(db, new Date(weekFromNow.getTime() - 1000))
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' })
  await endLapsedHolds(db, weekFromNow)
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'automatic',
  })
  await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  now = weekFromNow
  expect((await deliverAll()).map(({ type }) => type)).toContain('payment_intent.canceled')
})

test('a declined card charges nothing and another one can be tried; another number than a test card is rejected', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  const no = await submitForm(getPath(session), { card: cardNumbers.declines })
  expect(no.statusCode, 'a separate URL, so that Back does not send the form again').toBe(303)
  expect((await getPage(String(no.headers.location))).body).toContain('Your card was declined.')
  expect((await submitForm(getPath(session), { card: '4111111111111111' })).statusCode).toBe(422)
  expect(await deliverAll()).toEqual([])
  expect((await submitForm(getPath(session), { card: cardNumbers.succeeds })).statusCode).toBe(303)
})

test('a card that needs confirmation asks, and pays only if confirmed', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  const requests = await submitForm(getPath(session), { card: cardNumbers.requiresAction })
  expect((await getPage(String(requests.headers.location))).body).toContain('Confirm this payment')
  const no = await submitForm(getPath(session), { card: cardNumbers.requiresAction, confirm: 'no' })
  expect((await getPage(String(no.headers.location))).body).toContain('You weren’t charged')
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  expect(
    (await submitForm(getPath(session), { card: cardNumbers.requiresAction, confirm: 'yes' })).statusCode,
  ).toBe(303)
})

test('the event of a slow card is delayed', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  expect((await submitForm(getPath(session), { card: '4000000000000077' })).statusCode).toBe(303)
  expect(await deliverAll()).toEqual([])
  now = new Date(now.getTime() + slowCardDelayMs)
  expect(await deliverAll()).toHaveLength(2)
})

test('an open session can be closed, a paid one not; a closed one cannot be paid', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
  expect((await submitForm(getPath(session), { card: cardNumbers.succeeds })).body).toContain(
    'This payment page has expired',
  )
  expect((await deliverAll()).map(({ type }) => type)).toEqual(['checkout.session.expired'])

  const paid = await stripe.checkout.sessions.create(sessionParams())
  await submitForm(getPath(paid), { card: cardNumbers.succeeds })
  const after = await getPage(getPath(paid))
  expect(after.body).toContain('Already paid')
  expect(after.body, 'the link back to the order').toContain(`session_id=${paid.id}`)
  await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('of a concurrent payment and expiry only one takes effect', async () => {
  for (let round = 0; round < 5; round++) {
    const session = await stripe.checkout.sessions.create(sessionParams())
    const [payment, closing] = await Promise.all([
      submitForm(getPath(session), { card: cardNumbers.succeeds }),
      stripe.checkout.sessions.expire(session.id).catch(() => undefined),
    ])
    expect(payment.statusCode === 303).toBe(closing === undefined)
  }
})

describe('an authorized amount', () => {
  test('is captured once, in part, and the rest released', async () => {
    const intent = await paidIntent()
    await expect(stripe.paymentIntents.capture(intent, { amount_to_capture: 1400 })).rejects.toMatchObject({
      code: 'amount_too_large',
    })
    const captured = await stripe.paymentIntents.capture(intent, { amount_to_capture: 1000 })
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 1000, amount_capturable: 0 })
    await expect(stripe.paymentIntents.capture(intent)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    await expect(stripe.paymentIntents.cancel(intent)).rejects.toMatchObject({ statusCode: 400 })
  })

  test('is released in full when it is cancelled', async () => {
    const intent = await paidIntent()
    expect(await stripe.paymentIntents.cancel(intent)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('a refund', () => {
  test('never exceeds the captured amount, also with concurrent requests', async () => {
    const intent = await paidIntent()
    await stripe.paymentIntents.capture(intent)
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.refunds.create({ payment_intent: intent, amount: 300 })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const { data } = await stripe.refunds.list({ payment_intent: intent })
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(1200)
  })

  test('fails on the test card for failed refunds', async () => {
    const intent = await paidIntent('4000000000005126')
    await stripe.paymentIntents.capture(intent)
    await deliverAll()
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ status: 'failed' })
    expect((await deliverAll()).map(({ type }) => type).sort()).toEqual(['refund.created', 'refund.failed'])
  })
})

test('the same Idempotency-Key gets the first response, and another request with it is rejected', async () => {
  const both = await Promise.all(
    [1, 2].map(() => stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'one' })),
  )
  expect(both[0]?.id).toBe(both[1]?.id)
  await expect(
    stripe.checkout.sessions.create(sessionParams({ client_reference_id: 'other' }), {
      idempotencyKey: 'one',
    }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

test('a rejected event is delivered again with growing delays, and given up in the end', async () => {
  await stripe.checkout.sessions.expire((await stripe.checkout.sessions.create(sessionParams())).id)
  const [first] = await deliverAll(() => false)
  expect(await deliverAll()).toEqual([])
  let tries = 1
  for (let hour = 0; hour < 72; hour++) {
    now = new Date(now.getTime() + 3_600_000)
    const [again] = await deliverAll(() => false)
    if (!again) continue
    expect(again.id).toBe(first?.id)
    tries++
  }
  expect(tries).toBe(8)
})

test('a wrong key, an unknown id and a wrong amount give Stripe’s messages', async () => {
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(
    stripe.checkout.sessions.create(sessionParams({ expires_at: Math.floor(now.getTime() / 1000) + 900 })),
  ).rejects.toMatchObject({ param: 'expires_at' })
  await expect(stripe.checkout.sessions.create(sessionParams({ line_items: [] }))).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  })
})

describe('what Stripe rejects is rejected here, too', () => {
  const price = { currency: 'usd', unit_amount: 100, product_data: { name: 'Tea' } }
  const line = { quantity: 1, price_data: price }
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x']))
  const wrong: [string, Record<string, unknown>, string][] = [
    ['less than 50 cents', { line_items: [{ quantity: 1, price_data: { ...price, unit_amount: 49 } }] }, ''],
    [
      'more than the maximum charge',
      { line_items: Array(2).fill({ ...line, price_data: { ...price, unit_amount: 5e7 } }) },
      '',
    ],
    ['101 lines', { line_items: Array(101).fill(line) }, 'line_items'],
    ['half a unit', { line_items: [{ ...line, quantity: 0.5 }] }, 'line_items[0][quantity]'],
    [
      'an item without a name',
      { line_items: [{ ...line, price_data: { ...price, product_data: { name: '' } } }] },
      'line_items[0][price_data][product_data][name]',
    ],
    ['51 keys of metadata', { metadata: many(51) }, 'metadata'],
    ['a key of 41 characters', { metadata: { ['k'.repeat(41)]: 'x' } }, `metadata[${'k'.repeat(41)}]`],
    ['501 characters of metadata', { metadata: { key: 'x'.repeat(501) } }, 'metadata[key]'],
    ['a reference of 201 characters', { client_reference_id: 'x'.repeat(201) }, 'client_reference_id'],
    ['an invalid email address', { customer_email: 'nobody' }, 'customer_email'],
    ['an invalid return URL', { success_url: '/payment/success' }, 'success_url'],
    ['an unknown parameter', { color: 'red' }, 'color'],
    [
      'an unknown capture method',
      { payment_intent_data: { capture_method: 'later' } },
      'payment_intent_data[capture_method]',
    ],
    ['an expiry after 25 hours', { expires_at: Math.floor(Date.parse('2026-12-31') / 1000) }, 'expires_at'],
  ]
  test.each(wrong)('%s', async (_, more, param) => {
    const rejected = stripe.checkout.sessions.create(sessionParams(more))
    await expect(rejected).rejects.toMatchObject({ statusCode: 400, ...(param && { param }) })
  })

  test('a key of 256 characters', async () => {
    const options = (length: number) => ({ idempotencyKey: 'k'.repeat(length) })
    await expect(stripe.checkout.sessions.create(sessionParams(), options(256))).rejects.toMatchObject({
      statusCode: 400,
    })
    expect((await stripe.checkout.sessions.create(sessionParams(), options(255))).status).toBe('open')
  })

  test('a capture and a refund of nothing, and an unknown reason', async () => {
    const intent = await paidIntent()
    const capture = (amount_to_capture: number) =>
      stripe.paymentIntents.capture(intent, { amount_to_capture })
    await expect(capture(0)).rejects.toMatchObject({ param: 'amount_to_capture' })
    await capture(1000)
    const refund = (more: object) => stripe.refunds.create({ payment_intent: intent, ...more })
    await expect(refund({ amount: 0 })).rejects.toMatchObject({ param: 'amount' })
    await expect(refund({ reason: 'cold' })).rejects.toMatchObject({ param: 'reason' })
  })
})

test('open sessions are listed from a time on, in pages', async () => {
  now = new Date(now.getTime() + 3_600_000)
  const since = Math.floor(now.getTime() / 1000)
  const created: string[] = []
  for (let one = 0; one < 3; one++) created.push((await stripe.checkout.sessions.create(sessionParams())).id)
  await stripe.checkout.sessions.expire(created[0] ?? '')
  const seen: string[] = []
  for await (const { id } of stripe.checkout.sessions.list({
    created: { gte: since },
    status: 'open',
    limit: 1,
  }))
    seen.push(id)
  expect(seen.sort()).toEqual(created.slice(1).sort())
})
