import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { raw, Sql, sql } from '../../platform/db/sql.ts'
import { tamper } from '../../test/faults/query-faults.ts'
import { startTown } from '../../test/setup/test-app.ts'

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

test('what shares words of the name comes first, its own category before another, and no shop takes all the room', async () => {
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

test('it walks indexes: the nearest shops, and the newest of each', async () => {
  const { id } = told(await town.aProduct({ name: 'Common thing' }))
  await town.db.many(sql`
    insert into shops (id, name, category, location, lat, lng, hours, status, approved_at)
    select gen_random_uuid(), 'Far ' || n, 'Coffee', 'Away', 30 + random() * 10, -110 + random() * 20, '{}', 'approved', now()
    from generate_series(1, 2000) n`)
  await town.db.many(sql`
    insert into products (id, shop_id, name, price_cents, stock)
    select gen_random_uuid(), id, 'Common thing', 100, 5 from shops where name like 'Far %'`)
  for (const table of ['shops', 'products']) await town.db.many(sql`analyze ${raw(table)}`)
  const plans: string[] = []
  const stop = tamper(town.db, async (query) => {
    if (query.text.includes('shelf')) plans.push(JSON.stringify(await explained(query)))
    return query
  })
  const explained = (query: Sql) => {
    stop()
    return town.db.many(new Sql([`explain ${query.strings[0]}`, ...query.strings.slice(1)], query.values))
  }
  await town.nobody.send(calls.listSimilar, { params: { id } })
  stop()
  expect(plans.join()).toContain('shops_nearest')
  expect(plans.join()).toContain('products_listed_of_shop')
})
