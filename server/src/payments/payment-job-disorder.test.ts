import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { type OutboxQueue, paymentQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { insertOutboxRow } from '@mainstreet/platform/outbox/outbox-store.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { createDyingDb } from '../test/faults/dying-db.ts'
import type { PaymentsFixture } from '../test/payments/payments-fixture.ts'
import { createPlacedCheckout, listProviderEvents } from '../test/payments/placed-checkout.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import { createPaymentJobHandler } from './payment-queue.ts'
import { webhookPath } from './stripe/webhook-route.ts'

const testApp = await createTestApp()
const { db } = testApp
afterEach(() => {
  testApp.clock.now = undefined
})

/** What happens to the jobs of one phase of a payment. */
const phaseDisorder = fc.record({
  /** The order in which the jobs are handled. */
  order: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
  copies: fc.integer({ min: 1, max: 3 }),
  /** Nodes that run at the same time, each killed at this statement. */
  crashes: fc.array(fc.nat(40), { maxLength: 3 }),
})
type PhaseDisorder = typeof phaseDisorder extends fc.Arbitrary<infer Disorder> ? Disorder : never

const queue: OutboxQueue = { ...paymentQueue, getRetryMs: () => 1 }
const wait = (ms: number) => {
  testApp.clock.now = new Date(testApp.deps.now().getTime() + ms)
}

async function receiveEvents(payments: PaymentsFixture, parentId: string) {
  for (const { payload, signature } of await listProviderEvents(testApp, payments, parentId)) {
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: webhookPath,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    expect(statusCode).toBe(200)
  }
}

async function shuffleJobs({ order, copies }: PhaseDisorder) {
  await db.tx(async (tx) => {
    const jobs = await tx.many<{ topic: string; payload: unknown }>(sql`
      delete from outbox where queue = 'payments' returning topic, payload`)
    const repeated = jobs.flatMap((job) => Array.from({ length: copies }, () => job))
    const shuffled = repeated
      .map((job, index) => ({ ...job, position: order[index] ?? 0 }))
      .toSorted((one, other) => one.position - other.position)
    for (const { topic, payload } of shuffled) await insertOutboxRow(tx, 'payments', topic, payload)
  })
}

async function processWithDisorder(payments: PaymentsFixture, parentId: string, disorder: PhaseDisorder) {
  await testApp.processEvents()
  await receiveEvents(payments, parentId)
  await shuffleJobs(disorder)
  await Promise.allSettled(
    disorder.crashes.map((statements) => {
      const node = createDyingDb(db, statements)
      const handle = createPaymentJobHandler({ ...payments.deps, db: node })
      return processOutbox(node, handle, () => {}, queue, testApp.deps.now)
    }),
  )
  // all leases have ended; two nodes share what is left
  for (let handled = 1; handled > 0; ) {
    wait(3 * minuteMs)
    const handle = createPaymentJobHandler(payments.deps)
    const nodes = [1, 2].map(() => processOutbox(db, handle, () => {}, queue, testApp.deps.now))
    handled = Math.max(...(await Promise.all(nodes)))
  }
}

test('whatever crashes, repeats or comes out of order, each amount moves once', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      phaseDisorder,
      phaseDisorder,
      phaseDisorder,
      async (whenPaid, whenAccepted, whenRefunded) => {
        testApp.clock.now = new Date()
        await db.one(sql`delete from outbox`)
        const { payments, customer, tea, body, orderId, parentId } = await createPlacedCheckout(testApp)
        const { merchant } = tea.shop
        const getState = async () => (await payments.getCheckout(customer, parentId)).payment?.state
        let placedCount = 0
        const unsubscribe = testApp.deps.bus.subscribe('order.placed', () => void placedCount++)
        const params = { id: orderId }
        await payments.pay(body)
        await processWithDisorder(payments, parentId, whenPaid)
        expect(await getState()).toBe('authorized')
        await merchant.send(calls.updateOrderStatus, { params, body: { status: 'in_progress' } })
        await processWithDisorder(payments, parentId, whenAccepted)
        expect(await getState()).toBe('captured')
        await merchant.send(calls.updateOrderStatus, {
          params,
          body: { status: 'cancelled', reason: 'Fire' },
        })
        await processWithDisorder(payments, parentId, whenRefunded)
        wait(hourMs)
        await payments.runPaymentJobs()
        unsubscribe()
        expect(placedCount).toBe(1)

        const { ledger } = (await customer.send(calls.getOrderLedger, { params })).body
        const books = ledger.entries.map(({ kind, amount }) => `${kind} ${amount}`)
        expect(books).toEqual(['authorized 10', 'captured 10', 'refunded -10'])
        const [order] = (await payments.getCheckout(customer, parentId)).orders
        const intentId = await payments.getIntentId(order as NonNullable<typeof order>)
        const { data } = await payments.provider.stripe.refunds.list({ payment_intent: intentId })
        expect(data.map(({ amount }) => amount)).toEqual([1000])
        expect(await db.many(sql`select topic, last_error from outbox where queue = 'payments'`)).toEqual([])
      },
    ),
    { numRuns: process.env.HARD ? 200 : 20 },
  )
})
