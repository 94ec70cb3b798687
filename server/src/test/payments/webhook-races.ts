import { randomUUIDv7 } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type Stripe from 'stripe'
import { processPayment } from '../../payments/process-payment.ts'
import { type FaultPoint, failAt } from '../faults/query-faults.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { TestUser } from '../setup/test-user.ts'
import type { PaymentsFixture } from './payments-fixture.ts'
import {
  createPlacedCheckout,
  deliverAllEvents,
  getCompletedEvent,
  listProviderEvents,
  problemUnless,
} from './placed-checkout.ts'

/** The event of a payment, delivered fifty times at once, has its effect once. */
export async function duplicateEvents(testApp: TestApp): Promise<string[]> {
  const { payments, body, orderId, parentId } = await createPlacedCheckout(testApp)
  await payments.pay(body)
  const event = await getCompletedEvent(testApp, payments, parentId)
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => payments.webhook(event.payload, event.signature)),
  )
  const result = await testApp.db.one<{ count: number }>(sql`
    select count(*)::integer as count from outbox where topic = 'order.placed' and payload->>'id' = ${orderId}`)
  return [
    ...problemUnless(
      responses.every(({ statusCode }) => statusCode === 200),
      'an event was rejected',
    ),
    ...problemUnless(result?.count === 1, `the shop was notified ${result?.count} times`),
  ]
}

/**
 * The database fails while the provider delivers an event: either it is not acknowledged and delivered again, or it is
 * stored and retried. Its effect comes once.
 */
export async function databaseLossDuringWebhook(testApp: TestApp): Promise<string[]> {
  const failures: string[] = []
  const points: [FaultPoint, string][] = [
    [{ before: 'insert into payment_events' }, '500 open'],
    [{ before: 'insert into outbox' }, '500 open'],
    [{ before: "update payments set state = 'authorized'" }, '200 open'],
    [{ before: 'insert into ledger_entries' }, '200 open'],
    ['committed', '500 authorized'],
  ]
  for (const [point, before] of points) {
    const { payments, customer, body, orderId, parentId } = await createPlacedCheckout(testApp)
    await payments.pay(body)
    const event = await getCompletedEvent(testApp, payments, parentId)
    const restore = failAt(testApp.db, point)
    const cut = await payments.webhook(event.payload, event.signature).finally(restore)
    const half = (await payments.getCheckout(customer, parentId)).payment?.state
    for (const _ of [1, 2]) await payments.webhook(event.payload, event.signature)
    await processRetries(testApp, payments)
    const { payment } = await payments.getCheckout(customer, parentId)
    const result = await testApp.db.many(sql`
      select 1 from outbox where topic = 'order.placed' and payload->>'id' = ${orderId}`)
    const seen = `${cut.statusCode} ${half} ${payment?.state} ${result.length}`
    failures.push(...problemUnless(seen === `${before} authorized 1`, `${JSON.stringify(point)}: ${seen}`))
  }
  return failures
}

async function processRetries(testApp: TestApp, payments: PaymentsFixture): Promise<void> {
  testApp.clock.now = new Date(Date.now() + minuteMs)
  await payments.processPaymentQueue()
  testApp.clock.now = undefined
}

/** A forged, a foreign and an unpaid session reveal nothing and have no effect. */
export async function foreignSessions(testApp: TestApp): Promise<string[]> {
  const { payments, customer, body, parentId } = await createPlacedCheckout(testApp)
  const session_id = new URL(body.payment_url ?? '').pathname.split('/').at(-1) ?? ''
  const request = async (user: TestUser, id: string) =>
    (await user.send(calls.getCheckoutBySession, { params: { session_id: id } })).status
  const unpaid = await request(customer, session_id)
  const forged = await request(customer, `cs_test_${'0'.repeat(36)}`)
  const before = (await payments.getCheckout(customer, parentId)).payment?.state
  await payments.pay(body)
  await deliverAllEvents(payments)
  const seen = [
    unpaid,
    forged,
    before,
    await request(await testApp.createCustomer(), session_id),
    await request(customer, session_id),
  ]
  return problemUnless(String(seen) === '404,404,open,404,200', String(seen))
}

/** A signed event with another amount, currency, mode or checkout has no effect, and the admin is notified. */
export async function mismatchedEvents(testApp: TestApp): Promise<string[]> {
  const failures: string[] = []
  const forgedFields = [
    { amount_total: 999 },
    { currency: 'eur' },
    { livemode: true },
    { id: `cs_test_${randomUUIDv7()}` },
    { metadata: { parent_order_id: randomUUIDv7() } },
  ]
  for (const forgedField of forgedFields) {
    const { payments, customer, body, parentId } = await createPlacedCheckout(testApp)
    await payments.pay(body)
    const event = JSON.parse((await getCompletedEvent(testApp, payments, parentId)).payload) as Stripe.Event
    event.id = `${event.id}_lie`
    Object.assign(event.data.object, forgedField)
    const before = await countDiscrepancies(testApp)
    const payload = JSON.stringify(event)
    const signature = payments.provider.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: payments.provider.webhookSecret,
      timestamp: Math.floor(testApp.deps.now().getTime() / 1000),
    })
    const { statusCode } = await payments.webhook(payload, signature)
    const { payment } = await payments.getCheckout(customer, parentId)
    const seen = `${statusCode} ${payment?.state} ${(await countDiscrepancies(testApp)) - before}`
    failures.push(...problemUnless(seen === '200 open 1', `${JSON.stringify(forgedField)}: ${seen}`))
  }
  return failures
}

async function countDiscrepancies(testApp: TestApp): Promise<number> {
  return (await testApp.db.many(sql`select 1 from payment_discrepancies`)).length
}

/** All events of a checkout that was paid, captured and refunded in part, in every order of delivery. */
export async function eventPermutations(testApp: TestApp): Promise<string[]> {
  const { payments, customer, tea, body, orderId, parentId } = await createPlacedCheckout(testApp)
  await payments.pay(body)
  // no event was delivered: the state was read from the provider
  testApp.clock.now = new Date(Date.now() + 16 * minuteMs)
  await processPayment(payments.deps, parentId)
  testApp.clock.now = undefined
  const params = { id: orderId }
  await tea.shop.merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
  await processPayment(payments.deps, parentId)
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 3, reason: 'Cold' } })
  const providerEvents = await listProviderEvents(testApp, payments, parentId)
  if (providerEvents.length < 4) return [`only ${providerEvents.map(({ type }) => type)} were sent`]

  for (const turned of permutations(providerEvents)) {
    await testApp.db.one(sql`delete from payment_events`)
    for (const event of turned) await payments.webhook(event.payload, event.signature)
    const { ledger } = (await customer.send(calls.getOrderLedger, { params })).body
    const books = ledger.entries.map(({ kind, amount }) => `${kind} ${amount}`).join(', ')
    const words = turned.map(({ type }) => type).join(', ')
    if (books !== 'authorized 10, captured 10, refunded -3') return [`${words}: ${books}`]
  }
  return []
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]))
}

/** An unsigned event has no effect. */
export async function forgedWebhook(testApp: TestApp): Promise<string[]> {
  const { payments, customer, body, parentId } = await createPlacedCheckout(testApp)
  await payments.pay(body)
  const [event] = await listProviderEvents(testApp, payments, parentId)
  const response = await payments.webhook(
    event?.payload ?? '',
    `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
  )
  const { payment } = await payments.getCheckout(customer, parentId)
  return [
    ...problemUnless(response.statusCode === 400, `it got ${response.statusCode}`),
    ...problemUnless(payment?.state === 'open', `it made the payment ${payment?.state}`),
  ]
}
