import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { identifier, Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { interceptQueries } from '../test/faults/query-faults.ts'
import {
  createPaymentsTestApp,
  requestOrderStatus,
  requireOrderFor,
} from '../test/payments/payments-fixture.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const { testApp, payments } = await createPaymentsTestApp()

const remove = ({ id, shop }: TestProduct) => shop.merchant.send(calls.deleteProduct, { params: { id } })
const getOrder = async (user: TestUser, { id }: Pick<Order, 'id'>) =>
  (await user.send(calls.getOrder, { params: { id } })).body.order
const countOpen = async (...products: [TestProduct, ...TestProduct[]]) => {
  const [{ shop }] = products
  const query = { product_ids: products.map(({ id }) => id).join(',') }
  const { body } = await shop.merchant.send(calls.countOpenOrders, { params: { id: shop.id }, query })
  return body.open_orders
}

test('each open order with one of the products counts once, also after they are deleted', async () => {
  const shop = await testApp.createShop()
  const mug = await testApp.createProduct({ shop })
  const pot = await testApp.createProduct({ shop })
  const { order, customer } = await testApp.createOrder({ product: mug })
  const both = await payments.paid(customer, [mug, pot])
  expect([await countOpen(mug), await countOpen(pot), await countOpen(mug, pot)]).toEqual([2, 1, 2])
  expect(await countOpen(await testApp.createProduct({ shop }))).toBe(0)

  await remove(mug)
  expect(await countOpen(mug)).toBe(2)
  await requestOrderStatus(customer, order, 'cancelled')
  await requestOrderStatus(shop.merchant, requireOrderFor(both.orders, mug), 'declined', 'No mugs')
  expect(await countOpen(mug, pot)).toBe(0)
})

test('an order that still awaits its payment does not count: the shop does not see it', async () => {
  const mug = await testApp.createProduct()
  await payments.checkout(await testApp.createCustomer(), [mug])
  expect(await countOpen(mug)).toBe(0)
})

test('between past orders the open ones are found by an index of the shop', async () => {
  const mug = await testApp.createProduct()
  const { order } = await testApp.createOrder({ product: mug })
  await testApp.db.many(sql`
    with past as (
      insert into orders (id, parent_order_id, shop_id, product_id, customer_id, customer_name, status, order_type, pickup_code)
      select gen_random_uuid(), o.parent_order_id, o.shop_id, o.product_id, o.customer_id, 'Kim', 'completed', o.order_type, o.pickup_code
      from orders o, generate_series(1, 20000) where o.id = ${order.id} returning id, product_id)
    insert into order_lines (order_id, line_number, product_id, name, price_cents, quantity)
    select id, 1, product_id, 'Mug', 100, 1 from past`)
  for (const table of ['orders', 'order_lines']) await testApp.db.many(sql`analyze ${identifier(table)}`)
  const plans: string[] = []
  const stop = interceptQueries(testApp.db, async (query) => {
    if (query.text.includes('select from order_lines')) plans.push(JSON.stringify(await explain(query)))
    return query
  })
  const explain = (query: Sql) => {
    stop()
    return testApp.db.many(new Sql([`explain ${query.strings[0]}`, ...query.strings.slice(1)], query.values))
  }
  expect(await countOpen(mug)).toBe(1)
  stop()
  expect(plans.join()).toContain('orders_active_of_shop')
  expect(plans.join()).not.toContain('Seq Scan')
})

test('an open order of a deleted product stays readable and is handed over; nobody can order it again', async () => {
  const mug = await testApp.createProduct({ name: 'Mug', price_cents: 650 })
  const { merchant } = mug.shop
  const { order, customer } = await testApp.createOrder({ product: mug, order_type: 'order' })
  await remove(mug)

  const item = { name: 'Mug', price: 6.5, quantity: 1, product_id: mug.id }
  for (const user of [customer, merchant, await testApp.createAdmin()])
    expect(await getOrder(user, order)).toMatchObject({ status: 'pending', items: [item] })
  const board = await merchant.send(calls.listShopOrders, {
    params: { id: mug.shop.id },
    query: { active: 'true' },
  })
  expect(board.body.data).toMatchObject([{ id: order.id, items: [item] }])
  const own = await customer.send(calls.listCustomerOrders, { params: { id: customer.id } })
  expect(own.body.data).toMatchObject([{ id: order.id, items: [item] }])
  const again = { shop_id: mug.shop.id, product_id: mug.id, customer_name: 'Kim' }
  expect((await customer.send(calls.placeOrder, { body: again })).status).toBe(404)

  expect((await requestOrderStatus(merchant, order, 'in_progress')).status).toBe(200)
  const ready = await merchant.send(calls.markOrderReady, { params: { id: order.id } })
  expect(ready.body.order.ready_at).toEqual(expect.any(String))
  const handedOver = await merchant.send(calls.updateOrderStatus, {
    params: { id: order.id },
    body: { status: 'completed', pickup_code: order.pickup_code },
  })
  expect(handedOver.body.order).toMatchObject({ status: 'completed', payment_status: 'paid_in_store' })
})

test('an order that was paid by card is charged and handed over after its product is deleted', async () => {
  const mug = await testApp.createProduct()
  const { merchant } = mug.shop
  const customer = await testApp.createCustomer()
  const { orders, parent_order_id } = await payments.paid(customer, [mug])
  const order = requireOrderFor(orders, mug)
  await remove(mug)
  await requestOrderStatus(merchant, order, 'in_progress')
  await testApp.processEvents()
  await payments.runPaymentJobs()
  await payments.deliver()
  expect((await payments.getCheckout(customer, parent_order_id)).payment).toMatchObject({ state: 'captured' })
  expect((await requestOrderStatus(merchant, order, 'completed')).body.order).toMatchObject({
    status: 'completed',
    payment_status: 'paid',
  })
})

test('what a cancelled order returns is in stock once the product is restored', async () => {
  const mug = await testApp.createProduct({ stock: 5 })
  const { order, customer } = await testApp.createOrder({ product: mug, quantity: 2 })
  await remove(mug)
  await requestOrderStatus(customer, order, 'cancelled')
  const restored = await mug.shop.merchant.send(calls.restoreProduct, { params: { id: mug.id } })
  expect(restored.body.product).toMatchObject({ stock: 5 })
})
