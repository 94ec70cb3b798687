import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createConnectionError,
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
  testCards,
} from '../../test/payments/payments-fixture.ts'
import type { TestUser } from '../../test/setup/test-user.ts'
import { processPayment } from '../process-payment.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

describe('refunds', () => {
  const captured = (card?: string) => payments.captured(customer, [[tea, 2], book], card)
  const refund = (by: TestUser, order: Order, body: Record<string, unknown>) =>
    by.send(calls.refundOrder, { params: { id: order.id }, body: { reason: 'Broken', ...body } })

  test('a refund by line restocks if requested, and no unit is refunded twice', async () => {
    const { orders } = await captured()
    const order = requireOrderFor(orders, tea)
    const lines = [{ product_id: tea.id, quantity: 1 }]
    const first = await refund(tea.shop.merchant, order, { lines, restock: true })
    expect(first.body.refund).toMatchObject({ amount: 6.5, state: 'succeeded', restocked: true })
    expect(await payments.getStock(tea)).toBe(4)
    expect((await refund(tea.shop.merchant, order, { lines })).status).toBe(201)
    expect((await refund(tea.shop.merchant, order, { lines })).status).toBe(422)
    const after = await customer.send(calls.getOrder, { params: { id: order.id } })
    expect(after.body.order).toMatchObject({ payment_status: 'refunded', refunded_amount: 13 })
  })

  test('20 concurrent refunds never exceed the captured amount', async () => {
    const { orders } = await captured()
    const order = requireOrderFor(orders, book)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => refund(book.shop.merchant, order, { amount: 3 })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(14)
    // on a busy machine, the API responds to some before the provider does
    await expect
      .poll(() => getOrderLedger(book.shop.merchant, order))
      .toMatchObject({
        captured_amount: 19.99,
        refunded_amount: 18,
      })
  })

  test('a paid order that is cancelled is refunded once', async () => {
    const { parent_order_id, orders } = await captured()
    await requestOrderStatus(book.shop.merchant, requireOrderFor(orders, book), 'cancelled', 'Flooded')
    await Promise.all([1, 2, 3].map(() => processPayment(payments.deps, parent_order_id)))
    const ledger = await getOrderLedger(book.shop.merchant, requireOrderFor(orders, book))
    expect(ledger.refunds).toMatchObject([{ amount: 19.99, state: 'succeeded' }])
    expect(ledger.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['authorized', 19.99],
      ['captured', 19.99],
      ['refunded', -19.99],
    ])
  })

  test('a failed refund is reported to the admin, shown, and can be retried', async () => {
    const { orders } = await captured(testCards.failsRefund)
    const order = requireOrderFor(orders, book)
    const failed = await refund(book.shop.merchant, order, {})
    expect(failed.body.refund).toMatchObject({ state: 'failed', failure_reason: 'lost_or_stolen_card' })
    const shown = (await customer.send(calls.getOrder, { params: { id: order.id } })).body.order
    expect(shown).toMatchObject({ failed_refund_amount: 19.99, refunded_amount: 0, payment_status: 'paid' })
    const again = await book.shop.merchant.send(calls.retryRefund, { params: { id: failed.body.refund.id } })
    expect(again.body.refund.state).toBe('failed')
    const admin = await testApp.createAdmin()
    const { body } = await admin.send(calls.listPaymentDiscrepancies, { query: { open: 'true' } })
    const found = body.data.filter(({ parent_order_id }) => parent_order_id === order.parent_order_id)
    expect(found.map(({ kind }) => kind)).toEqual(['refund_failed', 'refund_failed'])
    const done = await admin.send(calls.resolvePaymentDiscrepancy, {
      params: { number: String(found[0]?.id) },
    })
    expect(done.body.discrepancy.resolved_at).not.toBeNull()
  })

  test('a failed refund releases its lines, and a retry reserves them again', async () => {
    const { orders } = await captured(testCards.failsRefund)
    const order = requireOrderFor(orders, tea)
    const lines = [{ product_id: tea.id, quantity: 2 }]
    const before = await payments.getStock(tea)
    const first = await refund(tea.shop.merchant, order, { lines, restock: true })
    expect(first.body.refund).toMatchObject({ state: 'failed', lines, restocked: false })
    const other = await refund(tea.shop.merchant, order, { lines, restock: true })
    expect(other.body.refund).toMatchObject({ state: 'failed' })

    await testApp.db.one(sql`
      update sandbox_objects set body = body #- '{metadata,sandbox_refunds}' where id = ${await payments.getIntentId(order)}`)
    const retry = (id: string) => tea.shop.merchant.send(calls.retryRefund, { params: { id } })
    const done = await retry(first.body.refund.id)
    expect(done.body.refund).toMatchObject({
      state: 'succeeded',
      amount: 13,
      restocked: true,
      failure_reason: null,
    })
    const shown = (await customer.send(calls.getOrder, { params: { id: order.id } })).body.order
    expect(shown).toMatchObject({ failed_refund_amount: 0, refunded_amount: 13 })
    expect((await retry(other.body.refund.id)).status).toBe(422)
    const admin = await testApp.createAdmin()
    const { body } = await admin.send(calls.listPaymentDiscrepancies, { query: { open: 'true' } })
    const open = body.data.filter(({ parent_order_id }) => parent_order_id === order.parent_order_id)
    expect(open, 'what has gone back is settled, the other one is not').toHaveLength(1)
    expect(await payments.getStock(tea)).toBe(before + 2)
    expect((await refund(tea.shop.merchant, order, { lines })).status).toBe(422)
    const ledger = await getOrderLedger(tea.shop.merchant, order)
    expect(ledger).toMatchObject({ captured_amount: 13, refunded_amount: 13, balance_amount: 0 })
  })

  test('whose response was lost is found again at the provider, also when its key is forgotten', async () => {
    const { orders } = await captured()
    const order = requireOrderFor(orders, book)
    const { refunds } = payments.provider.stripe
    const { create } = refunds
    refunds.create = (async (...given: Parameters<typeof create>) => {
      await create.apply(refunds, given)
      throw createConnectionError()
    }) as unknown as typeof create
    const requested = await refund(book.shop.merchant, order, { amount: 5 })
    refunds.create = create
    expect(requested.body.refund.state).toBe('requested')
    await testApp.db.one(sql`delete from sandbox_responses`)
    testApp.clock.now = new Date(Date.now() + 2 * 24 * 3_600_000)
    await payments.runPaymentJobs()
    const ledger = await getOrderLedger(book.shop.merchant, order)
    expect(ledger.refunds).toMatchObject([{ amount: 5, state: 'succeeded' }])
    const intent = await payments.getIntentId(order)
    expect((await payments.provider.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1)
  })

  test('another shop cannot refund, and an unpaid order cannot be refunded', async () => {
    const { orders } = await captured()
    expect((await refund(book.shop.merchant, requireOrderFor(orders, tea), {})).status).toBe(404)
    const unpaid = await testApp.createOrder()
    expect((await refund(unpaid.shop.merchant, unpaid.order, {})).status).toBe(409)
  })
})

test("a shop's balance adds up, as a list and as a file", async () => {
  await payments.captured(customer, [[tea, 2]])
  const params = { id: tea.shop.id }
  const { body } = await tea.shop.merchant.send(calls.listShopBalances, { params })
  expect(body.totals).toEqual({
    captured_amount: 13,
    refunded_amount: 0,
    disputed_amount: 0,
    commission_amount: 0.97,
    balance_amount: 12.03,
  })
  const file = await testApp.app.inject({
    url: `/api/shops/${tea.shop.id}/balances/export`,
    headers: { authorization: `Bearer ${tea.shop.merchant.token}` },
  })
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(file.body.trim().split('\r\n')).toHaveLength(2)
  expect(file.body).toContain('13.00,0.00,0.00,0.97,12.03')
})
