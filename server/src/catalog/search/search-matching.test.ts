import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { parseSearchQuery } from '@mainstreet/platform/text/search-query.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'

const shopNames = [
  'The Mug Barn',
  'Café Très Bon',
  'Pickett Hardware',
  'Three Brothers Bakery',
  'Bass Lake Bait & Tackle',
]

const testApp = await createTestApp()

beforeAll(async () => {
  const [shop] = await Promise.all(shopNames.map((name) => testApp.createShop({ name })))
  for (const [name, description] of [
    ['Ceramic Coffee Mug', 'Fired in town'],
    ['Chocolate Truffles', 'Dark, with sea salt'],
    ['Café au Lait Bowl', 'For slow mornings'],
    ['Trail Map of Yosemite', 'Walks for the whole family'],
    ['Walnut Cutting Board', 'Pairs with a coffee mug'],
  ] as const)
    if (shop) await testApp.createProduct({ shop, name, description })
})

async function searchNames(search: string) {
  const { status, body } = await testApp.anonymous.send(calls.listProducts, { query: { search } })
  expect(status).toBe(200)
  expect(body.pagination.total).toBe(body.data.length)
  return body.data.map(({ name }) => name)
}

test.each([
  ['mug', ['Ceramic Coffee Mug', 'Walnut Cutting Board']],
  ['MUGS', ['Ceramic Coffee Mug', 'Walnut Cutting Board']],
  ['choc', ['Chocolate Truffles']],
  ['cafe', ['Café au Lait Bowl']],
  ['CAFÉ', ['Café au Lait Bowl']],
  ['truffle chocolate', ['Chocolate Truffles']],
  ['choclate', ['Chocolate Truffles']],
  ['chocola', ['Chocolate Truffles']],
  ['taril mpa', ['Trail Map of Yosemite']],
  ['cermaic', ['Ceramic Coffee Mug']],
  ['cofe', ['Ceramic Coffee Mug', 'Café au Lait Bowl', 'Walnut Cutting Board']],
  ['yosemitte map', ['Trail Map of Yosemite']],
  ['semite', ['Trail Map of Yosemite']],
  ['coffee -walnut', ['Ceramic Coffee Mug']],
  ['"cutting board"', ['Walnut Cutting Board']],
  ['zeppelin', []],
  ['!!!', []],
])('searching products for %s finds the intended ones, the best first', async (search, names) => {
  expect(await searchNames(search)).toEqual(names)
})

test.each([
  ['mug', ['The Mug Barn']],
  ['barn mugs', ['The Mug Barn']],
  ['cafe tres', ['Café Très Bon']],
  ['CAFÉ', ['Café Très Bon']],
  ['hardwre', ['Pickett Hardware']],
  ['hardwear', ['Pickett Hardware']],
  ['pikett', ['Pickett Hardware']],
  ['bakrey three', ['Three Brothers Bakery']],
  ['picket hardwares', ['Pickett Hardware']],
  ['bakeries', ['Three Brothers Bakery']],
  ['brother', ['Three Brothers Bakery']],
  ['tackle & bait', ['Bass Lake Bait & Tackle']],
  ['ware', ['Pickett Hardware']],
  ['mug hardware', []],
  ['zeppelin', []],
  ['%', []],
])('searching shops for %s finds the intended ones', async (search, names) => {
  const { body } = await testApp.anonymous.send(calls.listShops, { query: { search } })
  expect(body.data.map(({ name }) => name)).toEqual(names)
  expect(body.pagination.total).toBe(names.length)
})

test('a word with a typo anywhere after the first letter is found', async () => {
  const word = 'walnut'
  const slips = [1, 2, 3, 4].flatMap((index) => {
    const [begin, one, two, end] = [word.slice(0, index), word[index], word[index + 1], word.slice(index + 2)]
    return [`${begin}${two}${one}${end}`, `${begin}${two}${end}`, `${begin}q${two}${end}`]
  })
  for (const slip of slips) expect([slip, await searchNames(slip)]).toEqual([slip, ['Walnut Cutting Board']])
})

test('a blank search is ignored', async () => {
  expect(await searchNames('   ')).toHaveLength(5)
})

test('a gift for somebody finds what is given as a gift', async () => {
  for (const search of ['gift for mom', 'gifts', 'present for my dad', 'birthday'])
    expect([search, await searchNames(search)]).toEqual([search, ['Chocolate Truffles']])
})

test('near a place names come before descriptions, and then the nearer shop', async () => {
  for (const [lat, name, description] of [
    [10.2, 'Beeswax Lantern', 'For the porch'],
    [10.1, 'Porch Lantern', 'Of tin'],
    [10, 'Lamp Oil', 'For a lantern'],
  ] as const) {
    const shop = await testApp.createShop({ lat, lng: 20 })
    await testApp.createProduct({ shop, name, description })
  }
  const query = { search: 'lantern', lat: '10', lng: '20' }
  const { body } = await testApp.anonymous.send(calls.listProducts, { query })
  expect(body.data.map(({ name }) => name)).toEqual(['Porch Lantern', 'Beeswax Lantern', 'Lamp Oil'])
})

test('a search with only stop words searches the names', async () => {
  expect(await searchNames('of')).toEqual(['Trail Map of Yosemite'])
})

test("stop words are searched in the newest 5,000 names, and in all names of the merchant's own list", async () => {
  const shop = await testApp.createShop()
  await testApp.db.one(sql`
    insert into products (id, shop_id, name, price_cents, stock, created_at)
    select gen_random_uuid(), ${shop.id}, case when i in (1, 5000, 5001) then 'Bag with straps ' || i else 'Bag' end, 100, 1,
      now() - i * interval '1 minute'
    from generate_series(1, 5001) as i`)
  const query = { search: 'with', shop_id: shop.id }
  const names = async ({ send }: Pick<typeof testApp.anonymous, 'send'>) =>
    (await send(calls.listProducts, { query })).body.data.map(({ name }) => name)
  expect(await names(testApp.anonymous)).toEqual(['Bag with straps 1', 'Bag with straps 5000'])
  expect(await names(shop.merchant)).toHaveLength(3)
  await testApp.db.one(sql`delete from products where shop_id = ${shop.id}`)
})

