import { calls } from '@mainstreet/contract/calls.ts'
import { callRates } from '@mainstreet/contract/http-limits.ts'
import { shopMap } from '@mainstreet/contract/shops/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const toCoordinates = (lat: number, lng: number) => ({ lat, lng })
const bounds = { west: '-120.2', south: '37.2', east: '-119.7', north: '37.7' }
const getMap = (query: Record<string, string>) => testApp.anonymous.send(calls.listMapShops, { query })

test('the map shows every approved shop within the bounds and none outside', async () => {
  const inside = [
    await testApp.createShop(toCoordinates(37.48, -119.96)),
    await testApp.createShop(toCoordinates(37.6, -119.8)),
  ]
  await testApp.createShop(toCoordinates(37.8, -119.9))
  await testApp.createShop(toCoordinates(37.5, -119.6))
  await testApp.createShop({ ...toCoordinates(37.5, -119.9), status: 'pending_approval' })
  const { status, body } = await getMap(bounds)
  expect(status).toBe(200)
  expect(body.shops.map(({ id }) => id).toSorted()).toEqual(inside.map(({ id }) => id).toSorted())
  expect(body.clusters).toEqual([])
  expect(Object.keys(body.shops[0] ?? {})).not.toContain('business_email')
})

test('a view across the 180th meridian covers both sides', async () => {
  const [west, east] = [
    await testApp.createShop(toCoordinates(-17, 179.9)),
    await testApp.createShop(toCoordinates(-17, -179.9)),
  ]
  const { body } = await getMap({ west: '179.5', south: '-18', east: '-179.5', north: '-16' })
  expect(body.shops.map(({ id }) => id).toSorted()).toEqual([west.id, east.id].toSorted())
})

test.each([
  { ...bounds, north: '37.1' },
  { ...bounds, west: 'x' },
  { ...bounds, east: '181' },
  { west: '1', south: '1', east: '2' },
])('invalid bounds get a 400: %o', async (query) => {
  expect((await getMap(query as Record<string, string>)).status).toBe(400)
})

test('every shop is shown once: as a pin or in the count of its cell', async () => {
  const owner = await testApp.createShop(toCoordinates(10, 10))
  await testApp.db.one(sql`
    insert into shops (id, name, category, location, lat, lng, phone, hours, about_shop, status, approved_at, submitted_at, created_at)
    select gen_random_uuid(), 'Stall ' || i, 'Other', 'Square', 20 + (i % 40) * 0.005, 20 + (i / 40) * 0.01, '', hours, '',
      'approved', now(), now(), now()
    from generate_series(0, 399) i, (select hours from shops where id = ${owner.id}) any_hours`)
  const { body } = await getMap({ west: '19', south: '19', east: '22', north: '22' })
  const counted = body.clusters.reduce((sum, { count }) => sum + count, body.shops.length)
  expect(counted).toBe(400)
  expect(body.clusters.length).toBeLessThanOrEqual((shopMap.gridCells + 1) ** 2)
  for (const { coordinates, count } of body.clusters) {
    expect(count).toBeGreaterThan(shopMap.maxPinsPerCell)
    expect(coordinates.lat).toBeGreaterThanOrEqual(20)
    expect(coordinates.lng).toBeLessThanOrEqual(20.1)
  }
  // at close range each shop is a pin
  const near = await getMap({ west: '20', south: '20', east: '20.025', north: '20.3' })
  expect([near.body.shops.length, near.body.clusters]).toEqual([120, []])
})

test('map requests are rate limited per IP address', async () => {
  const fetchMap = () =>
    testApp.app.inject({ url: '/api/shops/map', query: bounds, remoteAddress: '203.0.113.9' })
  let last = await fetchMap()
  for (let count = 0; count < callRates.maps.address && last.statusCode === 200; count++)
    last = await fetchMap()
  expect(last.statusCode).toBe(429)
  expect(last.headers['retry-after']).toBeDefined()
})
