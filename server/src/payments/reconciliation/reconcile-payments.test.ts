import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs, minuteMs } from '@mainstreet/contract/durations.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { buildBalanceTransaction } from '@mainstreet/demo/stripe-sandbox/balance-transactions.ts'
import { openDispute } from '@mainstreet/demo/stripe-sandbox/disputes.ts'
import { insertStripeObject } from '@mainstreet/demo/stripe-sandbox/store.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createConnectionError,
  createCustomerAndProducts,
  createPaymentsTestApp,
  requireOrderFor,
} from '../../test/payments/payments-fixture.ts'
import { deliverAllEvents, listProviderEvents } from '../../test/payments/placed-checkout.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const { testApp, payments } = await createPaymentsTestApp()
const { db } = testApp
const { balanceTransactions, paymentIntents, refunds } = payments.provider.stripe
let { customer, tea } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea } = await createCustomerAndProducts(testApp))
  // the clock is set back
  await db.one(sql`delete from reconciliation_progress`)
})

async function createCapturedOrder(): Promise<Order> {
  const { orders } = await payments.captured(customer, [[tea, 2]])
  await deliverAllEvents(payments)
  return requireOrderFor(orders, tea)
}

/** A reconciliation when everything has settled. */
async function reconcileLater(afterMs = 31 * minuteMs) {
  testApp.clock.now = new Date(testApp.deps.now().getTime() + afterMs)
  await reconcilePayments(payments.deps)
}

type Found = { kind: string; expected: string; actual: string }
const listFound = ({ parent_order_id }: Order) =>
  db.many<Found>(sql`
    select kind, expected, actual from payment_discrepancies
    where parent_order_id = ${parent_order_id} and resolved_at is null order by id`)

async function deliverLostEvents(order: Order) {
  await db.one(sql`delete from payment_events`)
  for (const { payload, signature } of await listProviderEvents(testApp, payments, order.parent_order_id))
    await payments.webhook(payload, signature)
}

const refundAtProvider = async (order: Order, amount: number) =>
  refunds.create({ payment_intent: await payments.getIntentId(order), amount })

test('what is recorded on both sides is no discrepancy', async () => {
  const order = await createCapturedOrder()
  const params = { id: order.id }
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  await refundAtProvider(order, 100)
  await deliverAllEvents(payments)
  await db.tx(async (tx) =>
    openDispute(tx, testApp.deps.now(), await payments.getIntentId(order), { reason: 'fraudulent' }),
  )
  await deliverAllEvents(payments)
  await reconcileLater()
  expect(await listFound(order)).toEqual([])
  const left = await db.many(sql`select id from balance_transactions where compared_at is null`)
  expect(left).toEqual([])
})

describe('an event that never came', () => {
  test('of a refund is found once, however old its payment is, and resolved when it comes', async () => {
    const order = await createCapturedOrder()
    await reconcileLater(60 * dayMs)
    await refundAtProvider(order, 100)
    await reconcileLater()
    await reconcileLater()
    expect(await listFound(order)).toEqual([{ kind: 'refunded_elsewhere', expected: '0', actual: '100' }])
    await deliverLostEvents(order)
    expect(await listFound(order)).toEqual([])
  })

  test('of a dispute is found, and resolved when it comes', async () => {
    const order = await createCapturedOrder()
    const intent = await payments.getIntentId(order)
    await db.tx((tx) => openDispute(tx, testApp.deps.now(), intent, { reason: 'fraudulent' }))
    await reconcileLater()
    expect(await listFound(order)).toEqual([{ kind: 'disputed_elsewhere', expected: '0', actual: '2800' }])
    await deliverLostEvents(order)
    expect(await listFound(order)).toEqual([])
  })

  test('of a capture in the provider’s dashboard is found', async () => {
    const { orders } = await payments.paid(customer, [[tea, 2]])
    const order = requireOrderFor(orders, tea)
    await paymentIntents.capture(await payments.getIntentId(order), { amount_to_capture: 700 })
    await reconcileLater()
    expect(await listFound(order)).toEqual([{ kind: 'captured_elsewhere', expected: '0', actual: '700' }])
  })
})

