import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createCustomerAndProducts,
  createPaymentsTestApp,
  getOrderLedger,
  requestOrderStatus,
  requireOrderFor,
  testCards,
} from '../../test/payments/payments-fixture.ts'
import type { TestProduct } from '../../test/setup/factories.ts'
import type { TestUser } from '../../test/setup/test-user.ts'
import { processPayment } from '../process-payment.ts'

const { testApp, payments } = await createPaymentsTestApp()
let { customer, tea, book } = await createCustomerAndProducts(testApp)
beforeEach(async () => {
  ;({ customer, tea, book } = await createCustomerAndProducts(testApp))
})

describe('a checkout over two shops', () => {
  test('reserves the stock, and no shop sees it before it is paid', async () => {
    const { status, body } = await payments.checkout(customer, [[tea, 2], book])
    expect(status).toBe(201)
    expect(body.orders.map((order) => [order.shop_id, order.status, order.payment_status])).toEqual(
      expect.arrayContaining([
        [tea.shop.id, 'pending', 'awaiting_payment'],
        [book.shop.id, 'pending', 'awaiting_payment'],
      ]),
    )
    expect(body.payment).toMatchObject({ state: 'open', amount: 32.99, captured_amount: 0 })
    expect([await payments.getStock(tea), await payments.getStock(book)]).toEqual([3, 4])

    const order = requireOrderFor(body.orders, tea)
    const seen = await tea.shop.merchant.send(calls.getOrder, { params: { id: order.id } })
    expect(seen.status).toBe(404)
    await payments.pay(body)
    await payments.deliver()
    const after = await tea.shop.merchant.send(calls.getOrder, { params: { id: order.id } })
    expect(after.body.order).toMatchObject({ status: 'pending', payment_status: 'authorized' })
    expect(after.body.order.respond_by).not.toBeNull()
  })

  test('is captured once, when both shops have accepted, with the exact amount', async () => {
    const { orders } = await payments.paid(customer, [[tea, 2], book])
    await requestOrderStatus(tea.shop.merchant, requireOrderFor(orders, tea), 'in_progress')
    await processPayment(payments.deps, orders[0]?.parent_order_id ?? '')
    expect((await payments.getCheckout(customer, orders[0]?.parent_order_id ?? '')).payment?.state).toBe(
      'authorized',
    )

    await requestOrderStatus(book.shop.merchant, requireOrderFor(orders, book), 'in_progress')
    await processPayment(payments.deps, orders[0]?.parent_order_id ?? '')
    const { payment, orders: after } = await payments.getCheckout(customer, orders[0]?.parent_order_id ?? '')
    expect(payment).toMatchObject({ state: 'captured', captured_amount: 32.99 })
    expect(after.map(({ payment_status }) => payment_status)).toEqual(['paid', 'paid'])
    expect(await getOrderLedger(book.shop.merchant, requireOrderFor(orders, book))).toMatchObject({
      captured_amount: 19.99,
      commission_amount: 1.5,
      balance_amount: 18.49,
    })
    expect(await getOrderLedger(customer, requireOrderFor(orders, book))).toMatchObject({
      commission_amount: 0,
      balance_amount: 0,
    })
  })

  test('is captured for one shop when the other declines, whose stock is released', async () => {
    const { parent_order_id, orders } = await payments.paid(customer, [[tea, 2], book])
    await requestOrderStatus(tea.shop.merchant, requireOrderFor(orders, tea), 'declined', 'Sold out')
    await requestOrderStatus(book.shop.merchant, requireOrderFor(orders, book), 'in_progress')
    await processPayment(payments.deps, parent_order_id)
    const { payment, orders: after } = await payments.getCheckout(customer, parent_order_id)
    expect(payment).toMatchObject({ state: 'captured', captured_amount: 19.99 })
    expect(requireOrderFor(after, tea)).toMatchObject({
      status: 'declined',
      payment_status: 'voided',
      captured_amount: 0,
    })
    expect(await payments.getStock(tea)).toBe(5)
  })

  test('is voided when both shops decline', async () => {
    const { parent_order_id, orders } = await payments.paid(customer, [tea, book])
    for (const order of orders) {
      const shop = order.product_id === tea.id ? tea.shop : book.shop
      await requestOrderStatus(shop.merchant, order, 'declined', 'Closed')
    }
    await processPayment(payments.deps, parent_order_id)
    expect((await payments.getCheckout(customer, parent_order_id)).payment).toMatchObject({ state: 'voided' })
    const intent = await payments.getIntentId(orders[0] as Order)
    expect((await payments.provider.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled')
  })

  test('succeeds or fails as a whole', async () => {
    const { status, body } = await payments.checkout(customer, [tea, [book, 6]])
    expect([status, body.code]).toEqual([409, 'out_of_stock'])
    expect([await payments.getStock(tea), await payments.getStock(book)]).toEqual([5, 5])
  })
})

describe('a product that is gone', () => {
  const place = (as: typeof customer, product: TestProduct) =>
    as.send(calls.placeOrder, {
      body: {
        shop_id: product.shop.id,
        product_id: product.id,
        customer_name: 'Kim',
        customer_phone: '',
        customer_email: 'kim@example.com',
      },
    })

  test('is named if it was public', async () => {
    const params = { id: tea.id }
    await tea.shop.merchant.send(calls.updateProduct, { params, body: { name: 'Green tea' } })
    await tea.shop.merchant.send(calls.deleteProduct, { params })
    const rejection = {
      status: 404,
      body: {
        code: 'not_found',
        error: 'Green tea is no longer sold',
        missing: [{ product_id: tea.id, name: 'Green tea' }],
      },
    }
    expect(await payments.checkout(customer, [book, tea])).toMatchObject(rejection)
    expect(await place(customer, tea)).toMatchObject(rejection)
    expect(await payments.getStock(book)).toBe(5)
  })

  test('is only identified if it is hidden', async () => {
    const params = { id: tea.id }
    await tea.shop.merchant.send(calls.archiveProduct, { params, body: { archived: true } })
    for (const { status, body } of [
      await payments.checkout(customer, [book, tea]),
      await place(customer, tea),
    ])
      expect({ status, body }).toMatchObject({
        status: 404,
        body: { error: 'Product not found', missing: [{ product_id: tea.id }] },
      })
  })
})

describe('the expected total', () => {
  test('a different expected total is rejected with the current one', async () => {
    const { status, body } = await payments.checkout(customer, [tea], { total_amount: 6 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'price_changed', total_amount: 6.5 })
    expect(await payments.getStock(tea)).toBe(5)
    expect((await payments.checkout(customer, [tea], { total_amount: 6.5 })).status).toBe(201)
  })

  test('without one, the prices last seen in the cart must be current', async () => {
    await customer.send(calls.addToCart, {
      params: { userId: customer.id },
      body: { productId: tea.id, shopId: tea.shop.id },
    })
    await tea.shop.merchant.send(calls.updateProduct, { params: { id: tea.id }, body: { price: 9 } })
    expect(await payments.checkout(customer, [], { items: undefined })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', total_amount: 9 },
    })

    const { body: seen } = await customer.send(calls.getCart, { params: { userId: customer.id } })
    const [line] = seen.cart.items
    expect(line).toMatchObject({ price: 9, last_seen_price: 6.5 })
    await customer.send(calls.setCartQuantity, {
      params: { userId: customer.id, itemId: line?.id ?? '' },
      body: { quantity: 1 },
    })
    expect((await payments.checkout(customer, [], { items: undefined })).status).toBe(201)
  })

  test('a chosen pickup time is stored, an impossible one is rejected', async () => {
    const day = 24 * 3_600_000
    const from = new Date(Date.now() + day).toISOString()
    const pickup = [{ shop_id: tea.shop.id, from }]
    const { body } = await payments.checkout(customer, [tea], {
      pickup,
      notes: [{ shop_id: tea.shop.id, note: 'Ring' }],
    })
    expect(body.orders[0]).toMatchObject({ pickup_from: from, note: 'Ring' })
    for (const wrong of [-day, 5 * day]) {
      const late = [{ shop_id: tea.shop.id, from: new Date(Date.now() + wrong).toISOString() }]
      expect((await payments.checkout(customer, [tea], { pickup: late })).status).toBe(422)
    }
  })
})

describe('the cart', () => {
  test('keeps its items until the payment is authorized', async () => {
    const params = { userId: customer.id }
    await customer.send(calls.addToCart, { params, body: { productId: tea.id, shopId: tea.shop.id } })
    const cartSize = async () => (await customer.send(calls.getCart, { params })).body.cart.items.length
    const { body } = await customer.send(calls.createCheckout, { body: { customer_name: 'Kim' } })
    expect(await cartSize()).toBe(1)
    await payments.pay(body)
    await payments.deliver()
    expect(await cartSize()).toBe(0)
  })

  test('keeps what was added again while the payment page was open', async () => {
    const params = { userId: customer.id }
    const add = () =>
      customer.send(calls.addToCart, { params, body: { productId: tea.id, shopId: tea.shop.id } })
    const getItems = async () => (await customer.send(calls.getCart, { params })).body.cart.items
    await add()
    const { body } = await customer.send(calls.createCheckout, { body: { customer_name: 'Kim' } })
    const [ordered] = await getItems()
    await customer.send(calls.removeFromCart, { params: { ...params, itemId: ordered?.id ?? '' } })
    await add()
    const [addedAgain] = await getItems()
    await payments.pay(body)
    await payments.deliver()
    expect((await getItems()).map(({ id }) => id)).toEqual([addedAgain?.id])
  })
})

describe('a cart with two shops', () => {
  test('one shop can be checked out alone; the other stays in the cart', async () => {
    const params = { userId: customer.id }
    for (const { id, shop } of [tea, book])
      await customer.send(calls.addToCart, { params, body: { productId: id, shopId: shop.id } })
    const { body } = await customer.send(calls.createCheckout, {
      body: { shop_id: tea.shop.id, payment: 'in_store', customer_name: 'Kim', total_amount: 6.5 },
    })
    expect(body.orders.map(({ product_id }) => product_id)).toEqual([tea.id])
    const { cart } = (await customer.send(calls.getCart, { params })).body
    expect(cart.items.map(({ product_id }) => product_id)).toEqual([book.id])
  })
})

describe('an unpaid checkout', () => {
  test('expires after 15 minutes: the session is closed at the provider, then the stock is released', async () => {
    const { body } = await payments.checkout(customer, [tea])
    testApp.clock.now = new Date(Date.now() + 16 * 60_000)
    await payments.runPaymentJobs()
    const { payment, orders } = await payments.getCheckout(customer, body.parent_order_id)
    expect(payment).toMatchObject({ state: 'closed', payment_url: null })
    expect(orders[0]).toMatchObject({ status: 'expired', payment_status: 'voided' })
    expect(await payments.getStock(tea)).toBe(5)
  })

  test('counts as paid when the payment arrives at the last moment', async () => {
    const { body } = await payments.checkout(customer, [tea])
    await payments.pay(body)
    testApp.clock.now = new Date(Date.now() + 16 * 60_000)
    await payments.runPaymentJobs()
    const { payment, orders } = await payments.getCheckout(customer, body.parent_order_id)
    expect(payment).toMatchObject({ state: 'authorized' })
    expect(orders[0]).toMatchObject({ status: 'pending', payment_status: 'authorized' })
  })

  test('can be cancelled by its customer, repeatedly, and does not block the next checkout', async () => {
    const { body } = await payments.checkout(customer, [[tea, 5]])
    const params = { parent_order_id: body.parent_order_id }
    for (const _ of [1, 2]) {
      const given = await customer.send(calls.cancelCheckout, { params })
      expect(given.body).toMatchObject({ payment: { state: 'closed' }, orders: [{ status: 'cancelled' }] })
    }
    expect(await payments.getStock(tea)).toBe(5)
    await payments.checkout(customer, [[tea, 5]])
    expect(
      (await payments.checkout(customer, [[tea, 5]])).status,
      "the customer's own stock is released",
    ).toBe(201)
    const otherUser = await testApp.createCustomer()
    expect((await otherUser.send(calls.cancelCheckout, { params })).status).toBe(404)
  })

  test('is unchanged by a declined card', async () => {
    const { body } = await payments.checkout(customer, [tea])
    expect((await payments.pay(body, testCards.declines)).headers.location).toContain('result=declined')
    await payments.deliver()
    expect((await payments.getCheckout(customer, body.parent_order_id)).payment?.state).toBe('open')
  })
})

describe('a repeated request', () => {
  test('makes one checkout, concurrently and again later', async () => {
    const headers = { 'idempotency-key': `once-${customer.id}` }
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => payments.checkout(customer, [tea], {}, headers)),
    )
    responses.push(await payments.checkout(customer, [tea], {}, headers))
    expect(new Set(responses.map(({ body }) => body.parent_order_id)).size).toBe(1)
    expect(new Set(responses.map(({ body }) => body.payment_url)).size).toBe(1)
    expect(await payments.getStock(tea)).toBe(4)
    expect((await payments.checkout(customer, [book], {}, headers)).status).toBe(422)
  })
})

