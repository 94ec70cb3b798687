import { calls } from '@mainstreet/contract/calls.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { alwaysClosed, type Hours } from '@mainstreet/contract/shops/hours.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { alwaysOpen } from '../test/factories.ts'
import { startTown, type Town } from '../test/harness.ts'

const town = await startTown()

/** The factories write past the app, so the news of it is told here. */
function told<Made>(made: Made): Made {
  town.deps.bus.publish('catalog')
  return made
}

async function namesOf(query: Record<string, string>, as = town.nobody) {
  const { status, body } = await as.send(calls.listProducts, { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map(({ name }) => name)
}

async function shelf(...wishes: Parameters<Town['aProduct']>[0][]) {
  const shop = await town.aShop()
  const products = []
  for (const wish of wishes) products.push(await town.aProduct({ shop, ...wish }))
  return told({ shop, products, of: { shop_id: shop.id } })
}

describe('a long street', () => {
  const many = 10_030

  async function fill(name: string) {
    const shop = await town.aShop()
    await town.db.one(sql`
      insert into products (id, shop_id, name, price_cents, stock, created_at)
      select gen_random_uuid(), ${shop.id}, ${name} || ' ' || i, 100, 1, now() - i * interval '1 minute'
      from generate_series(1, ${many}::int) as i`)
    return told({ shop, of: { shop_id: shop.id } })
  }

  test('its total is exact, and what is too deep to turn to is refused with a reason', async () => {
    const { shop, of } = await fill('Pebble')
    const page = (page: string) =>
      town.nobody.send(calls.listProducts, { query: { ...of, page, limit: '100' } })
    const last = await page('100')
    expect(last.body.data.map(({ name }) => name)).toEqual(
      Array.from({ length: 100 }, (_, at) => `Pebble ${9901 + at}`),
    )
    expect(last.body.pagination).toMatchObject({ total: many, totalPages: 101, hasNextPage: false })
    expect(await page('101')).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    expect(await page('102')).toMatchObject({ status: 200, body: { data: [] } })

    const deep = { params: { id: shop.id }, query: { page: '101', limit: '100' } }
    const counter = await shop.merchant.send(calls.listShopProducts, deep)
    expect(counter.body.data, 'who keeps the shop turns to the end').toHaveLength(30)
    expect(counter.body.data.at(-1)?.name).toBe(`Pebble ${many}`)
    expect(counter.body.pagination).toMatchObject({ total: many, totalPages: 101, hasNextPage: false })
    expect(await town.nobody.send(calls.listShopProducts, deep)).toMatchObject({ status: 400 })
  })

  test('a search finds 5,000 of more, the newest; behind the counter all of them', async () => {
    const { shop, of } = await fill('Marble')
    const { body } = await town.nobody.send(calls.listProducts, {
      query: { ...of, search: 'marble', limit: '100', page: '50' },
    })
    expect(body.pagination).toMatchObject({ total: 5000, totalPages: 50, hasNextPage: false })
    expect(body.data.at(-1)?.name).toBe('Marble 5000')
    const counter = await shop.merchant.send(calls.listShopProducts, {
      params: { id: shop.id },
      query: { search: 'marble', limit: '100', page: '101', sortBy: 'created_at' },
    })
    expect(counter.body.pagination).toMatchObject({ total: many, hasNextPage: false })
    expect(counter.body.data.at(-1)?.name).toBe(`Marble ${many}`)
  })

  test('a word that one in 256 shows to be common is not counted, unless a wish leaves few', async () => {
    const shop = await town.aShop({ category: 'Gifts' })
    await town.db.one(sql`
      insert into products (id, shop_id, name, price_cents, stock)
      select overlay(gen_random_uuid()::text placing '00' from 35)::uuid, ${shop.id}, 'Amber bead ' || i, 100 * i, 1
      from generate_series(1, 59) as i`)
    const total = async (query: object) => {
      const { body } = await town.nobody.send(calls.listProducts, { query: { search: 'amber', ...query } })
      expect(body.data).toHaveLength(20)
      return body.pagination.total
    }
    for (const kept of [{}, { category: 'Gifts' }, { shop_id: shop.id }, { max_price: '59' }])
      expect(await total(kept), JSON.stringify(kept)).toBe(5000)
    for (const kept of [{ max_price: '58' }, { category: 'Gifts', min_price: '2' }])
      expect(await total(kept), JSON.stringify(kept)).toBe(58)
  })
})

describe('pages', () => {
  test('they are exact, in order, and each product stands on one of them', async () => {
    const { of } = await shelf(
      ...Array.from({ length: 7 }, (_, at) => ({ name: `Card ${at}`, price_cents: 500 })),
    )
    const seen: string[] = []
    for (const page of ['1', '2', '3', '4']) {
      const { body } = await town.nobody.send(calls.listProducts, {
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
    { sortBy: 'colour' },
    { sortOrder: 'up' },
    { lat: '37' },
    { lng: '37', sortBy: 'distance' },
    { sortBy: 'distance' },
    { radius: '5' },
    { lat: '91', lng: '0' },
    { min_price: '-1' },
    { category: 'Cars' },
    { shop_id: 'x' },
  ])('%j is refused', async (query) => {
    const { status, body } = await town.nobody.send(calls.listProducts, {
      query: query as unknown as Record<string, string>,
    })
    expect([status, body.code]).toEqual([400, 'bad_request'])
  })
})

describe('filters', () => {
  test('price, stock and order', async () => {
    const { of } = await shelf(
      { name: 'Ant', price_cents: 300, stock: 0 },
      { name: 'Bee', price_cents: 200, stock: 5 },
      { name: 'Cat', price_cents: 100, stock: 9 },
    )
    expect(await namesOf({ ...of, sortBy: 'name' })).toEqual(['Ant', 'Bee', 'Cat'])
    expect(await namesOf({ ...of, sortBy: 'name', sortOrder: 'desc' })).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await namesOf({ ...of, sortBy: 'price' })).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await namesOf({ ...of, sortBy: 'stock', sortOrder: 'desc' })).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await namesOf(of)).toEqual(['Cat', 'Bee', 'Ant'])
    expect(await namesOf({ ...of, in_stock: 'true', sortBy: 'name' })).toEqual(['Bee', 'Cat'])
    expect(await namesOf({ ...of, min_price: '1.5', max_price: '2.00' })).toEqual(['Bee'])
  })

  test('the category is the shop’s', async () => {
    const shop = await town.aShop({ category: 'Souvenirs' })
    await town.aProduct({ shop, name: 'Globe' })
    told(shop)
    expect(await namesOf({ category: 'Souvenirs' })).toEqual(['Globe'])

    const params = { id: shop.id }
    const moved = await shop.merchant.send(calls.updateShop, { params, body: { category: 'Food' } })
    expect(moved.status).toBe(200)
    expect(await namesOf({ category: 'Souvenirs' })).toEqual([])
    expect(await namesOf({ category: 'Food' })).toEqual(['Globe'])
    expect(await namesOf({ category: 'Food', search: 'globes' })).toEqual(['Globe'])
  })

  test('featured: the newest of each shop that is there and has a picture', async () => {
    const { of } = await shelf({ name: 'Old' }, { name: 'New' }, { name: 'Gone', stock: 0 })
    expect(await namesOf({ ...of, featured: 'true' })).toEqual(['New'])
    const { body } = await town.nobody.send(calls.listProducts, { query: { featured: 'true', limit: '6' } })
    expect(new Set(body.data.map(({ shop_id }) => shop_id)).size).toBe(body.data.length)
  })

  test('near a place: with distances, nearest first, within the radius', async () => {
    const here = { lat: 10, lng: 20 }
    for (const [name, lat] of [
      ['Far', 11],
      ['Near', 10.01],
      ['Mid', 10.1],
    ] as const) {
      const shop = await town.aShop({ lat, lng: 20 })
      await town.aProduct({ shop, name })
    }
    told(here)
    const query = { lat: '10', lng: '20', sortBy: 'distance', limit: '3' }
    const { body } = await town.nobody.send(calls.listProducts, { query })
    expect(body.data.map(({ name }) => name)).toEqual(['Near', 'Mid', 'Far'])
    expect(body.data[1]?.distance).toBeCloseTo(distanceMiles(here, { lat: 10.1, lng: 20 }), 6)
    expect(await namesOf({ ...query, radius: '10' })).toEqual(['Near', 'Mid'])
    expect(await namesOf({ ...query, radius: '12000', limit: '1' })).toEqual(['Near'])
  })

  test('a word is found within some miles, whether few shops lie there or more than a thousand', async () => {
    const shops = [await town.aShop({ lat: 50, lng: 20 }), await town.aShop({ lat: 50.1, lng: 20 })]
    for (const [at, shop] of shops.entries())
      for (const stock of [0, 1])
        await town.aProduct({ shop, name: `Kite ${at} ${stock}`, stock, price_cents: 100 * (at + 1) })
    const query = { lat: '50', lng: '20', search: 'kites', sortBy: 'name' }
    const all = ['Kite 0 0', 'Kite 0 1', 'Kite 1 0', 'Kite 1 1']
    const found = async () => {
      told(shops)
      expect(await namesOf({ ...query, radius: '10' })).toEqual(all)
      expect(await namesOf({ ...query, radius: '5' })).toEqual(all.slice(0, 2))
      expect(await namesOf({ ...query, radius: '10', min_price: '1.5', in_stock: 'true' })).toEqual(
        all.slice(3),
      )
    }
    await found()
    await town.db.one(sql`
      insert into shops (id, name, category, location, lat, lng, hours, status, approved_at)
      select gen_random_uuid(), 'Stall ' || i, 'Gifts', 'Market', 50.01, 20, ${JSON.stringify(alwaysOpen)}::jsonb, 'approved', now()
      from generate_series(1, 1000) as i`)
    await found()
  })
})

describe('open now', () => {
  const morning: Hours = {
    ...alwaysClosed(),
    time_zone: 'UTC',
    week: { ...alwaysClosed().week, mon: [{ opens: '08:00', closes: '12:00' }] },
  }
  const monday = (time: string) => new Date(`2026-11-23T${time}:00Z`)

  test('only what can be fetched at this minute, with its total, for everybody and near a place', async () => {
    const shop = await town.aShop({ hours: morning, lat: -40, lng: -70, category: 'Other' })
    const closed = await town.aShop({ hours: alwaysClosed(), lat: -40, lng: -70, category: 'Other' })
    await town.aProduct({ shop, name: 'Warm bread' })
    await town.aProduct({ shop: closed, name: 'Cold bread' })
    told(shop)
    for (const place of [{}, { lat: '-40', lng: '-70' }, { lat: '-40', lng: '-70', radius: '3' }])
      for (const [time, names] of [
        ['07:59', []],
        ['08:00', ['Warm bread']],
        ['11:59', ['Warm bread']],
        ['12:00', []],
      ] as const) {
        town.clock.now = monday(time)
        const query = { search: 'bread', category: 'Other', open_now: 'true', ...place } as const
        const { body } = await town.nobody.send(calls.listProducts, { query })
        expect([time, body.data.map(({ name }) => name), body.pagination.total]).toEqual([
          time,
          names,
          names.length,
        ])
      }
    expect(await namesOf({ shop_id: closed.id, open_now: 'true' })).toEqual([])
    town.clock.now = monday('09:00')
    expect(await namesOf({ shop_id: shop.id, open_now: 'true' })).toEqual(['Warm bread'])
    town.clock.now = undefined
  })

  test('new hours count at once', async () => {
    const shop = await town.aShop({ hours: alwaysClosed() })
    await town.aProduct({ shop, name: 'Candle' })
    told(shop)
    const query = { shop_id: shop.id, open_now: 'true' }
    expect(await namesOf(query)).toEqual([])
    const body = { hours: alwaysOpen }
    expect(await shop.merchant.send(calls.setHours, { params: { id: shop.id }, body })).toMatchObject({
      status: 200,
    })
    expect(await namesOf(query)).toEqual(['Candle'])
  })
})

test('every wish at once: a word with a slip, a price, in stock, within some miles, nearest first', async () => {
  for (const [name, lat, price_cents, stock] of [
    ['Walnut lantern', -60, 900, 3],
    ['Cheap lantern', -60.01, 100, 3],
    ['Dear lantern', -60.01, 9000, 3],
    ['Sold out lantern', -60.01, 900, 0],
    ['Brass lantern', -60.02, 1500, 3],
    ['Far lantern', -63, 900, 3],
    ['Walnut board', -60, 900, 3],
  ] as const) {
    const shop = await town.aShop({ lat, lng: 100 })
    told(await town.aProduct({ shop, name, price_cents, stock }))
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
  const { body } = await town.nobody.send(calls.listProducts, { query })
  expect(body.data.map(({ name }) => name)).toEqual(['Walnut lantern', 'Brass lantern'])
  expect(body.pagination.total).toBe(2)
})

describe('who sees what', () => {
  test('archived products are for the owner and admins that ask for them', async () => {
    const { shop, of } = await shelf({ name: 'Here' }, { name: 'Put away', is_archived: true })
    const query = { ...of, includeArchived: 'true', sortBy: 'name' }
    const [admin, rival, customer] = [
      await town.anAdmin(),
      (await town.aShop()).merchant,
      await town.aCustomer(),
    ]
    for (const stranger of [town.nobody, customer, rival])
      expect(await namesOf(query, stranger)).toEqual(['Here'])
    for (const insider of [admin, shop.merchant])
      expect(await namesOf(query, insider)).toEqual(['Here', 'Put away'])
    expect(await namesOf({ ...of, sortBy: 'name' }, shop.merchant)).toEqual(['Here'])
    expect(await namesOf({ includeArchived: 'true', limit: '100' }, shop.merchant)).toContain('Put away')
    expect(await namesOf({ includeArchived: 'true', limit: '100' }, rival)).not.toContain('Put away')
    expect(await namesOf({ includeArchived: 'true', limit: '100' }, admin)).toContain('Put away')
  })

  test('a shop that waits for approval shows its shelf to its owner and admins alone', async () => {
    const shop = await town.aShop({ status: 'pending_approval' })
    const { id } = await town.aProduct({ shop, name: 'Soon' })
    told(shop)
    const params = { id: shop.id }
    for (const insider of [shop.merchant, await town.anAdmin()]) {
      const { body } = await insider.send(calls.listShopProducts, { params })
      expect(body.data.map(({ name }) => name)).toEqual(['Soon'])
      expect(await insider.send(calls.getProduct, { params: { id } })).toMatchObject({ status: 200 })
    }
    for (const stranger of [town.nobody, await town.aCustomer()]) {
      expect(await stranger.send(calls.listShopProducts, { params })).toMatchObject({ status: 404 })
      expect(await stranger.send(calls.getProduct, { params: { id } })).toMatchObject({ status: 404 })
    }
  })
})

describe('ready bytes', () => {
  test('an unchanged list is 304, and a change is seen at once', async () => {
    const { shop, products, of } = await shelf({ name: 'Lamp', stock: 3 })
    const first = await town.nobody.send(calls.listProducts, { query: of })
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^"/), 'cache-control': 'no-cache' })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect(await town.nobody.send(calls.listProducts, { query: of, headers })).toMatchObject({
      status: 304,
      body: undefined,
    })

    const body = { stock: 2, version: first.body.data[0]?.version }
    const params = { id: products[0]?.id ?? '' }
    expect(await shop.merchant.send(calls.updateProduct, { params, body })).toMatchObject({ status: 200 })
    const second = await town.nobody.send(calls.listProducts, { query: of, headers })
    expect(second).toMatchObject({ status: 200, body: { data: [{ stock: 2 }] } })
  })

  test('a sale is seen in each kept list that shows it or looks at stock', async () => {
    const { products, of } = await shelf(
      { name: 'Few', stock: 2, price_cents: 500 },
      { name: 'Fewer', stock: 3, price_cents: 900 },
    )
    const lists = [
      { ...of, sortBy: 'stock', limit: '1' },
      { ...of, sortBy: 'price', limit: '1' },
      { ...of, sortBy: 'price' },
      { ...of, max_price: '6' },
    ]
    const seen = async () => {
      const answers = []
      for (const query of lists) answers.push(await town.nobody.send(calls.listProducts, { query }))
      return answers.map(({ body }) => body.data.map(({ name, stock }) => `${name} ${stock}`))
    }
    const before = [['Few 2'], ['Few 2'], ['Few 2', 'Fewer 3'], ['Few 2']]
    for (let time = 0; time < 3; time++) expect(await seen()).toEqual(before)
    const product = products[1]
    if (!product) throw new Error('no product')
    for (let time = 0; time < 2; time++) await town.anOrder({ product })
    expect(await seen()).toEqual([['Fewer 1'], ['Few 2'], ['Few 2', 'Fewer 1'], ['Few 2']])
  })

  test('a product is kept once it is asked for again, and shows each sale, change and its end', async () => {
    const { shop, products } = await shelf({ name: 'Vase', stock: 5 }, { name: 'Bowl', stock: 9 })
    const [product] = products
    if (!product) throw new Error('no product')
    const params = { id: product.id }
    const seen = async () => {
      const { status, body } = await town.nobody.send(calls.getProduct, { params })
      return status === 200 ? `${body.product.name} ${body.product.stock}` : status
    }
    const thrice = async () => [await seen(), await seen(), await seen()]
    expect(await thrice()).toEqual(['Vase 5', 'Vase 5', 'Vase 5'])
    await town.anOrder({ product })
    expect(await thrice()).toEqual(['Vase 4', 'Vase 4', 'Vase 4'])

    const first = await town.nobody.send(calls.getProduct, { params })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect(await town.nobody.send(calls.getProduct, { params, headers })).toMatchObject({ status: 304 })
    await shop.merchant.send(calls.updateProduct, { params, body: { name: 'Tall vase' } })
    expect(await town.nobody.send(calls.getProduct, { params, headers })).toMatchObject({ status: 200 })
    expect(await thrice()).toEqual(['Tall vase 4', 'Tall vase 4', 'Tall vase 4'])
    await shop.merchant.send(calls.deleteProduct, { params })
    expect(await thrice()).toEqual([404, 404, 404])
  })

  test('a product that sold out leaves the list of what is in stock, and its total', async () => {
    const { products, of } = await shelf({ name: 'Last one', stock: 1 }, { name: 'Plenty', stock: 50 })
    const query = { ...of, in_stock: 'true' }
    expect(await namesOf(query)).toEqual(['Plenty', 'Last one'])
    const [product] = products
    if (!product) throw new Error('no product')
    await town.anOrder({ product })
    const { body } = await town.nobody.send(calls.listProducts, { query })
    expect([body.data.map(({ name }) => name), body.pagination.total]).toEqual([['Plenty'], 1])
  })
})
