import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { startTown } from '../test/harness.ts'

const town = await startTown()
const told = <Made>(made: Made) => {
  town.deps.bus.publish('catalog')
  return made
}
const similarTo = async (id: string) => {
  const { status, body } = await town.nobody.send(calls.listSimilar, { params: { id } })
  expect(status).toBe(200)
  return body.data.map(({ name }) => name)
}

test('what shares words of the name comes first, its own category before another', async () => {
  const [bakery, market, studio] = [
    await town.aShop({ category: 'Food' }),
    await town.aShop({ category: 'Food' }),
    await town.aShop({ category: 'Gifts' }),
  ]
  const loaf = await town.aProduct({ shop: bakery, name: 'Walnut sourdough loaf' })
  await town.aProduct({ shop: studio, name: 'Loaf of clay' })
  await town.aProduct({ shop: market, name: 'Rye loaf' })
  await town.aProduct({ shop: market, name: 'Sourdough with walnuts' })
  await town.aProduct({ shop: market, name: 'Honey' })
  await town.aProduct({ shop: studio, name: 'Vase' })
  told(loaf)
  expect(await similarTo(loaf.id)).toEqual(['Sourdough with walnuts', 'Rye loaf', 'Loaf of clay', 'Honey'])
})

test('nothing of the same shop, nothing that is gone, hidden or off the shelf', async () => {
  const lamp = await town.aProduct({ name: 'Brass lantern' })
  await town.aProduct({ name: 'Brass lantern, old', shop: lamp.shop })
  await town.aProduct({ name: 'Brass lantern, gone', stock: 0 })
  await town.aProduct({ name: 'Brass lantern, away', is_archived: true })
  await town.aProduct({ name: 'Brass lantern, secret', shop: await town.aShop({ status: 'rejected' }) })
  await town.aProduct({ name: 'Lantern of tin' })
  told(lamp)
  expect((await similarTo(lamp.id))[0]).toBe('Lantern of tin')
  expect((await similarTo(lamp.id)).filter((name) => name.startsWith('Brass'))).toEqual([])
})

test('the answer is kept, and forgotten when the street changes', async () => {
  const one = told(await town.aProduct({ name: 'Zither' }))
  await similarTo(one.id)
  const etag = (await town.app.inject(`/api/products/${one.id}/similar`)).headers.etag
  const ask = () =>
    town.app.inject({ url: `/api/products/${one.id}/similar`, headers: { 'if-none-match': String(etag) } })
  expect((await ask()).statusCode).toBe(304)
  told(await town.aProduct({ name: 'Zither strings' }))
  expect((await ask()).statusCode).toBe(200)
  expect((await similarTo(one.id))[0]).toBe('Zither strings')
})

test('a name without a word in it is like nothing', async () => {
  const odd = told(await town.aProduct({ name: '!!! & | :*' }))
  expect(Array.isArray(await similarTo(odd.id))).toBe(true)
})

test('both statements walk an index', async () => {
  await town.db.one(sql`
    with made as (
      insert into products (id, shop_id, name, price_cents, stock)
      select gen_random_uuid(), (select id from shops where status = 'approved' limit 1), 'Common thing ' || n, 100, 5
      from generate_series(1, 20000) n returning id
    ) select count(*) from made`)
  await town.db.many(sql`analyze products`)
  const plan = async (query: ReturnType<typeof sql>) => JSON.stringify(await town.db.many(query))
  expect(
    await plan(
      sql`explain select id from products p where p.listed and p.words @@ 'lantern:A | zither:A'::tsquery and p.stock > 0 limit 300`,
    ),
  ).toContain('products_words')
  expect(
    await plan(
      sql`explain select id from products p where p.listed order by p.created_at desc, p.id desc limit 400`,
    ),
  ).toContain('products_newest')
})