test('no input breaks the search', async () => {
  const nasty = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.stringMatching(/^[%_\\'":&|!()<>*-]{1,20}[a-z]?$/),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(nasty, async (text) => {
      for (const [call, query] of [
        [calls.listProducts, { search: text }],
        [calls.getSearchSuggestions, { q: text }],
        [calls.listShops, { search: text }],
      ] as const) {
        const { status } = await testApp.anonymous.send(call, { query: query as Record<string, string> })
        expect([200, 400]).toContain(status)
      }
    }),
    { numRuns: process.env.HARD ? 500 : 50 },
  )
})

test('search words contain only letters and digits, and their number is limited', async () => {
  const words = async (text: string) => (await parseSearchQuery(testApp.db, text))?.words
  expect(await words("Café 'au' lait & (12oz) | !x:*")).toEqual(['cafe', 'au', 'lait', '12oz', 'x'])
  const many = Array.from({ length: 20 }, (_, index) => `w${index}`).join(' ')
  expect(await words('a '.repeat(80) + many.slice(0, 40))).toHaveLength(8)
})

test('suggestions: at most five products and three shops, names that start with the text first', async () => {
  const { body } = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'mug' } })
  expect(body.data.map(({ name, type }) => [name, type])).toEqual([
    ['Ceramic Coffee Mug', 'product'],
    ['Walnut Cutting Board', 'product'],
    ['The Mug Barn', 'shop'],
  ])
  const slip = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'cermaic' } })
  expect(slip.body.data.map(({ name }) => name)).toEqual(['Ceramic Coffee Mug'])
  const described = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'cofee' } })
  expect(described.body.data.map(({ name }) => name)).toEqual(['Ceramic Coffee Mug', 'Walnut Cutting Board'])
  const accents = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'cafe' } })
  expect(accents.body.data.map(({ name }) => name)).toEqual(['Café au Lait Bowl', 'Café Très Bon'])
  for (const q of ['the mu', 'barns', 'mug barnn']) {
    const { data } = (await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q } })).body
    expect(data, q).toContainEqual(expect.objectContaining({ name: 'The Mug Barn', type: 'shop' }))
  }
  const none = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'm' } })
  expect(none.body.data).toEqual([])
})

test('suggestions show image, price and shop, and a word that goes on comes before the word itself', async () => {
  const shop = await testApp.createShop({ name: 'Wick & Wax' })
  for (const name of ['Bear-can dinner', 'Pillar candle'])
    await testApp.createProduct({ shop, name, price_cents: 1250 })
  const { body } = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'can' } })
  expect(body.data).toMatchObject([
    {
      name: 'Pillar candle',
      type: 'product',
      image: expect.any(String),
      price: 12.5,
      shop_name: 'Wick & Wax',
    },
    { name: 'Bear-can dinner', type: 'product' },
  ])
})

test('suggestions of a common word are the newest of the 1/256 sample, of other words the newest of all', async () => {
  const shop = await testApp.createShop()
  const add = (from: number, to: number, lastByte: string) =>
    testApp.db.one(sql`
      insert into products (id, shop_id, name, price_cents, stock, created_at)
      select overlay(gen_random_uuid()::text placing ${lastByte} from 35)::uuid, ${shop.id}, 'Opal ' || i, 100, 1,
        now() + i * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) as i`)
  const suggested = async () => {
    const { body } = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'opal' } })
    return body.data.map(({ name }) => name)
  }
  await add(101, 158, '00')
  await add(201, 249, '01')
  expect(await suggested()).toEqual(['Opal 158', 'Opal 201', 'Opal 202', 'Opal 203', 'Opal 204'])
  await add(100, 100, '00')
  expect(await suggested()).toEqual(['Opal 109', 'Opal 110', 'Opal 111', 'Opal 112', 'Opal 113'])
  await testApp.db.one(sql`delete from products where shop_id = ${shop.id}`)
})

test('a letter that begins many words, beside other words, finds the same in each list', async () => {
  const shop = await testApp.createShop()
  const endings = 'abcdefghijklmnopqrstuvwxyz'.split('')
  for (const ending of endings) await testApp.createProduct({ shop, name: `Quartz${ending} Lantern` })
  await testApp.createProduct({ shop, name: 'Zinc Lantern', price_cents: 500 })
  const search = await parseSearchQuery(testApp.db, 'q lantern')
  expect(search?.terms).toEqual(['q:*', 'lantern'])

  const expected = endings.map((ending) => `Quartz${ending} Lantern`)
  for (const query of [
    { search: 'q lantern' },
    { search: 'lantern q', featured: 'false', max_price: '50' },
    { search: 'lantern q', shop_id: shop.id },
    { search: 'q lantern', lat: '37.4849', lng: '-119.9663', radius: '5' },
    { search: 'q lantern', category: 'Coffee', sortBy: 'name' },
  ] as Record<string, string>[]) {
    const { body } = await testApp.anonymous.send(calls.listProducts, { query: { ...query, limit: '50' } })
    expect(body.data.map(({ name }) => name).sort(), JSON.stringify(query)).toEqual(expected)
    expect(body.pagination.total).toBe(expected.length)
  }
  expect(await searchNames('z lantern')).toEqual(['Zinc Lantern'])
  await testApp.db.one(sql`delete from products where shop_id = ${shop.id}`)
})
