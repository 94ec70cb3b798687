import { calls } from '@mainstreet/contract/calls.ts'
import { isOpen } from '@mainstreet/contract/shops/open-intervals.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestApp } from '@mainstreet/server/test/setup/test-app.ts'
import { expect, test } from 'vitest'
import { demoAccounts } from '../demo-accounts.ts'
import { seedDemo } from '../seed-demo.ts'

/** A Sunday in Mariposa, where every demo shop has its hours. */
const nightTime = new Date('2026-11-22T11:00:00Z')

const testApp = await createTestApp()
testApp.clock.now = nightTime
await seedDemo(testApp.db, nightTime)

type Sale = { name: string; hours: OpeningHours; created_at: Date }

test('demo orders were placed while their shop was open', async () => {
  const sales = await testApp.db.many<Sale>(sql`
    select s.name, s.hours, o.created_at from orders o join shops s on s.id = o.shop_id
    where o.status not in ('pending', 'reserved', 'in_progress')`)
  expect(sales.length).toBeGreaterThan(500)
  const odd = sales.filter(({ hours, created_at }) => !isOpen(hours, created_at))
  expect(odd.map(({ name, created_at }) => `${name}, ${created_at.toISOString()}`)).toEqual([])
})

test.each(demoAccounts.filter(({ role }) => role !== 'customer'))(
  'most orders of $name are placed by day, also when the demo is seeded at night',
  async ({ email, password, shop_id }) => {
    const { body } = await testApp.anonymous.send(calls.login, { body: { email, password } })
    const user = testApp.withToken(body.token)
    const query = { days: '30' }
    const response = shop_id
      ? await user.send(calls.getShopInsights, { params: { id: shop_id }, query })
      : await user.send(calls.getMarketplaceInsights, { query })
    const [busiest] = response.body.insights.busy_hours.toSorted((a, b) => b.orders - a.orders)
    expect(busiest?.hour).toBeGreaterThanOrEqual(7)
    expect(busiest?.hour).toBeLessThan(21)
  },
)
