import { calls } from '@mainstreet/contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCustomerAndProducts, createPaymentsTestApp } from '../../test/payments/payments-fixture.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

describe('payment in the shop', () => {
  test('the shops see the order at once, the cart is emptied, the provider is not called', async () => {
    const params = { userId: customer.id }
    await customer.send(calls.addToCart, { params, body: { productId: tea.id, shopId: tea.shop.id } })
    const { status, body } = await customer.send(calls.createCheckout, {
      body: { payment: 'in_store', customer_name: 'Kim' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ payment: null, orders: [{ payment_status: 'none', status: 'pending' }] })
    expect((await customer.send(calls.getCart, { params })).body.cart.items).toEqual([])
  })

  test('is rejected where the shop does not offer it, also by placing an order; reservations are unaffected', async () => {
    const place = (order_type: string) =>
      customer.send(calls.placeOrder, {
        body: { shop_id: tea.shop.id, product_id: tea.id, customer_name: 'Kim', order_type },
      })
    expect((await place('order')).status).toBe(201)
    const { merchant } = tea.shop
    await merchant.send(calls.updateShop, {
      params: { id: tea.shop.id },
      body: { accepts_in_store_payment: false },
    })
    const rejected = { status: 422, body: { code: 'rule_violation', shop_id: tea.shop.id } }
    const inCheckout = await payments.checkout(customer, [tea], { payment: 'in_store' })
    expect(inCheckout).toMatchObject(rejected)
    // first with cached shop terms, then with terms read again
    for (const response of [await place('order'), await place('order')]) {
      expect(response).toMatchObject(rejected)
      expect(response.body.error).toBe(inCheckout.body.error)
    }
    expect(await payments.getStock(tea)).toBe(4)
    expect((await place('reservation')).status).toBe(201)
    expect((await payments.checkout(customer, [tea])).status).toBe(201)
  })
})

describe('payment in several shops', () => {
  test('returns what a later read returns', async () => {
    const more = { payment: 'in_store', notes: [{ shop_id: tea.shop.id, note: 'No sugar' }] }
    const { status, body } = await payments.checkout(customer, [[tea, 2], book], more)
    expect(status).toBe(201)
    expect(body.orders).toHaveLength(2)
    expect(await payments.getCheckout(customer, body.parent_order_id)).toEqual(body)
  })

  test('a repeated request has one effect', async () => {
    const headers = { 'idempotency-key': `in-shop-${customer.id}` }
    const send = () => payments.checkout(customer, [tea], { payment: 'in_store' }, headers)
    const [first, ...others] = await Promise.all([send(), send(), send()])
    expect(others.map(({ body }) => body)).toEqual([first?.body, first?.body])
    expect(await payments.getStock(tea)).toBe(4)
  })
})
