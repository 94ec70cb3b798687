import { hourMs } from '@mainstreet/contract/durations.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { listOpenIntervals } from '@mainstreet/contract/shops/open-intervals.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { createStockLedger } from '@mainstreet/server/test/orders/stock-ledger.ts'
import { expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'

type OrderPickupRow = {
  id: string
  status: string
  hours: OpeningHours
  created_at: Date
  pickup_from: Date
  pickup_until: Date
  last_at: Date
}

test.each([
  ['at noon', '2026-11-20T20:00:00Z'],
  ['in the middle of the night', '2026-11-22T11:56:00Z'],
])('a demo seeded %s reserves stock until a shop closes, and its events are in order', async (_, index) => {
  const now = new Date(index)
  const { open } = await createTestDatabase()
  const db = open()
  await seedDemo(db, now)
  const orders = await db.many<OrderPickupRow>(sql`
    select o.id, o.status, s.hours, o.created_at, o.pickup_from, o.pickup_until,
      (select max(created_at) from order_events where order_id = o.id) as last_at
    from orders o join shops s on s.id = o.shop_id`)
  expect(orders.length).toBeGreaterThan(200)
  for (const { id, status, hours, created_at, pickup_from, pickup_until, last_at } of orders) {
    const periods = listOpenIntervals(hours, created_at, new Date(pickup_until.getTime() + hourMs))
    const isClosing = periods.some(({ closes }) => closes.getTime() === pickup_until.getTime())
    const isLongest =
      pickup_until.getTime() === pickup_from.getTime() + openingHoursLimits.pickupMaxHours * hourMs
    expect(isClosing || isLongest, `order ${id} is reserved until ${pickup_until.toISOString()}`).toBe(true)
    expect(last_at.getTime(), id).toBeLessThanOrEqual(now.getTime())
    if (status === 'no_show') expect(last_at.getTime(), id).toBeGreaterThan(pickup_until.getTime())
  }
  const products = await db.many<{ id: string }>(sql`select id from products`)
  const ledger = await createStockLedger(
    db,
    products.map(({ id }) => id),
  )
  expect(await ledger.findProblems()).toEqual([])
})
