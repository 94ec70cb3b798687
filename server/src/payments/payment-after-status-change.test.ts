import type { Order } from '@mainstreet/contract/orders/order.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
} from '../test/payments/payments-fixture.ts'
import { processPayment } from './process-payment.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea } = await createCustomerAndProducts(testApp))
})

describe('a status change whose event reaches no node', () => {
  const updateWithoutEvents = async (order: Order, status: Order['status']) => {
    await requestOrderStatus(tea.shop.merchant, order, status, 'So it is')
    await testApp.processEvents()
    await payments.runPaymentJobs()
  }
  const getPayment = async (order: Order) =>
    (await payments.getCheckout(customer, order.parent_order_id)).payment
  const isDue = async ({ parent_order_id }: Order) =>
    (await testApp.db.one(sql`
      select from outbox where queue = 'payments' and payload->>'id' = ${parent_order_id}
      union all select from payments where parent_order_id = ${parent_order_id} and next_attempt_at is not null`)) !==
    undefined

  test('is processed by the payment job: capture, void, refund', async () => {
    const sold = requireOrderFor((await payments.paid(customer, [tea])).orders, tea)
    await updateWithoutEvents(sold, 'in_progress')
    expect(await getPayment(sold)).toMatchObject({ state: 'captured', captured_amount: 6.5 })

    const declined = requireOrderFor((await payments.paid(customer, [tea])).orders, tea)
    await updateWithoutEvents(declined, 'declined')
    expect(await getPayment(declined)).toMatchObject({ state: 'voided' })

    await updateWithoutEvents(sold, 'cancelled')
    const { refunds } = await getOrderLedger(customer, sold)
    expect(refunds).toMatchObject([{ amount: 6.5, state: 'succeeded' }])
    expect([await isDue(sold), await isDue(declined)]).toEqual([false, false])
  })

  test('leaves the payment due, also when it happens while the payment is being processed', async () => {
    const order = requireOrderFor((await payments.paid(customer, [tea])).orders, tea)
    const { tx } = testApp.db
    const between = {
      ...testApp.db,
      async tx<T>(work: Parameters<typeof tx<T>>[0]) {
        await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
        await testApp.processEvents()
        return tx(work)
      },
    }
    await processPayment({ ...payments.deps, db: between }, order.parent_order_id)
    expect(await isDue(order)).toBe(true)
    await payments.runPaymentJobs()
    expect(await getPayment(order)).toMatchObject({ state: 'captured' })
  })
})
