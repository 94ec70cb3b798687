import { calls } from '@mainstreet/contract/calls.ts'
import { alwaysClosed } from '@mainstreet/contract/shops/default-hours.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'

const noon = new Date('2026-11-25T20:00:00Z')
const testApp = await createTestApp()
testApp.clock.now = noon

const openUntil = (closes: string): OpeningHours => ({
  ...alwaysClosed(),
  week: { ...alwaysClosed().week, wed: [{ opens: '09:00', closes }] },
})

type TestAssortment = {
  lat: number
  name: string
  hours?: OpeningHours
  category?: ShopCategory
  minutes?: number
  confirms?: boolean
}

async function createAssortment({ lat, name, hours, category, minutes = 10, confirms }: TestAssortment) {
  const shop = await testApp.createShop({
    lat,
    lng: 20,
    ...(hours && { hours }),
    ...(category && { category }),
    ...(confirms && { requires_confirmation: confirms }),
  })
  await testApp.deps.db.one(sql`update shops set preparation_minutes = ${minutes} where id = ${shop.id}`)
  for (const number of [1, 2, 3, 4, 5]) {
    const product = await testApp.createProduct({ shop, name: `${name} ${number}` })
    await testApp.deps.db.one(
      sql`update products set image = '/api/images/studio-mug-coffee-1' where id = ${product.id}`,
    )
  }
}

async function listRows(lat: number) {
  const { status, body } = await testApp.anonymous.send(calls.listHighlights, {
    query: { lat: String(lat), lng: '20' },
  })
  expect(status).toBe(200)
  return Object.fromEntries(body.data.map(({ kind, products }) => [kind, products.map(({ name }) => name)]))
}

test('a row says why its products are worth a look, nearest first, two per shop, none in two rows or at the start of the grid', async () => {
  await createAssortment({ lat: 10.02, name: 'Far and quick' })
  await createAssortment({ lat: 10.01, name: 'Near and quick' })
  await createAssortment({ lat: 10.001, name: 'Slow', minutes: 30 })
  await createAssortment({ lat: 10.001, name: 'Asks first', confirms: true })
  await createAssortment({ lat: 10.03, name: 'Ends', hours: openUntil('12:25') })
  await createAssortment({ lat: 10.04, name: 'Ends later', hours: openUntil('12:30') })
  await createAssortment({ lat: 10.001, name: 'Ends too soon', hours: openUntil('12:05') })
  await createAssortment({ lat: 10.005, name: 'Gift', category: 'Gifts', hours: alwaysClosed() })
  await createAssortment({ lat: 10.006, name: 'Card', category: 'Gifts', minutes: 60 })
  await createAssortment({ lat: 10.05, name: 'Gift too far', category: 'Gifts', hours: alwaysClosed() })
  const rows = await listRows(10)
  expect(rows).toEqual({
    closing_soon: ['Ends 3', 'Ends 2', 'Ends later 3', 'Ends later 2'],
    ready_soon: expect.any(Array),
    gifts_nearby: ['Gift 3', 'Gift 2', 'Card 3', 'Card 2'],
  })
  expect(rows.ready_soon?.slice(0, 4)).toEqual([
    'Near and quick 3',
    'Near and quick 2',
    'Far and quick 3',
    'Far and quick 2',
  ])
  expect(rows.ready_soon).not.toContain('Ends 3')
})

test('a row is shown at every minute, although pickup times are rounded', async () => {
  await createAssortment({ lat: 70, name: 'Quick' })
  await createAssortment({ lat: 70.01, name: 'Quick, too' })
  testApp.clock.now = new Date('2026-11-25T20:02:30Z')
  expect(Object.keys(await listRows(70))).toEqual(['ready_soon'])
  testApp.clock.now = noon
})

test('a row with few products is left out', async () => {
  await createAssortment({ lat: 50, name: 'Alone' })
  expect(await listRows(50)).toEqual({})
})
