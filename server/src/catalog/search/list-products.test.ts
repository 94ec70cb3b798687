import { calls } from '@mainstreet/contract/calls.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { alwaysClosed } from '@mainstreet/contract/shops/default-hours.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { describe, expect, test } from 'vitest'
import { createProductLists } from '../../test/catalog/product-lists.ts'
import { alwaysOpen } from '../../test/setup/factories.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const { publishCatalogChange, listNames, createProducts } = createProductLists(testApp)

describe('pagination', () => {
  test('pages are exact and ordered, and each product is on one of them', async () => {
    const { of } = await createProducts(
      ...Array.from({ length: 7 }, (_, at) => ({ name: `Card ${at}`, price_cents: 500 })),
    )
    const seen: string[] = []
    for (const page of ['1', '2', '3', '4']) {
      const { body } = await testApp.anonymous.send(calls.listProducts, {
        query: { ...of, page, limit: '3', sortBy: 'price' },
      })
      expect(body.pagination).toEqual({
        page: Number(page),
        limit: 3,
        total: 7,
        totalPages: 3,
        hasNextPage: Number(page) < 3,
        hasPrevPage: page !== '1',
      })
      seen.push(...body.data.map(({ id }) => id))
    }
    expect(seen).toHaveLength(7)
    expect(seen).toEqual([...new Set(seen)].sort())
  })

  test.each([
    { limit: '101' },
    { limit: '0' },
    { page: '0' },
    { page: '1.5' },
    { sortBy: 'color' },
    { sortOrder: 'up' },
    { lat: '37' },
    { lng: '37', sortBy: 'distance' },
    { sortBy: 'distance' },
    { radius: '5' },
    { lat: '91', lng: '0' },
    { min_price: '-1' },
    { min_price: '0.001' },
    { max_price: '1e3' },
    { max_price: '1,50' },
    { max_price: '' },
    { max_price: '1000000.01' },
    { category: 'Cars' },
    { shop_id: 'x' },
  ])('%j is rejected', async (query) => {
    const { status, body } = await testApp.anonymous.send(calls.listProducts, {
      query: query as unknown as Record<string, string>,
    })
    expect([status, body.code]).toEqual([400, 'bad_request'])
  })
})

