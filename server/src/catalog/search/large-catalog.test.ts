import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { describe, expect, test } from 'vitest'
import { createProductLists } from '../../test/catalog/product-lists.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const { publishCatalogChange } = createProductLists(testApp)

describe('a large catalog', () => {
  const many = 10_030

  async function fill(name: string) {
    const shop = await testApp.createShop()
    await testApp.db.one(sql`
      insert into products (id, shop_id, name, price_cents, stock, created_at)
      select gen_random_uuid(), ${shop.id}, ${name} || ' ' || i, 100, 1, now() - i * interval '1 minute'
      from generate_series(1, ${many}::int) as i`)
    return publishCatalogChange({ shop, of: { shop_id: shop.id } })
  }

  test('has an exact total, and a page beyond the limit is rejected with a reason', async () => {
    const { shop, of } = await fill('Pebble')
    const page = (page: string) =>
      testApp.anonymous.send(calls.listProducts, { query: { ...of, page, limit: '100' } })
    const last = await page('100')
    expect(last.body.data.map(({ name }) => name)).toEqual(
      Array.from({ length: 100 }, (_, index) => `Pebble ${9901 + index}`),
    )
    expect(last.body.pagination).toMatchObject({ total: many, totalPages: 101, hasNextPage: false })
    expect(await page('101')).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    expect(await page('102')).toMatchObject({ status: 200, body: { data: [] } })

    const deep = { params: { id: shop.id }, query: { page: '101', limit: '100' } }
    const counter = await shop.merchant.send(calls.listShopProducts, deep)
    expect(counter.body.data, 'the merchant reaches the last page').toHaveLength(30)
    expect(counter.body.data.at(-1)?.name).toBe(`Pebble ${many}`)
    expect(counter.body.pagination).toMatchObject({ total: many, totalPages: 101, hasNextPage: false })
    expect(await testApp.anonymous.send(calls.listShopProducts, deep)).toMatchObject({ status: 400 })
  })

  test('a search finds the newest 5,000 matches; in the merchant dashboard all of them', async () => {
    const { shop, of } = await fill('Marble')
    const { body } = await testApp.anonymous.send(calls.listProducts, {
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

  test('a word that is common in the 1/256 sample is not counted, unless filters leave few matches', async () => {
    const shop = await testApp.createShop({ category: 'Gifts' })
    await testApp.db.one(sql`
      insert into products (id, shop_id, name, price_cents, stock)
      select overlay(gen_random_uuid()::text placing '00' from 35)::uuid, ${shop.id}, 'Amber bead ' || i, 100 * i, 1
      from generate_series(1, 59) as i`)
    const total = async (query: object) => {
      const { body } = await testApp.anonymous.send(calls.listProducts, {
        query: { search: 'amber', ...query },
      })
      expect(body.data).toHaveLength(20)
      return body.pagination.total
    }
    for (const filters of [{}, { category: 'Gifts' }, { shop_id: shop.id }, { max_price: '59' }])
      expect(await total(filters), JSON.stringify(filters)).toBe(5000)
    for (const filters of [{ max_price: '58' }, { category: 'Gifts', min_price: '2' }])
      expect(await total(filters), JSON.stringify(filters)).toBe(58)
  })
})
