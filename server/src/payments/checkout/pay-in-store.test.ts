import { calls } from '@mainstreet/contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  requestOrderStatus,
  requireOrderFor,
} from '../../test/payments/payments-fixture.ts'
import { processPayment } from '../process-payment.ts'

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

describe('payment in one shop, and online in another', () => {
  const mixed = () => ({ in_store_at: [tea.shop.id] })

  test('one request places both; only the rest of the cart waits for the card', async () => {
    const params = { userId: customer.id }
    for (const { id, shop } of [tea, book])
      await customer.send(calls.addToCart, { params, body: { productId: id, shopId: shop.id } })
    const { status, body } = await customer.send(calls.createCheckout, {
      body: { ...mixed(), customer_name: 'Kim', total_amount: 26.49 },
    })
    expect(status).toBe(201)
    expect(requireOrderFor(body.orders, tea).payment_status).toBe('none')
    expect(requireOrderFor(body.orders, book).payment_status).toBe('awaiting_payment')
    expect(body.payment).toMatchObject({ state: 'open', amount: 19.99 })

    const seenBy = async ({ shop }: typeof tea) =>
      (await shop.merchant.send(calls.listShopOrders, { params: { id: shop.id } })).body.data.length
    expect([await seenBy(tea), await seenBy(book)]).toEqual([1, 0])
    const getCart = async () => (await customer.send(calls.getCart, { params })).body.cart.items
    expect((await getCart()).map(({ product_id }) => product_id)).toEqual([book.id])
    await payments.pay(body)
    await payments.deliver()
    expect([await seenBy(tea), await seenBy(book)]).toEqual([1, 1])
    expect(await getCart()).toEqual([])
  })

  test('the charge does not wait for the shop that is paid at pickup, and has none of its amount', async () => {
    const { parent_order_id, orders } = await payments.paid(customer, [tea, book], undefined, mixed())
    await requestOrderStatus(book.shop.merchant, requireOrderFor(orders, book), 'in_progress')
    await processPayment(payments.deps, parent_order_id)
    const charged = await payments.getCheckout(customer, parent_order_id)
    expect(charged.payment).toMatchObject({ state: 'captured', captured_amount: 19.99 })

    const inStore = requireOrderFor(charged.orders, tea)
    expect(inStore).toMatchObject({ status: 'pending', payment_status: 'none', captured_amount: 0 })
    for (const status of ['in_progress', 'completed'] as const)
      expect((await requestOrderStatus(tea.shop.merchant, inStore, status)).status).toBe(200)
    await processPayment(payments.deps, parent_order_id)
    const after = await payments.getCheckout(customer, parent_order_id)
    expect(requireOrderFor(after.orders, tea).payment_status).toBe('paid_in_store')
    expect(after.payment?.captured_amount).toBe(19.99)
  })

  test('a payment that is cancelled or never made changes nothing at the shop that is paid at pickup', async () => {
    const cancelled = (await payments.checkout(customer, [tea, book], mixed())).body
    await customer.send(calls.cancelCheckout, { params: { parent_order_id: cancelled.parent_order_id } })
    const unpaid = (await payments.checkout(customer, [tea, book], mixed())).body
    await payments.checkout(customer, [book])
    for (const { parent_order_id } of [cancelled, unpaid]) {
      const { orders } = await payments.getCheckout(customer, parent_order_id)
      expect(requireOrderFor(orders, tea)).toMatchObject({ status: 'pending', payment_status: 'none' })
      expect(requireOrderFor(orders, book).status).toBe('cancelled')
    }
    expect([await payments.getStock(tea), await payments.getStock(book)]).toEqual([3, 4])
  })

  test('its own cancellation leaves the payment to be made', async () => {
    const { body } = await payments.checkout(customer, [tea, book], mixed())
    const cancellation = await requestOrderStatus(customer, requireOrderFor(body.orders, tea), 'cancelled')
    expect(cancellation.status).toBe(200)
    await payments.pay(body)
    await payments.deliver()
    const after = await payments.getCheckout(customer, body.parent_order_id)
    expect(after.payment).toMatchObject({ state: 'authorized', amount: 19.99 })
    expect(requireOrderFor(after.orders, book).payment_status).toBe('authorized')
  })

  test('a repeated request has one effect', async () => {
    const headers = { 'idempotency-key': `mixed-${customer.id}` }
    const send = () => payments.checkout(customer, [tea, book], mixed(), headers)
    const first = await send()
    const second = await send()
    expect(second.body.parent_order_id).toBe(first.body.parent_order_id)
    expect(second.body.orders).toEqual(first.body.orders)
    expect([await payments.getStock(tea), await payments.getStock(book)]).toEqual([4, 4])
  })

  test('is rejected as a whole: for a delivery, without anything to charge, and where a shop does not offer it', async () => {
    const delivery = { ...mixed(), fulfillment: 'delivery', delivery_address: '1 Elm Street' }
    expect(await payments.checkout(customer, [tea, book], delivery)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'in_store_at' }] },
    })
    const everywhere = { in_store_at: [tea.shop.id, book.shop.id] }
    expect((await payments.checkout(customer, [tea, book], everywhere)).status).toBe(422)
    const { merchant, id } = tea.shop
    await merchant.send(calls.updateShop, { params: { id }, body: { accepts_in_store_payment: false } })
    expect(await payments.checkout(customer, [tea, book], mixed())).toMatchObject({
      status: 422,
      body: { shop_id: id },
    })
    expect([await payments.getStock(tea), await payments.getStock(book)]).toEqual([5, 5])
  })
})
