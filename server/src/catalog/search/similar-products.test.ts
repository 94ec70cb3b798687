import { calls } from '@mainstreet/contract/calls.ts'
import { identifier, Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { interceptQueries } from '../../test/faults/query-faults.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const invalidateCaches = <Created>(created: Created) => {
  testApp.deps.bus.publish('catalog')
  return created
}
const listSimilarNames = async (id: string) => {
  const { status, body } = await testApp.anonymous.send(calls.listSimilarProducts, { params: { id } })
  expect(status).toBe(200)
  return body.data.map(({ name }) => name)
}

test('products with words of the name come first, then the same category, and no shop fills the list', async () => {
  const [bakery, market, studio] = [
    await testApp.createShop({ category: 'Food' }),
    await testApp.createShop({ category: 'Food' }),
    await testApp.createShop({ category: 'Gifts' }),
  ]
  const loaf = await testApp.createProduct({ shop: bakery, name: 'Walnut sourdough loaf' })
  await testApp.createProduct({ shop: studio, name: 'Loaf of clay' })
  await testApp.createProduct({ shop: market, name: 'Rye loaf' })
  await testApp.createProduct({ shop: market, name: 'Sourdough with walnuts' })
  await testApp.createProduct({ shop: market, name: 'Honey' })
  await testApp.createProduct({ shop: studio, name: 'Vase' })
  invalidateCaches(loaf)
  expect(await listSimilarNames(loaf.id)).toEqual([
    'Sourdough with walnuts',
    'Rye loaf',
    'Loaf of clay',
    'Honey',
  ])
})

test('products of the same shop and sold-out, hidden or archived products are excluded', async () => {
  const lamp = await testApp.createProduct({ name: 'Brass lantern' })
  await testApp.createProduct({ name: 'Brass lantern, old', shop: lamp.shop })
  await testApp.createProduct({ name: 'Brass lantern, gone', stock: 0 })
  await testApp.createProduct({ name: 'Brass lantern, away', is_archived: true })
  await testApp.createProduct({
    name: 'Brass lantern, secret',
    shop: await testApp.createShop({ status: 'rejected' }),
  })
  await testApp.createProduct({ name: 'Lantern of tin' })
  invalidateCaches(lamp)
  expect((await listSimilarNames(lamp.id))[0]).toBe('Lantern of tin')
  expect((await listSimilarNames(lamp.id)).filter((name) => name.startsWith('Brass'))).toEqual([])
})

test('the response is cached and invalidated by catalog changes', async () => {
  const one = invalidateCaches(await testApp.createProduct({ name: 'Zither' }))
  await listSimilarNames(one.id)
  const etag = (await testApp.app.inject(`/api/products/${one.id}/similar`)).headers.etag
  const fetchSimilar = () =>
    testApp.app.inject({ url: `/api/products/${one.id}/similar`, headers: { 'if-none-match': String(etag) } })
  expect((await fetchSimilar()).statusCode).toBe(304)
  invalidateCaches(await testApp.createProduct({ name: 'Zither strings' }))
  expect((await fetchSimilar()).statusCode).toBe(200)
  expect((await listSimilarNames(one.id))[0]).toBe('Zither strings')
})

test('a name without words has no similar products', async () => {
  const odd = invalidateCaches(await testApp.createProduct({ name: '!!! & | :*' }))
  expect(Array.isArray(await listSimilarNames(odd.id))).toBe(true)
})

test('the query uses indexes: the nearest shops and the newest products of each', async () => {
  const { id } = invalidateCaches(await testApp.createProduct({ name: 'Common thing' }))
  await testApp.db.many(sql`
    insert into shops (id, name, category, location, lat, lng, hours, status, approved_at)
    select gen_random_uuid(), 'Far ' || n, 'Coffee', 'Away', 30 + random() * 10, -110 + random() * 20, '{}', 'approved', now()
    from generate_series(1, 2000) n`)
  await testApp.db.many(sql`
    insert into products (id, shop_id, name, price_cents, stock)
    select gen_random_uuid(), id, 'Common thing', 100, 5 from shops where name like 'Far %'`)
  for (const table of ['shops', 'products']) await testApp.db.many(sql`analyze ${identifier(table)}`)
  const plans: string[] = []
  const stop = interceptQueries(testApp.db, async (query) => {
    if (query.text.includes('scored as materialized')) plans.push(JSON.stringify(await explained(query)))
    return query
  })
  const explained = (query: Sql) => {
    stop()
    return testApp.db.many(new Sql([`explain ${query.strings[0]}`, ...query.strings.slice(1)], query.values))
  }
  await testApp.anonymous.send(calls.listSimilarProducts, { params: { id } })
  stop()
  expect(plans.join()).toContain('shops_nearest')
  expect(plans.join()).toContain('products_listed_of_shop')
})
