import Fastify from 'fastify'
import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocalBus } from '../../server/src/platform/bus/bus.ts'
import type { Db } from '../../server/src/platform/db/db.ts'
import { createTestDatabase } from '../../server/src/test/setup/test-database.ts'
import { createStripeSandbox } from './create-stripe-sandbox.ts'
import { deliverEvents } from './events.ts'
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
const cardNumbers = { pays: '4242 4242 4242 4242', declines: '4000000000000002', asks: '4000002500003155' }

/** What would reach the street now. */
async function deliverAll(accepts: (event: Stripe.Event) => boolean = () => true): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = []
  await deliverEvents(db, now, secret, async (payload, signature) => {
    const event = stripe.webhooks.constructEvent(payload, signature, secret, 1e9)
    events.push(event)
    return accepts(event)
  })
  return events
}

async function paidIntent(number = cardNumbers.pays): Promise<string> {
  const session = await stripe.checkout.sessions.create(sessionParams())
  await submitForm(getPath(session), { card: number })
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id)
  return String(payment_intent)
}

test('a session is made, shown, paid, and the browser sent back with its id', async () => {
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

  const back = await submitForm(getPath(session), { card: cardNumbers.pays })
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
  expect((await submitForm(getPath(session), { card: cardNumbers.pays })).statusCode).toBe(303)
  expect(await deliverAll(), 'pressed twice, paid once').toEqual([])
})

test('a declined card takes nothing, another one may be tried; what is no test card is refused', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  const no = await submitForm(getPath(session), { card: cardNumbers.declines })
  expect(no.statusCode, 'an address of its own, so that Back does not send the form again').toBe(303)
  expect((await getPage(String(no.headers.location))).body).toContain('Your card was declined.')
  expect((await submitForm(getPath(session), { card: '4111111111111111' })).statusCode).toBe(422)
  expect(await deliverAll()).toEqual([])
  expect((await submitForm(getPath(session), { card: cardNumbers.pays })).statusCode).toBe(303)
})

test('a card that needs confirmation asks, and pays only on yes', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  const asks = await submitForm(getPath(session), { card: cardNumbers.asks })
  expect((await getPage(String(asks.headers.location))).body).toContain('Confirm this payment')
  const no = await submitForm(getPath(session), { card: cardNumbers.asks, confirm: 'no' })
  expect((await getPage(String(no.headers.location))).body).toContain('You weren’t charged')
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  expect((await submitForm(getPath(session), { card: cardNumbers.asks, confirm: 'yes' })).statusCode).toBe(
    303,
  )
})

test('the news of a slow card comes late', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  expect((await submitForm(getPath(session), { card: '4000000000000077' })).statusCode).toBe(303)
  expect(await deliverAll()).toEqual([])
  now = new Date(now.getTime() + slowCardDelayMs)
  expect(await deliverAll()).toHaveLength(2)
})

test('an open session can be closed, a paid one not; a closed one cannot be paid', async () => {
  const session = await stripe.checkout.sessions.create(sessionParams())
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null })
  expect((await submitForm(getPath(session), { card: cardNumbers.pays })).body).toContain(
    'This payment page has expired',
  )
  expect((await deliverAll()).map(({ type }) => type)).toEqual(['checkout.session.expired'])

  const paid = await stripe.checkout.sessions.create(sessionParams())
  await submitForm(getPath(paid), { card: cardNumbers.pays })
  const after = await getPage(getPath(paid))
  expect(after.body).toContain('Already paid')
  expect(after.body, 'the way back to what was ordered').toContain(`session_id=${paid.id}`)
  await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 })
})

test('paid and closed in the same moment: one of the two', async () => {
  for (let round = 0; round < 5; round++) {
    const session = await stripe.checkout.sessions.create(sessionParams())
    const [payment, closing] = await Promise.all([
      submitForm(getPath(session), { card: cardNumbers.pays }),
      stripe.checkout.sessions.expire(session.id).catch(() => undefined),
    ])
    expect(payment.statusCode === 303).toBe(closing === undefined)
  }
})

