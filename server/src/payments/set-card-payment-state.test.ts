import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createAppContext } from '../context.ts'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
} from '../test/payments/payments-fixture.ts'
import { loadDemo } from '../test/setup/load-demo.ts'
import { noLoadLimits } from '../test/setup/no-load-limits.ts'
import { processPayment } from './process-payment.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea } = await createCustomerAndProducts(testApp)
let admin = await testApp.createAdmin()
beforeEach(async () => {
  ;({ customer, tea } = await createCustomerAndProducts(testApp))
  admin = await testApp.createAdmin()
  await setStopped(false, 'All is well')
  // the audit log has only what the test does
  admin = await testApp.createAdmin()
})

const setStopped = (stopped: boolean, reason: string) =>
  admin.send(calls.setCardPaymentState, { body: { stopped, reason } })

test('while card payments are stopped, checkouts can be paid in the shops only', async () => {
  const { body } = await setStopped(true, 'Stolen keys')
  expect(body.card_payments).toMatchObject({ configured: true, stopped: true, reason: 'Stolen keys' })
  expect((await customer.send(calls.getPaymentOptions)).body).toMatchObject({ online: false, stopped: true })
  const before = await payments.getStock(tea)
  expect(await payments.checkout(customer, [tea])).toMatchObject({
    status: 409,
    body: { code: 'card_payments_stopped', error: expect.stringContaining('Pay at pickup') },
  })
  expect(await payments.getStock(tea)).toBe(before)
  expect((await payments.checkout(customer, [tea], { payment: 'in_store' })).status).toBe(201)

  await setStopped(false, 'New keys')
  expect((await customer.send(calls.getPaymentOptions)).body).toMatchObject({ online: true, stopped: false })
  expect((await payments.checkout(customer, [tea])).status).toBe(201)
})

test('payments and refunds that are under way continue', async () => {
  const headers = { 'idempotency-key': 'before-the-stop' }
  const { body } = await payments.checkout(customer, [tea], {}, headers)
  await setStopped(true, 'Stolen keys')
  expect((await payments.checkout(customer, [tea], {}, headers)).body.parent_order_id).toBe(
    body.parent_order_id,
  )
  await payments.pay(body)
  await payments.deliver()
  const order = requireOrderFor(body.orders, tea)
  await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
  await processPayment(payments.deps, body.parent_order_id)
  const params = { id: order.id }
  await tea.shop.merchant.send(calls.refundOrder, { params, body: { amount: 2, reason: 'Cold' } })
  expect(await getOrderLedger(tea.shop.merchant, order)).toMatchObject({
    captured_amount: 6.5,
    refunded_amount: 2,
  })
})

test('a stop holds on another node at once, and reaches open pages', async () => {
  const config = readConfig({ DEMO: 'on', LOG_LEVEL: 'silent', DATA_DIR: testApp.dataDir, ...noLoadLimits })
  const otherNode = await buildApp(await createAppContext(testApp.deps, config, loadDemo))
  registerCleanup(() => otherNode.close())
  const published: unknown[] = []
  const unsubscribe = testApp.deps.bus.subscribe('card_payments.changed', (event) => published.push(event))
  await setStopped(true, 'Stolen keys')
  const response = await otherNode.inject({
    method: 'POST',
    url: calls.createCheckout.path,
    headers: { authorization: `Bearer ${customer.token}` },
    payload: { items: [{ product_id: tea.id }], customer_name: 'Kim' },
  })
  expect(response.json()).toMatchObject({ code: 'card_payments_stopped' })
  await testApp.processEvents()
  unsubscribe()
  expect(published).toContainEqual({ stopped: true })
})

test('each change is in the audit log once, with its reason', async () => {
  await setStopped(true, 'Stolen keys')
  await setStopped(true, 'Again')
  await setStopped(false, 'New keys')
  const entries = await testApp.db.many<{ action: string; reason: string }>(sql`
    select action, after->>'reason' as reason from audit_log
    where actor_id = ${admin.id} and subject_type = 'card_payments' order by id`)
  expect(entries).toEqual([
    { action: 'card_payments.stop', reason: 'Stolen keys' },
    { action: 'card_payments.resume', reason: 'New keys' },
  ])
  expect((await setStopped(true, '')).status).toBe(400)
})
