import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { en } from '@mainstreet/contract/messages/en.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { acceptDispute, escalateInquiry, openDispute } from '@mainstreet/demo/stripe-sandbox/disputes.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
  testCards,
} from '../../test/payments/payments-fixture.ts'
import { deliverAllEvents, listProviderEvents } from '../../test/payments/placed-checkout.ts'
import { startNotifications } from '../../test/setup/start-notifications.ts'
import type { TestUser } from '../../test/setup/test-user.ts'

const { testApp, payments } = await createPaymentsTestApp()
const { db } = testApp
const { stripe } = payments.provider
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeAll(() => startNotifications(testApp))
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

async function createCapturedOrder(card = testCards.succeeds): Promise<Order> {
  const { orders } = await payments.captured(customer, [[tea, 2]], card)
  await deliverAllEvents(payments)
  return requireOrderFor(orders, tea)
}

async function openDisputeOf(order: Order, isInquiry = false): Promise<string> {
  const intent = await payments.getIntentId(order)
  const { id } = await db.tx((tx) =>
    openDispute(tx, testApp.deps.now(), intent, { reason: 'fraudulent', isInquiry }),
  )
  return id
}

const submitEvidence = (id: string, uncategorized_text: string) =>
  stripe.disputes.update(id, { evidence: { uncategorized_text } })

const getLedger = (order: Order, by: TestUser = tea.shop.merchant) => getOrderLedger(by, order)
const listDisputeEntries = async (order: Order, by = tea.shop.merchant) =>
  (await getLedger(order, by)).entries
    .filter(({ kind }) => kind.startsWith('dispute'))
    .map(({ kind, amount }) => [kind, amount])
const getShopTotals = async () =>
  (await tea.shop.merchant.send(calls.listShopBalances, { params: { id: tea.shop.id } })).body.totals

