import { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPaymentsFixture, requestOrderStatus } from '../test/payments/payments-fixture.ts'
import type { TestProduct, TestShop } from '../test/setup/factories.ts'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()
/** Wednesday noon in Mariposa, in local time. */
const noon = new Date('2026-11-18T20:00:00Z')
const dayMs = 24 * 60 * minuteMs
let shop: TestShop
let honey: TestProduct
let jam: TestProduct

const createSale = async (
  product: TestProduct,
  offsetMs: number,
  quantity = 1,
  nextStatus?: 'declined' | 'in_progress',
  delayMs = 0,
) => {
  testApp.clock.now = new Date(noon.getTime() + offsetMs)
  const { order } = await testApp.createOrder({ product, quantity, order_type: 'order' })
  if (nextStatus) {
    testApp.clock.now = new Date(noon.getTime() + offsetMs + delayMs)
    await product.shop.merchant.send(calls.updateOrderStatus, {
      params: { id: order.id },
      body: { status: nextStatus, reason: 'Sold out' },
    })
  }
  testApp.clock.now = noon
  return order
}

beforeAll(async () => {
  shop = await testApp.createShop()
  honey = await testApp.createProduct({ shop, name: 'Honey', price_cents: 800, stock: 100 })
  jam = await testApp.createProduct({ shop, name: 'Jam', price_cents: 450, stock: 2 })
  await createSale(honey, -2 * minuteMs, 2, 'in_progress', minuteMs)
  await createSale(jam, -60 * minuteMs, 1, 'in_progress', 5 * minuteMs)
  await createSale(honey, -90 * minuteMs, 1, 'declined', 10 * minuteMs)
  await createSale(honey, -7 * dayMs, 3, 'in_progress', 5 * minuteMs)
  await createSale(honey, -7 * dayMs + 2 * 60 * minuteMs, 1, 'in_progress', 5 * minuteMs)
  await createSale(honey, -8 * dayMs, 1, 'in_progress', 5 * minuteMs)
})

const fetchInsights = async (days: string, user = shop.merchant) =>
  (await user.send(calls.getShopInsights, { params: { id: shop.id }, query: { days } })).body.insights

describe('insights', () => {
  test("add up the sales of each day in the shop's time zone, including days without sales", async () => {
    const week = await fetchInsights('7')
    expect(week.days).toHaveLength(7)
    expect(week.days.map(({ date }) => date)).toEqual([
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
    ])
    expect(week.days[6]).toEqual({ date: '2026-11-18', orders: 2, sales: 20.5, lost_orders: 1 })
    expect(week.days[5]).toEqual({ date: '2026-11-17', orders: 0, sales: 0, lost_orders: 0 })
    expect(week).toMatchObject({
      time_zone: 'America/Los_Angeles',
      total: { orders: 2, sales: 20.5 },
      previous: { orders: 3, sales: 40 },
    })
    expect((await fetchInsights('30')).total).toEqual({ orders: 5, sales: 60.5 })
  })

  test("show best sellers, busy hours and the shop's response time", async () => {
    const { best_sellers, busy_hours, response_time } = await fetchInsights('30')
    expect(best_sellers).toMatchObject([
      { name: 'Honey', quantity: 7, sales: 56 },
      { name: 'Jam', quantity: 1, sales: 4.5 },
    ])
    expect(busy_hours).toEqual([
      { weekday: 2, hour: 12, orders: 1 },
      { weekday: 3, hour: 10, orders: 1 },
      { weekday: 3, hour: 11, orders: 2 },
      { weekday: 3, hour: 12, orders: 1 },
      { weekday: 3, hour: 14, orders: 1 },
    ])
    expect(response_time).toEqual({ responded: 6, expired: 0, median_minutes: 5, p90_minutes: 7.5 })
  })

  test('include a new sale at once although they are cached', async () => {
    const before = (await fetchInsights('90')).total.orders
    expect((await fetchInsights('90')).total.orders).toBe(before)
    await createSale(honey, 0, 1, 'in_progress')
    expect((await fetchInsights('90')).total.orders).toBe(before + 1)
  })

  test('of the marketplace list its best shops', async () => {
    const admin = await testApp.createAdmin()
    const { body } = await admin.send(calls.getMarketplaceInsights, { query: { days: '30' } })
    expect(body.insights.best_shops[0]).toMatchObject({ shop_id: shop.id })
    expect(body.insights.shops).toMatchObject({ approved: 1, pending_approval: 0, rejected: 0 })
    expect(body.insights.days).toHaveLength(30)
  })

  test('accept only the defined time spans', async () => {
    const invalidSpan = await shop.merchant.send(calls.getShopInsights, {
      params: { id: shop.id },
      query: { days: '31' },
    })
    expect(invalidSpan.status).toBe(400)
  })
})

test('the overview shows the order board, today compared with a week ago, and low stock', async () => {
  await testApp.createProduct({ shop, stock: 0 })
  await testApp.createProduct({ shop, is_archived: true })
  await createSale(honey, 0)
  const order = await createSale(jam, 0, 1, 'in_progress')
  await shop.merchant.send(calls.markOrderReady, { params: { id: order.id } })
  const { overview } = (await shop.merchant.send(calls.getShopOverview, { params: { id: shop.id } })).body
  expect(overview.board).toEqual({ new: 1, preparing: 6, ready: 1 })
  expect(overview.last_week).toEqual({ orders: 0, sales: 0 })
  expect(overview.today.orders).toBe(4)
  expect(overview.products).toEqual({ listed: 3, archived: 1, out_of_stock: 2, low_stock: 0 })
  testApp.clock.now = new Date(noon.getTime() + minuteMs)
  const later = (await shop.merchant.send(calls.getShopOverview, { params: { id: shop.id } })).body.overview
  expect(later.last_week).toEqual({ orders: 1, sales: 24 })
})