describe('filters', () => {
  test('price, stock and order', async () => {
    const { of } = await createProducts(
      { name: 'Ant', price_cents: 300, stock: 0 },
      { name: 'Bee', price_cents: 200, stock: 5 },
      { name: 'Cat', price_cents: 100, stock: 9 },
    )
    expect(await listNames({ ...of, sortBy: 'name' })).toEqual(['Ant', 'Bee', 'Cat'])
    expect(await listNames({ ...of, sortBy: 'name', sortOrder: 'desc' })).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await listNames({ ...of, sortBy: 'price' })).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await listNames({ ...of, sortBy: 'stock', sortOrder: 'desc' })).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await listNames(of)).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await listNames({ ...of, in_stock: 'true', sortBy: 'name' })).toEqual(['Bee', 'Cat'])
    expect(await listNames({ ...of, min_price: '1.5', max_price: '2.00' })).toEqual(['Bee'])
  })

  test('the category filter uses the category of the shop', async () => {
    const shop = await testApp.createShop({ category: 'Souvenirs' })
    await testApp.createProduct({ shop, name: 'Globe' })
    publishCatalogChange(shop)
    expect(await listNames({ category: 'Souvenirs' })).toEqual(['Globe'])

    const params = { id: shop.id }
    const moved = await shop.merchant.send(calls.updateShop, { params, body: { category: 'Food' } })
    expect(moved.status).toBe(200)
    expect(await listNames({ category: 'Souvenirs' })).toEqual([])
    expect(await listNames({ category: 'Food' })).toEqual(['Globe'])
    expect(await listNames({ category: 'Food', search: 'globes' })).toEqual(['Globe'])
  })

  test('featured: the newest product of each shop that is in stock and has an image', async () => {
    const { of } = await createProducts({ name: 'Old' }, { name: 'New' }, { name: 'Gone', stock: 0 })
    expect(await listNames({ ...of, featured: 'true' })).toEqual(['New'])
    const { body } = await testApp.anonymous.send(calls.listProducts, {
      query: { featured: 'true', limit: '6' },
    })
    expect(new Set(body.data.map(({ shop_id }) => shop_id)).size).toBe(body.data.length)
  })

  test('near a location: with distances, nearest first, within the radius', async () => {
    const here = { lat: 10, lng: 20 }
    for (const [name, lat] of [
      ['Far', 11],
      ['Near', 10.01],
      ['Mid', 10.1],
    ] as const) {
      const shop = await testApp.createShop({ lat, lng: 20 })
      await testApp.createProduct({ shop, name })
    }
    publishCatalogChange(here)
    const query = { lat: '10', lng: '20', sortBy: 'distance', limit: '3' }
    const { body } = await testApp.anonymous.send(calls.listProducts, { query })
    expect(body.data.map(({ name }) => name)).toEqual(['Near', 'Mid', 'Far'])
    expect(body.data[1]?.distance).toBeCloseTo(distanceMiles(here, { lat: 10.1, lng: 20 }), 6)
    expect(await listNames({ ...query, radius: '10' })).toEqual(['Near', 'Mid'])
    expect(await listNames({ ...query, radius: '12000', limit: '1' })).toEqual(['Near'])
  })

  test('a search within a radius works with few shops and with more than a thousand', async () => {
    const shops = [
      await testApp.createShop({ lat: 50, lng: 20 }),
      await testApp.createShop({ lat: 50.1, lng: 20 }),
    ]
    for (const [index, shop] of shops.entries())
      for (const stock of [0, 1])
        await testApp.createProduct({
          shop,
          name: `Kite ${index} ${stock}`,
          stock,
          price_cents: 100 * (index + 1),
        })
    const query = { lat: '50', lng: '20', search: 'kites', sortBy: 'name' }
    const all = ['Kite 0 0', 'Kite 0 1', 'Kite 1 0', 'Kite 1 1']
    const expectMatches = async () => {
      publishCatalogChange(shops)
      expect(await listNames({ ...query, radius: '10' })).toEqual(all)
      expect(await listNames({ ...query, radius: '5' })).toEqual(all.slice(0, 2))
      expect(await listNames({ ...query, radius: '10', min_price: '1.5', in_stock: 'true' })).toEqual(
        all.slice(3),
      )
    }
    await expectMatches()
    await testApp.db.one(sql`
      insert into shops (id, name, category, location, lat, lng, hours, status, approved_at)
      select gen_random_uuid(), 'Stall ' || i, 'Gifts', 'Market', 50.01, 20, ${JSON.stringify(alwaysOpen)}::jsonb, 'approved', now()
      from generate_series(1, 1000) as i`)
    await expectMatches()
  })
})

describe('open now', () => {
  const morning: OpeningHours = {
    ...alwaysClosed(),
    time_zone: 'UTC',
    week: { ...alwaysClosed().week, mon: [{ opens: '08:00', closes: '12:00' }] },
  }
  const monday = (time: string) => new Date(`2026-11-23T${time}:00Z`)

  test('only products of open shops, with their total, with and without a location', async () => {
    const shop = await testApp.createShop({ hours: morning, lat: -40, lng: -70, category: 'Other' })
    const closed = await testApp.createShop({ hours: alwaysClosed(), lat: -40, lng: -70, category: 'Other' })
    await testApp.createProduct({ shop, name: 'Warm bread' })
    await testApp.createProduct({ shop: closed, name: 'Cold bread' })
    publishCatalogChange(shop)
    for (const place of [{}, { lat: '-40', lng: '-70' }, { lat: '-40', lng: '-70', radius: '3' }])
      for (const [time, names] of [
        ['07:59', []],
        ['08:00', ['Warm bread']],
        ['11:59', ['Warm bread']],
        ['12:00', []],
      ] as const) {
        testApp.clock.now = monday(time)
        const query = { search: 'bread', category: 'Other', open_now: 'true', ...place } as const
        const { body } = await testApp.anonymous.send(calls.listProducts, { query })
        expect([time, body.data.map(({ name }) => name), body.pagination.total]).toEqual([
          time,
          names,
          names.length,
        ])
      }
    expect(await listNames({ shop_id: closed.id, open_now: 'true' })).toEqual([])
    testApp.clock.now = monday('09:00')
    expect(await listNames({ shop_id: shop.id, open_now: 'true' })).toEqual(['Warm bread'])
    testApp.clock.now = undefined
  })

  test('new opening hours take effect at once', async () => {
    const shop = await testApp.createShop({ hours: alwaysClosed() })
    await testApp.createProduct({ shop, name: 'Candle' })
    publishCatalogChange(shop)
    const query = { shop_id: shop.id, open_now: 'true' }
    expect(await listNames(query)).toEqual([])
    const body = { hours: alwaysOpen }
    expect(await shop.merchant.send(calls.setHours, { params: { id: shop.id }, body })).toMatchObject({
      status: 200,
    })
    expect(await listNames(query)).toEqual(['Candle'])
  })
})