describe('a dispute', () => {
  test('takes amount and fee from the balance of the shop, and has a deadline for evidence', async () => {
    const order = await createCapturedOrder()
    const id = await openDisputeOf(order)
    await deliverAllEvents(payments)
    const ledger = await getLedger(order)
    expect(ledger).toMatchObject({
      captured_amount: 13,
      refunded_amount: 0,
      disputed_amount: 28,
      commission_amount: 0,
      balance_amount: -15,
      disputes: [{ status: 'needs_response', amount: 13, reason: 'fraudulent', closed_at: null }],
    })
    const [shown] = ledger.disputes
    expect(shown?.evidence_url).toBe(`${testApp.publicUrl}/sandbox/dashboard/disputes/${id}`)
    expect(Date.parse(shown?.evidence_due_at ?? '')).toBeGreaterThan(Date.now() + 6 * dayMs)
    expect(await listDisputeEntries(order)).toEqual([
      ['dispute_withdrawn', -13],
      ['dispute_fee', -15],
    ])
    expect(await getShopTotals()).toEqual({
      captured_amount: 13,
      refunded_amount: 0,
      disputed_amount: 28,
      commission_amount: 0,
      balance_amount: -15,
    })
  })

  test('that is won restores the balance', async () => {
    const order = await createCapturedOrder()
    const before = await getShopTotals()
    const id = await openDisputeOf(order)
    await deliverAllEvents(payments)
    await submitEvidence(id, 'winning_evidence')
    await deliverAllEvents(payments)
    expect(await getShopTotals()).toEqual(before)
    const ledger = await getLedger(order)
    expect(ledger).toMatchObject({ disputed_amount: 0, disputes: [{ status: 'won', evidence_due_at: null }] })
    expect(ledger.disputes[0]?.closed_at).not.toBeNull()
    expect(await listDisputeEntries(order)).toEqual([
      ['dispute_withdrawn', -13],
      ['dispute_fee', -15],
      ['dispute_reinstated', 13],
      ['dispute_fee', 15],
    ])
  })

  test('that is lost is final', async () => {
    const order = await createCapturedOrder()
    const id = await openDisputeOf(order)
    await db.tx((tx) => acceptDispute(tx, testApp.deps.now(), id))
    await deliverAllEvents(payments)
    expect((await getLedger(order)).disputes).toMatchObject([{ status: 'lost', evidence_due_at: null }])
    // an older state that is reported later
    await db.one(sql`
      update sandbox_objects set body = jsonb_set(body, '{status}', '"under_review"') where id = ${id}`)
    await db.one(sql`delete from payment_events`)
    for (const { payload, signature } of await listProviderEvents(testApp, payments, order.parent_order_id))
      await payments.webhook(payload, signature)
    expect(await getLedger(order)).toMatchObject({ disputed_amount: 28, disputes: [{ status: 'lost' }] })
  })

  test('has the same effect whatever the order of its events', { timeout: 60_000 }, async () => {
    const positions = fc.array(fc.nat(), { minLength: 12, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(positions, fc.boolean(), async (order, isWon) => {
        ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
        const paid = await createCapturedOrder()
        const id = await openDisputeOf(paid, true)
        await db.tx((tx) => escalateInquiry(tx, testApp.deps.now(), id))
        await submitEvidence(id, isWon ? 'winning_evidence' : 'losing_evidence')
        const events = (await listProviderEvents(testApp, payments, paid.parent_order_id))
          .filter(({ type }) => type.startsWith('charge.dispute.'))
          .flatMap((event) => [event, event])
          .map((event, index) => ({ ...event, position: order[index] ?? 0 }))
          .toSorted((one, other) => one.position - other.position)
        for (const { payload, signature } of events) {
          await payments.webhook(payload, signature)
          await db.one(sql`delete from payment_events`)
        }
        expect(await getLedger(paid)).toMatchObject({
          disputed_amount: isWon ? 0 : 28,
          disputes: [{ status: isWon ? 'won' : 'lost' }],
        })
      }),
      { numRuns: 8 },
    )
  })

  test('is split over the orders of its payment', async () => {
    const { orders } = await payments.captured(customer, [[tea, 2], book])
    const [ofTea, ofBook] = [requireOrderFor(orders, tea), requireOrderFor(orders, book)]
    await openDisputeOf(ofTea)
    await deliverAllEvents(payments)
    const shares = [await getLedger(ofTea), await getLedger(ofBook, book.shop.merchant)]
    expect(shares.map(({ disputes }) => disputes[0]?.amount)).toEqual([13, 19.99])
    expect(shares.reduce((sum, { disputed_amount }) => sum + disputed_amount, 0)).toBeCloseTo(47.99)
  })

  test('comes from a test card as soon as it is charged', async () => {
    const order = await createCapturedOrder('4000000000000259')
    expect((await getLedger(order)).disputes).toMatchObject([{ status: 'needs_response' }])
    const inquiry = await createCapturedOrder('4000000000001976')
    expect(await getLedger(inquiry)).toMatchObject({
      disputed_amount: 0,
      disputes: [{ status: 'warning_needs_response' }],
    })
  })

  test('is shown to the shop and to admins, not to the customer or another shop', async () => {
    const order = await createCapturedOrder()
    await openDisputeOf(order)
    await deliverAllEvents(payments)
    expect(await getLedger(order, customer)).toMatchObject({ disputes: [], disputed_amount: 0 })
    expect(await listDisputeEntries(order, customer)).toEqual([])
    const admin = await testApp.createAdmin()
    const { body } = await admin.send(calls.listDisputes, { query: { open: 'true' } })
    expect(body.data[0]).toMatchObject({ parent_order_id: order.parent_order_id, amount: 13 })
    const first = await admin.send(calls.listDisputes, { query: { limit: '1' } })
    expect(first.body.data).toHaveLength(1)
    expect(first.body.pagination.total).toBeGreaterThan(1)
    const params = { id: order.id }
    expect((await book.shop.merchant.send(calls.getOrderLedger, { params })).status).toBe(404)
  })

  test('notifies the shop and the admins when it begins and when it ends, once', async () => {
    const admin = await testApp.createAdmin()
    const order = await createCapturedOrder()
    const id = await openDisputeOf(order)
    await deliverAllEvents(payments)
    await submitEvidence(id, 'losing_evidence')
    await deliverAllEvents(payments)
    const listTexts = async () =>
      (await tea.shop.merchant.send(calls.listNotifications)).body.data
        .map((one) => renderNotification(en, one))
        .filter(({ title }) => /disputes|Dispute/.test(title))
    await vi.waitFor(async () => expect(await listTexts()).toHaveLength(2))
    const [lost, opened] = await listTexts()
    expect(lost?.title).toBe('Dispute lost: $13.00')
    expect(opened?.title).toBe('Kim disputes a $13.00 payment')
    expect(opened?.body).toMatch(/by \w+ \d+, \d+:\d\d [AP]M\. Details: http.*\/disputes\/dp_/)
    await vi.waitFor(async () => {
      const codes = await db.many<{ code: string }>(
        sql`select code from notifications where user_id = ${admin.id} order by created_at, id`,
      )
      expect(codes).toEqual([{ code: 'dispute_opened_for_admin' }, { code: 'dispute_lost_for_admin' }])
    })
  })
})

describe('a refund of a disputed order', () => {
  test('is rejected, until the dispute is won', async () => {
    const order = await createCapturedOrder()
    const id = await openDisputeOf(order)
    await deliverAllEvents(payments)
    const refund = () =>
      tea.shop.merchant.send(calls.refundOrder, {
        params: { id: order.id },
        body: { amount: 1, reason: 'Cold' },
      })
    expect(await refund()).toMatchObject({ status: 409, body: { code: 'wrong_state' } })
    await submitEvidence(id, 'winning_evidence')
    await deliverAllEvents(payments)
    expect((await refund()).body.refund).toMatchObject({ state: 'succeeded', amount: 1 })
  })

  test('that is cancelled is made when the dispute is won', async () => {
    const order = await createCapturedOrder()
    const id = await openDisputeOf(order)
    await deliverAllEvents(payments)
    await requestOrderStatus(tea.shop.merchant, order, 'cancelled', 'Sold out')
    await testApp.processEvents()
    await payments.processPaymentQueue()
    expect((await getLedger(order)).refunds).toEqual([])
    await submitEvidence(id, 'winning_evidence')
    await deliverAllEvents(payments)
    expect((await getLedger(order)).refunds).toMatchObject([{ amount: 13, state: 'succeeded' }])
  })
})

test('the sandbox’s dashboard shows a dispute and takes the decision', async () => {
  const order = await createCapturedOrder()
  const id = await openDisputeOf(order)
  await deliverAllEvents(payments)
  const url = `/sandbox/dashboard/disputes/${id}`
  expect((await testApp.app.inject({ url })).body).toContain('$13.00')
  const decided = await testApp.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=winning_evidence',
  })
  expect(decided.statusCode).toBe(303)
  await deliverAllEvents(payments)
  expect((await getLedger(order)).disputes).toMatchObject([{ status: 'won' }])
  expect((await testApp.app.inject({ url: `${url.slice(0, -1)}x` })).statusCode).toBe(404)
})
