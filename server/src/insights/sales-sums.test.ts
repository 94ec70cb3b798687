import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  readBestSellers,
  readBestShops,
  readResponseTime,
  readSalesByTime,
} from '../test/insights/insights-from-orders-store.ts'
import { runSalesHistory, salesHistory } from '../test/insights/sales-history.ts'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import { getBestSellers, getBestShops, getResponseTime, getSalesByTime } from './insights-store.ts'
import { sumSales } from './sum-sales.ts'
import type { SalesQuery } from './summed-days-store.ts'

const testApp = await createTestApp()
const { db } = testApp
const timeZones = [
  'UTC',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

async function readFromSums(reader: Db, span: SalesQuery) {
  return [
    await getSalesByTime(reader, span),
    await getBestSellers(reader, span),
    await getResponseTime(reader, span),
    span.shopId === undefined && (await getBestShops(reader, span)),
  ]
}

async function readFromOrders(reader: Db, span: SalesQuery) {
  return [
    await readSalesByTime(reader, span),
    await readBestSellers(reader, span),
    await readResponseTime(reader, span),
    span.shopId === undefined && (await readBestShops(reader, span)),
  ]
}

async function expectEqualInsights(span: SalesQuery): Promise<void> {
  expect(await readFromSums(db, span)).toEqual(await readFromOrders(db, span))
}

test('insights from sums are those of the orders, after any history', async () => {
  const view = fc.record({
    timeZone: fc.constantFrom(...timeZones),
    days: fc.constantFrom(1, 7, 30),
    hoursAgo: fc.integer({ min: 0, max: 100 }),
  })
  await fc.assert(
    fc.asyncProperty(salesHistory, view, async (steps, { hoursAgo, ...view }) => {
      const base = new Date()
      const shopIds = [(await testApp.createShop()).id, (await testApp.createShop()).id]
      await runSalesHistory(db, shopIds, steps, base)
      const span = { ...view, now: new Date(base.getTime() - hoursAgo * hourMs) }
      for (const shopId of [...shopIds, undefined]) await expectEqualInsights({ ...span, shopId })
      await sumSales(db)
      for (const shopId of [...shopIds, undefined]) await expectEqualInsights({ ...span, shopId })
    }),
    { numRuns: 20 },
  )
}, 120_000)

let product: TestProduct
const span = () => ({ shopId: product.shop.id, timeZone: 'America/Los_Angeles', days: 7, now: new Date() })

/** Placed two days ago, accepted and summed. */
async function createOldSale(): Promise<string> {
  product = await testApp.createProduct({ price_cents: 900, stock: 9 })
  testApp.clock.now = new Date(Date.now() - 2 * dayMs)
  const { order } = await testApp.createOrder({ product, order_type: 'order' })
  testApp.clock.now = undefined
  await db.one(sql`
    insert into order_events (order_id, kind, actor, from_status, to_status, created_at)
    select id, 'status_changed', 'merchant', 'pending', 'in_progress', created_at + interval '5 minutes' from orders where id = ${order.id}`)
  await db.one(sql`update orders set status = 'in_progress', payment_status = 'paid' where id = ${order.id}`)
  await sumSales(db)
  return order.id
}
const cancel = (id: string) => sql`update orders set status = 'cancelled' where id = ${id}`
const readTotal = async () =>
  (await getSalesByTime(db, span())).days.reduce((sum, { sales }) => sum + sales, 0)
const countSums = () =>
  db.one<{ days: number; changes: number }>(sql`
    select count(*)::integer as days, (select count(*)::integer from sales_changes) as changes
    from sales_days where shop_id = ${product.shop.id}`)

beforeEach(() => sumSales(db))

test('a day that is over is read from its sums', async () => {
  await createOldSale()
  expect(await countSums()).toEqual({ days: 1, changes: 0 })
  await db.one(sql`update sales_hours set sold_cents = 100 where shop_id = ${product.shop.id}`)
  expect(await readTotal()).toBe(1)
})

test.each([
  ['a new status', cancel],
  [
    'a refund',
    (id: string) => sql`update orders set captured_cents = 900, refunded_cents = 500 where id = ${id}`,
  ],
  [
    'returned items',
    (id: string) => sql`update order_lines set refunded_quantity = 1 where order_id = ${id}`,
  ],
  [
    'a payment that was recorded later',
    (id: string) => sql`
      insert into ledger_entries (shop_id, order_id, kind, amount_cents, source, created_at)
      select shop_id, id, 'authorized', 900, 'test', created_at + interval '1 minute' from orders where id = ${id}`,
  ],
  [
    'another time',
    (id: string) => sql`
      with moved as materialized (select id, created_at - interval '1 day' as at from orders where id = ${id})
      update orders o set created_at = m.at from moved m where o.id = m.id`,
  ],
  ['its deletion', (id: string) => sql`delete from orders where id = ${id}`],
])('an order of a summed day with %s is counted anew', async (_, change) => {
  const id = await createOldSale()
  const before = await readFromSums(db, span())
  await db.one(change(id))
  const after = await readFromSums(db, span())
  expect(after).not.toEqual(before)
  await sumSales(db)
  expect(await readFromSums(db, span())).toEqual(after)
  await expectEqualInsights(span())
})

test('a change that commits while its day is being summed is not lost', async () => {
  const id = await createOldSale()
  await db.tx(async (tx) => {
    await tx.one(cancel(id))
    await sumSales(db)
  })
  expect(await readTotal()).toBe(0)
  await sumSales(db)
  expect(await countSums()).toEqual({ days: 1, changes: 0 })
  await expectEqualInsights(span())
})

test('nodes that sum at once do not write an earlier sum over a later one', async () => {
  const id = await createOldSale()
  await db.tx(async (tx) => {
    await tx.one(cancel(id))
  })
  await Promise.all([sumSales(db), sumSales(db), sumSales(db)])
  await sumSales(db)
  await expectEqualInsights(span())
  expect(await countSums()).toEqual({ days: 1, changes: 0 })
})

test("today's orders are not recorded as changes", async () => {
  product = await testApp.createProduct({ stock: 9 })
  const { order } = await testApp.createOrder({ product })
  await db.one(cancel(order.id))
  expect(await countSums()).toEqual({ days: 0, changes: 0 })
})