describe('sales are what the shop keeps', () => {
  const setStatus = async (product: TestProduct, id: string, ...statuses: Order['status'][]) => {
    for (const status of statuses)
      expect((await requestOrderStatus(product.shop.merchant, { id }, status, 'So it is')).status).toBe(200)
  }
  const fetchSales = async ({ shop: { id, merchant } }: TestProduct) => {
    const response = await merchant.send(calls.getShopInsights, { params: { id }, query: { days: '7' } })
    const { total, best_sellers, days } = response.body.insights
    return {
      ...total,
      best: best_sellers.map(({ quantity, sales }) => [quantity, sales]),
      lost: days.reduce((sum, { lost_orders }) => sum + lost_orders, 0),
    }
  }
  const refreshInsights = ({ shop: { id: shop_id } }: TestProduct) =>
    testApp.deps.bus.publish('order.payment_status_changed', {
      id: shop_id,
      shop_id,
      customer_id: shop_id,
      status: 'in_progress',
      payment_status: 'none',
    })
  const none = { orders: 0, sales: 0, best: [], lost: 0 }

  test('a reservation counts once it was picked up, an order once it was accepted', async () => {
    const product = await testApp.createProduct({ price_cents: 900, stock: 9 })
    const { order: reservation } = await testApp.createOrder({ product, order_type: 'reservation' })
    const { order } = await testApp.createOrder({ product, order_type: 'order' })
    expect(await fetchSales(product)).toEqual(none)
    await setStatus(product, order.id, 'in_progress')
    await setStatus(product, reservation.id, 'in_progress')
    refreshInsights(product)
    expect(await fetchSales(product)).toEqual({ orders: 1, sales: 9, best: [[1, 9]], lost: 0 })
    await setStatus(product, reservation.id, 'completed')
    refreshInsights(product)
    expect(await fetchSales(product)).toEqual({ orders: 2, sales: 18, best: [[2, 18]], lost: 0 })
  })

  test('an order that was not picked up is lost, not sold', async () => {
    const product = await testApp.createProduct({ price_cents: 900 })
    const { order } = await testApp.createOrder({ product, order_type: 'order' })
    await setStatus(product, order.id, 'in_progress')
    expect(await fetchSales(product)).toMatchObject({ orders: 1, lost: 0 })
    testApp.clock.now = new Date(noon.getTime() + 4 * dayMs)
    await setStatus(product, order.id, 'no_show')
    refreshInsights(product)
    expect(await fetchSales(product)).toEqual({ ...none, lost: 1 })
    testApp.clock.now = noon
  })

  test('refunds reduce sales, and an order that was refunded in full is none', async () => {
    const paymentsFixture = createPaymentsFixture(testApp)
    const product = await testApp.createProduct({ price_cents: 900, stock: 9 })
    const { orders } = await paymentsFixture.captured(await testApp.createCustomer(), [[product, 3]])
    const refund = async (body: object) => {
      const params = { id: orders[0]?.id ?? '' }
      const response = await product.shop.merchant.send(calls.refundOrder, {
        params,
        body: { reason: 'Broken', ...body } as never,
      })
      expect(response.status).toBe(201)
      refreshInsights(product)
    }
    expect(await fetchSales(product)).toEqual({ orders: 1, sales: 27, best: [[3, 27]], lost: 0 })
    await refund({ lines: [{ product_id: product.id, quantity: 1 }] })
    expect(await fetchSales(product)).toEqual({ orders: 1, sales: 18, best: [[2, 18]], lost: 0 })
    const admin = await testApp.createAdmin()
    const { body } = await admin.send(calls.getMarketplaceInsights, { query: { days: '90' } })
    expect(body.insights.best_shops.find(({ shop_id }) => shop_id === product.shop.id)).toMatchObject({
      orders: 1,
      sales: 18,
    })
    await refund({})
    expect(await fetchSales(product)).toEqual(none)
  })
})

test('a response to an order updates the insights at once', async () => {
  const { id, shop_id } = await createSale(honey, -5 * minuteMs)
  const before = await fetchInsights('30')
  await shop.merchant.send(calls.updateOrderStatus, { params: { id }, body: { status: 'in_progress' } })
  expect(await fetchInsights('30')).toEqual(before)
  testApp.deps.bus.publish('order.status_changed', {
    id,
    shop_id,
    customer_id: id,
    from: 'pending',
    status: 'in_progress',
  })
  expect(await fetchInsights('30')).not.toEqual(before)
})

test('the response time of a card order starts at the payment', async () => {
  const product = await testApp.createProduct({ price_cents: 900 })
  const { merchant, id } = product.shop
  const paymentsFixture = createPaymentsFixture(testApp)
  const setClockMinutes = (minutes: number) =>
    (testApp.clock.now = new Date(noon.getTime() + minutes * minuteMs))
  setClockMinutes(-60)
  const { body } = await paymentsFixture.checkout(await testApp.createCustomer(), [product])
  setClockMinutes(-50)
  await paymentsFixture.pay(body)
  await paymentsFixture.deliver()
  setClockMinutes(-46)
  const accepted = await requestOrderStatus(merchant, body.orders[0] as Order, 'in_progress')
  expect(accepted.status).toBe(200)
  setClockMinutes(0)
  const response = await merchant.send(calls.getShopInsights, { params: { id }, query: { days: '7' } })
  expect(response.body.insights.response_time).toMatchObject({
    responded: 1,
    median_minutes: 4,
    p90_minutes: 4,
  })
})