test('a change of the last half hour is no discrepancy', async () => {
  const order = await createCapturedOrder()
  await refundAtProvider(order, 100)
  await reconcileLater(29 * minuteMs)
  expect(await listFound(order)).toEqual([])
  await reconcileLater(2 * minuteMs)
  expect(await listFound(order)).toHaveLength(1)
})

test('a refund whose response was lost is compared when its result is known', async () => {
  const order = await createCapturedOrder()
  const { create } = refunds
  refunds.create = (async (...given: Parameters<typeof create>) => {
    await create.apply(refunds, given)
    throw createConnectionError()
  }) as unknown as typeof create
  const params = { id: order.id }
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  refunds.create = create
  await reconcileLater()
  expect(await listFound(order)).toEqual([])
  await payments.runPaymentJobs()
  await reconcileLater()
  expect(await listFound(order)).toEqual([])
  expect(await db.many(sql`select id from balance_transactions where compared_at is null`)).toEqual([])
})

test('a recorded amount that the provider does not have is a discrepancy', async () => {
  const order = await createCapturedOrder()
  await db.one(sql`
    delete from sandbox_objects where kind = 'balance_transaction' and body->>'source' = (
      select body->>'latest_charge' from sandbox_objects where id = ${await payments.getIntentId(order)})`)
  await reconcileLater()
  expect(await listFound(order)).toEqual([{ kind: 'not_found', expected: '1300', actual: 'none' }])
})

test('a hold that we have released is found while it lasts', async () => {
  const { orders } = await payments.paid(customer, [[tea, 2]])
  const order = requireOrderFor(orders, tea)
  await db.one(sql`
    update payments set state = 'voided', next_attempt_at = null where parent_order_id = ${order.parent_order_id}`)
  await reconcilePayments(payments.deps)
  expect(await listFound(order)).toEqual([
    { kind: 'authorized_elsewhere', expected: 'voided', actual: '1300' },
  ])
})

describe('the import', () => {
  const countImported = async () =>
    (await db.one<{ count: number }>(sql`select count(*)::integer as count from balance_transactions`))?.count

  async function insertTransactions(count: number) {
    const startMs = testApp.deps.now().getTime() - dayMs
    await db.tx(async (tx) => {
      for (let index = 0; index < count; index++)
        await insertStripeObject(
          tx,
          buildBalanceTransaction(new Date(startMs + index * 1000), {
            reporting_category: 'charge',
            amount: 100,
            fee: 33,
            source: 'ch_of_another_marketplace',
          }),
        )
    })
  }

  /** Returns how many pages were requested. */
  async function reconcileWithPages(maxPages = Number.POSITIVE_INFINITY): Promise<number> {
    const { list } = balanceTransactions
    let pages = 0
    balanceTransactions.list = ((...given: Parameters<typeof list>) => {
      if (++pages > maxPages) throw createConnectionError()
      return list.apply(balanceTransactions, given)
    }) as typeof list
    await reconcileLater().catch(() => {})
    balanceTransactions.list = list
    return pages
  }

  test('continues where it was interrupted, in both directions', async () => {
    await db.many(sql`delete from balance_transactions`)
    await db.many(sql`delete from sandbox_objects where kind = 'balance_transaction'`)
    await insertTransactions(450)
    await reconcileWithPages(2)
    expect(await countImported()).toBe(200)
    expect(await reconcileWithPages()).toBe(4)
    expect(await countImported()).toBe(450)
    testApp.clock.now = new Date(testApp.deps.now().getTime() + 2 * dayMs)
    await insertTransactions(250)
    await reconcileWithPages(1)
    expect(await countImported()).toBe(550)
    expect(await reconcileWithPages()).toBe(2)
    expect(await countImported()).toBe(700)
    expect(await reconcileWithPages()).toBe(1)
    const unknown = await db.many(sql`select id from payment_discrepancies where kind = 'unknown_payment'`)
    expect(unknown).toHaveLength(700)
  })

  test('begins again when the account of the provider is another one', async () => {
    await reconcileLater()
    const before = await countImported()
    await db.many(sql`delete from sandbox_objects where kind = 'balance_transaction'`)
    await insertTransactions(3)
    await reconcileLater()
    await reconcileLater()
    expect(await countImported()).toBe((before ?? 0) + 3)
  })
})
