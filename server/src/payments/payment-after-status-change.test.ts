import type { Order } from '@mainstreet/contract/orders/order.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderMoney,
  type PaymentsFixture,
  requestOrderStatus,
  requireOrderFor,
} from '../test/payments/payments-fixture.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import type { TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { processPayment } from './process-payment.ts'

let testApp: TestApp
let payments: PaymentsFixture
let customer: TestUser
let tea: TestProduct

beforeAll(async () => {
  ;({ testApp, payments } = await createPaymentsTestApp())
})
beforeEach(async () => {
  ;({ customer, tea } = await createCustomerAndProducts(testApp))
})

describe('a move whose news reached nobody', () => {
  const quietly = async (order: Order, status: Order['status']) => {
    await requestOrderStatus(tea.shop.merchant, order, status, 'So it is')
    // no node listens for money here: all that is left of the news is what was written down
    await testApp.processEvents()
    await payments.runPaymentJobs()
  }
  const paymentOf = async (order: Order) =>
    (await payments.getCheckout(customer, order.parent_order_id)).payment
  const isDue = async ({ parent_order_id }: Order) =>
    (await testApp.db.one(sql`
      select true from payments where parent_order_id = ${parent_order_id} and next_try_at is not null`)) !==
    undefined

  test('is followed by its money when the clock looks: taken, let go, given back', async () => {
    const sold = requireOrderFor((await payments.paid(customer, [tea])).orders, tea)
    await quietly(sold, 'in_progress')
    expect(await paymentOf(sold)).toMatchObject({ state: 'captured', captured_amount: 6.5 })

    const declined = requireOrderFor((await payments.paid(customer, [tea])).orders, tea)
    await quietly(declined, 'declined')
    expect(await paymentOf(declined)).toMatchObject({ state: 'voided' })

    await quietly(sold, 'cancelled')
    const { refunds } = await getOrderMoney(customer, sold)
    expect(refunds).toMatchObject([{ amount: 6.5, state: 'done' }])
    expect([await isDue(sold), await isDue(declined)]).toEqual([false, false])
  })

  test('leaves its payment due also when it comes while the money is being looked at', async () => {
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
    expect(await paymentOf(order)).toMatchObject({ state: 'captured' })
  })
})
