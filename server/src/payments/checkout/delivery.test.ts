import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
} from '../../test/payments/payments-fixture.ts'
import type { TestProduct } from '../../test/setup/factories.ts'
import { processPayment } from '../process-payment.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

describe('delivery', () => {
  const deliveryItem = { fulfillment: 'delivery', delivery_address: '1 Elm Street' }
  const deliver = (product: TestProduct, delivery_fee: number) =>
    product.shop.merchant.send(calls.updateShop, {
      params: { id: product.shop.id },
      body: { offers_delivery: true, delivery_fee },
    })

  test('is possible only from a shop that delivers', async () => {
    const { status, body } = await payments.checkout(customer, [tea], deliveryItem)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'rule_violation', shop_id: tea.shop.id })
    const order = await customer.send(calls.placeOrder, {
      body: {
        shop_id: tea.shop.id,
        product_id: tea.id,
        customer_name: 'Kim',
        delivery_address: '1 Elm Street',
      },
    })
    expect(order.status).toBe(400)
    expect(await payments.getStock(tea)).toBe(5)
  })

  test("costs the shop's fee, which is charged and recorded in the ledger", async () => {
    expect((await deliver(tea, 3.5)).body.shop).toMatchObject({ offers_delivery: true, delivery_fee: 3.5 })
    const wrong = await payments.checkout(customer, [tea], { ...deliveryItem, total_amount: 6.5 })
    expect(wrong.body).toMatchObject({ code: 'price_changed', total_amount: 10 })
    const view = await payments.paid(customer, [tea], undefined, { ...deliveryItem, total_amount: 10 })
    const order = view.orders[0] as Order
    expect(order).toMatchObject({ total_amount: 10, delivery_fee: 3.5, delivery_address: '1 Elm Street' })
    await requestOrderStatus(tea.shop.merchant, order, 'in_progress')
    await processPayment(payments.deps, view.parent_order_id)
    expect(await getOrderLedger(tea.shop.merchant, order)).toMatchObject({ captured_amount: 10 })
  })

  test('can be combined with pickup from another shop', async () => {
    await deliver(tea, 2)
    const { body } = await payments.checkout(customer, [tea, book], {
      ...deliveryItem,
      pickup_at: [book.shop.id],
    })
    expect(requireOrderFor(body.orders, tea)).toMatchObject({
      delivery_address: '1 Elm Street',
      total_amount: 8.5,
    })
    expect(requireOrderFor(body.orders, book)).toMatchObject({ delivery_address: null, delivery_fee: 0 })
    expect(body.payment?.amount).toBe(28.49)
  })

  test('must be paid online: placing an order and the checkout reject it alike', async () => {
    await deliver(tea, 2)
    const unpaid = await customer.send(calls.placeOrder, {
      body: {
        shop_id: tea.shop.id,
        product_id: tea.id,
        customer_name: 'Kim',
        delivery_address: '1 Elm Street',
      },
    })
    const checkout = await payments.checkout(customer, [tea], { ...deliveryItem, payment: 'in_store' })
    for (const { status, body } of [unpaid, checkout]) {
      expect([status, body.code]).toEqual([400, 'bad_request'])
      expect(body.details?.map(({ message }) => message)).toEqual(['Delivery orders must be paid online'])
    }
    expect(await payments.getStock(tea)).toBe(5)
  })

  test('a reservation keeps its address but is picked up', async () => {
    const { status, body } = await customer.send(calls.placeOrder, {
      body: {
        shop_id: tea.shop.id,
        product_id: tea.id,
        order_type: 'reservation',
        customer_name: 'Kim',
        delivery_address: '1 Elm Street',
      },
    })
    expect(status).toBe(201)
    expect(body.order).toMatchObject({ delivery_fee: 0, total_amount: 6.5 })
  })
})