describe('held money', () => {
  test('is captured once, in part, and the rest let go', async () => {
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

  test('is given back whole when it is cancelled', async () => {
    const intent = await paidIntent()
    expect(await stripe.paymentIntents.cancel(intent)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('a refund', () => {
  test('is never more than what was captured, whoever asks at once', async () => {
    const intent = await paidIntent()
    await stripe.paymentIntents.capture(intent)
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => stripe.refunds.create({ payment_intent: intent, amount: 300 })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const { data } = await stripe.refunds.list({ payment_intent: intent })
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(1200)
  })

  test('fails on the card that is made for it', async () => {
    const intent = await paidIntent('4000000000005126')
    await stripe.paymentIntents.capture(intent)
    await deliverAll()
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ status: 'failed' })
    expect((await deliverAll()).map(({ type }) => type).sort()).toEqual(['refund.created', 'refund.failed'])
  })
})

test('the same Idempotency-Key gives the first answer, another request under it is refused', async () => {
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

test('an event that is refused comes again, later each time, and at last no more', async () => {
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

test('a wrong key, an unknown id and a wrong amount are told in Stripe’s words', async () => {
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(
    stripe.checkout.sessions.create(sessionParams({ expires_at: Math.floor(now.getTime() / 1000) + 900 })),
  ).rejects.toMatchObject({ param: 'expires_at' })
  await expect(stripe.checkout.sessions.create(sessionParams({ line_items: [] }))).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  })
})

describe('what Stripe refuses is refused here, too', () => {
  const price = { currency: 'usd', unit_amount: 100, product_data: { name: 'Tea' } }
  const line = { quantity: 1, price_data: price }
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 'x']))
  const wrong: [string, Record<string, unknown>, string][] = [
    ['less than 50 cents', { line_items: [{ quantity: 1, price_data: { ...price, unit_amount: 49 } }] }, ''],
    [
      'more than a card pays',
      { line_items: Array(2).fill({ ...line, price_data: { ...price, unit_amount: 5e7 } }) },
      '',
    ],
    ['101 lines', { line_items: Array(101).fill(line) }, 'line_items'],
    ['half a piece', { line_items: [{ ...line, quantity: 0.5 }] }, 'line_items[0][quantity]'],
    [
      'a thing without a name',
      { line_items: [{ ...line, price_data: { ...price, product_data: { name: '' } } }] },
      'line_items[0][price_data][product_data][name]',
    ],
    ['51 keys of metadata', { metadata: many(51) }, 'metadata'],
    ['a key of 41 letters', { metadata: { ['k'.repeat(41)]: 'x' } }, `metadata[${'k'.repeat(41)}]`],
    ['501 letters of metadata', { metadata: { key: 'x'.repeat(501) } }, 'metadata[key]'],
    ['a reference of 201 letters', { client_reference_id: 'x'.repeat(201) }, 'client_reference_id'],
    ['what is no address of mail', { customer_email: 'nobody' }, 'customer_email'],
    ['what is no address to return to', { success_url: '/payment/success' }, 'success_url'],
    ['a parameter that it does not know', { colour: 'red' }, 'colour'],
    [
      'a way to charge that it does not know',
      { payment_intent_data: { capture_method: 'later' } },
      'payment_intent_data[capture_method]',
    ],
    ['an end after 25 hours', { expires_at: Math.floor(Date.parse('2026-12-31') / 1000) }, 'expires_at'],
  ]
  test.each(wrong)('%s', async (_, more, param) => {
    const refused = stripe.checkout.sessions.create(sessionParams(more))
    await expect(refused).rejects.toMatchObject({ statusCode: 400, ...(param && { param }) })
  })

  test('a key of 256 letters', async () => {
    const options = (length: number) => ({ idempotencyKey: 'k'.repeat(length) })
    await expect(stripe.checkout.sessions.create(sessionParams(), options(256))).rejects.toMatchObject({
      statusCode: 400,
    })
    expect((await stripe.checkout.sessions.create(sessionParams(), options(255))).status).toBe('open')
  })

  test('a capture and a refund of nothing, and a reason that it does not know', async () => {
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

test('open sessions are listed from a time on, page by page', async () => {
  now = new Date(now.getTime() + 3_600_000)
  const since = Math.floor(now.getTime() / 1000)
  const made: string[] = []
  for (let one = 0; one < 3; one++) made.push((await stripe.checkout.sessions.create(sessionParams())).id)
  await stripe.checkout.sessions.expire(made[0] ?? '')
  const seen: string[] = []
  for await (const { id } of stripe.checkout.sessions.list({
    created: { gte: since },
    status: 'open',
    limit: 1,
  }))
    seen.push(id)
  expect(seen.sort()).toEqual(made.slice(1).sort())
})
