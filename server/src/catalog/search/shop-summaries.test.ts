import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { expect, test } from 'vitest'
import { createShopSummaryLoader, type ProductRowWithoutShop } from './shop-summaries.ts'

/** The database, in which something may happen while it is read. */
function createReader(whileReading: () => void = () => {}): Queryable {
  const many = async (query: { values: unknown[] }) => {
    whileReading()
    const ids = query.values[0] as string[]
    return ids.map((id) => ({ id, shop_name: `Shop ${id}`, category: 'food', shop_paused_until: null }))
  }
  return { many, one: many } as unknown as Queryable
}

const productOf = (shop_id: string) => ({ shop_id }) as ProductRowWithoutShop

test('a product stays in its list when a shop changes while the list is read', async () => {
  const bus = createLocalBus()
  const attachShopSummaries = createShopSummaryLoader(bus)
  await attachShopSummaries(createReader(), [productOf('a')])

  const reader = createReader(() => bus.publish('catalog'))
  const rows = await attachShopSummaries(reader, [productOf('a'), productOf('b'), productOf('a')])
  expect(rows.map(({ shop_name }) => shop_name)).toEqual(['Shop a', 'Shop b', 'Shop a'])
})