test('all filters together: a word with a typo, a price range, in stock, within a radius, nearest first', async () => {
  for (const [name, lat, price_cents, stock] of [
    ['Walnut lantern', -60, 900, 3],
    ['Cheap lantern', -60.01, 100, 3],
    ['Dear lantern', -60.01, 9000, 3],
    ['Sold out lantern', -60.01, 900, 0],
    ['Brass lantern', -60.02, 1500, 3],
    ['Far lantern', -63, 900, 3],
    ['Walnut board', -60, 900, 3],
  ] as const) {
    const shop = await testApp.createShop({ lat, lng: 100 })
    publishCatalogChange(await testApp.createProduct({ shop, name, price_cents, stock }))
  }
  const query = {
    search: 'lanterm',
    min_price: '5',
    max_price: '15',
    in_stock: 'true',
    lat: '-60',
    lng: '100',
    radius: '10',
    sortBy: 'distance',
  }
  const { body } = await testApp.anonymous.send(calls.listProducts, { query })
  expect(body.data.map(({ name }) => name)).toEqual(['Walnut lantern', 'Brass lantern'])
  expect(body.pagination.total).toBe(2)
})

describe('visibility', () => {
  test('archived products are listed only for their owner and admins, on request', async () => {
    const { shop, of } = await createProducts({ name: 'Here' }, { name: 'Put away', is_archived: true })
    const query = { ...of, includeArchived: 'true', sortBy: 'name' }
    const [admin, rival, customer] = [
      await testApp.createAdmin(),
      (await testApp.createShop()).merchant,
      await testApp.createCustomer(),
    ]
    for (const stranger of [testApp.anonymous, customer, rival])
      expect(await listNames(query, stranger)).toEqual(['Here'])
    for (const insider of [admin, shop.merchant])
      expect(await listNames(query, insider)).toEqual(['Here', 'Put away'])
    expect(await listNames({ ...of, sortBy: 'name' }, shop.merchant)).toEqual(['Here'])
    expect(await listNames({ includeArchived: 'true', limit: '100' }, shop.merchant)).toContain('Put away')
    expect(await listNames({ includeArchived: 'true', limit: '100' }, rival)).not.toContain('Put away')
    expect(await listNames({ includeArchived: 'true', limit: '100' }, admin)).toContain('Put away')
  })

  test('products of a pending shop are visible only to its owner and admins', async () => {
    const shop = await testApp.createShop({ status: 'pending_approval' })
    const { id } = await testApp.createProduct({ shop, name: 'Soon' })
    publishCatalogChange(shop)
    const params = { id: shop.id }
    for (const insider of [shop.merchant, await testApp.createAdmin()]) {
      const { body } = await insider.send(calls.listShopProducts, { params })
      expect(body.data.map(({ name }) => name)).toEqual(['Soon'])
      expect(await insider.send(calls.getProduct, { params: { id } })).toMatchObject({ status: 200 })
    }
    for (const stranger of [testApp.anonymous, await testApp.createCustomer()]) {
      expect(await stranger.send(calls.listShopProducts, { params })).toMatchObject({ status: 404 })
      expect(await stranger.send(calls.getProduct, { params: { id } })).toMatchObject({ status: 404 })
    }
  })
})
