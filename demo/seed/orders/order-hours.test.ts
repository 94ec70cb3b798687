import { calls } from '@mainstreet/contract/calls.ts'
import { isOpen } from '@mainstreet/contract/shops/open-intervals.ts'
import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import { expect, test } from 'vitest'
import { sql } from '../../../server/src/platform/db/sql.ts'
import { startTown } from '../../../server/src/test/setup/test-app.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { fillTown } from '../seed-demo.ts'

/** A Sunday in Mariposa, where every shop of the town keeps its hours. */
const threeAtNight = new Date('2026-11-22T11:00:00Z')

const town = await startTown()
town.clock.now = threeAtNight
await fillTown(town.db, threeAtNight)

type Sale = { name: string; hours: Hours; created_at: Date }

test('what was sold in the demo town was sold while its shop was open', async () => {
  const sales = await town.db.many<Sale>(sql`
    select s.name, s.hours, o.created_at from orders o join shops s on s.id = o.shop_id
    where o.status not in ('pending', 'reserved', 'in_progress')`)
  expect(sales.length).toBeGreaterThan(500)
  const odd = sales.filter(({ hours, created_at }) => !isOpen(hours, created_at))
  expect(odd.map(({ name, created_at }) => `${name}, ${created_at.toISOString()}`)).toEqual([])
})

test.each(demoAccounts.filter(({ role }) => role !== 'customer'))(
  'most orders of $name come in by day, also where the town is built at night',
  async ({ email, password, shop_id }) => {
    const { body } = await town.nobody.send(calls.login, { body: { email, password } })
    const who = town.as(body.token)
    const query = { days: '30' }
    const answer = shop_id
      ? await who.send(calls.getInsights, { params: { id: shop_id }, query })
      : await who.send(calls.getStreetInsights, { query })
    const [busiest] = answer.body.insights.busy_hours.toSorted((a, b) => b.orders - a.orders)
    expect(busiest?.hour).toBeGreaterThanOrEqual(7)
    expect(busiest?.hour).toBeLessThan(21)
  },
)