describe('the success page', () => {
  test('shows a paid session to its own customer only', async () => {
    const { body } = await payments.checkout(customer, [tea])
    const session_id = new URL(body.payment_url ?? '').pathname.split('/').at(-1) ?? ''
    const request = (user: TestUser, id = session_id) =>
      user.send(calls.getCheckoutBySession, { params: { session_id: id } })
    expect((await request(customer)).status, 'unpaid').toBe(404)
    await payments.pay(body)
    await payments.deliver()
    expect((await request(customer)).body.orders).toHaveLength(1)
    expect((await request(await testApp.createCustomer())).status).toBe(404)
    expect((await request(customer, 'cs_test_forged')).status).toBe(404)
  })
})

describe('a payment page', () => {
  const openAt = (host: string) => payments.checkout(customer, [tea], {}, { host })

  test('opens at the loopback host that the customer uses, and returns there', async () => {
    for (const host of ['127.0.0.1:3000', 'localhost:8080', '[::1]:3000']) {
      const { body } = await openAt(host)
      expect(body.payment_url).toMatch(`http://${host}/sandbox/pay/cs_test_`)
      const { body: seen } = await customer.send(calls.getCheckout, {
        params: { parent_order_id: body.parent_order_id },
        headers: { host: '127.0.0.1:4000' },
      })
      expect(seen.payment_url).toMatch('http://127.0.0.1:4000/sandbox/pay/cs_test_')

      const session = new URL(body.payment_url ?? '').pathname
      const { body: page } = await testApp.app.inject(session)
      expect(page).toContain(`href="/payment/cancel?checkout=${body.parent_order_id}"`)
      const { headers } = await payments.pay(body)
      expect(headers.location).toMatch(/^\/payment\/success\?session_id=cs_test_/)
    }
  })

  test('opens at the configured address for any other Host header', async () => {
    const { body } = await openAt('evil.example')
    expect(new URL(body.payment_url ?? '').origin).toBe(testApp.publicUrl)
    const [payment] = await testApp.db.many<{ return_origin: string }>(sql`
      select return_origin from payments where parent_order_id = ${body.parent_order_id}`)
    expect(payment?.return_origin).toBe(testApp.publicUrl)
  })

  test('opens at the current host after it was created under another', async () => {
    const { body } = await openAt('127.0.0.1:3000')
    const params = { parent_order_id: body.parent_order_id }
    const old = `http://street.example${new URL(body.payment_url ?? '').pathname}`
    await testApp.db.one(
      sql`update payments set payment_url = ${old} where parent_order_id = ${body.parent_order_id}`,
    )
    const headers = { host: '127.0.0.1:3000' }
    const { body: seen } = await customer.send(calls.getCheckout, { params, headers })
    expect(seen.payment_url).toBe(body.payment_url)
  })
})

describe('a checkout that the provider would reject', () => {
  test('is rejected first when it exceeds the maximum of a card payment', async () => {
    const house = await testApp.createProduct({ name: 'House', price_cents: 60_000_000, stock: 5 })
    const { status, body } = await payments.checkout(customer, [[house, 2]])
    expect([status, body.code]).toEqual([422, 'rule_violation'])
    expect(await payments.getStock(house)).toBe(5)
  })

  test('shows one line per shop when it has too many lines for the payment page', async () => {
    const { shop } = tea
    await testApp.db.one(
      sql`update shops set offers_delivery = true, delivery_fee_cents = 300 where id = ${shop.id}`,
    )
    const itemsTotal: TestProduct[] = []
    for (let line = 0; line < 100; line++)
      itemsTotal.push(await testApp.createProduct({ shop, price_cents: 100, stock: 1 }))
    const more = { fulfillment: 'delivery', delivery_address: '1 Main Street' }
    const { body } = await payments.checkout(customer, itemsTotal, more)
    expect(body.payment).toMatchObject({ amount: 103 })
    const { body: page } = await testApp.app.inject(new URL(body.payment_url ?? '').pathname)
    expect(page).toContain('$103.00')
  })
})
