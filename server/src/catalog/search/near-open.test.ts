import { calls } from '@mainstreet/contract/calls.ts'
import { alwaysClosed } from '@mainstreet/contract/shops/default-hours.ts'
import { expect, test } from 'vitest'
import { createProductLists } from '../../test/catalog/product-lists.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const { listNames, publishCatalogChange } = createProductLists(testApp)

type TestAssortment = { lat: number; products: string[]; closed?: boolean; soldOut?: boolean }

/** Creates shops with products, the newest last. */
async function createAssortments(assortments: TestAssortment[]) {
  for (const { lat, products, closed, soldOut } of assortments) {
    const shop = await testApp.createShop({
      lat,
      lng: 20,
      ...(closed && { hours: alwaysClosed('America/Los_Angeles') }),
    })
    for (const name of products) await testApp.createProduct({ shop, name, stock: soldOut ? 0 : 3 })
  }
  publishCatalogChange(assortments)
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

test('open shops come first, then the nearest, with two products of each shop among the first twelve', async () => {
  await createAssortments([
    { lat: 10.3, products: numbered('Far', 10) },
    { lat: 10.1, products: numbered('Near', 10) },
    { lat: 10.0, products: numbered('Closed', 3), closed: true },
    { lat: 10.05, products: numbered('Sold out', 2), soldOut: true },
  ])
  const query = { lat: '10', lng: '20', sortBy: 'near_open', limit: '100', radius: '50' }
  const names = await listNames(query)
  expect(names.slice(0, 6)).toEqual(['Near 10', 'Near 9', 'Far 10', 'Far 9', 'Closed 3', 'Closed 2'])
  // then again, the open ones first, and what is sold out or left over by distance
  expect(names.slice(6, 12)).toEqual(['Near 8', 'Near 7', 'Far 8', 'Far 7', 'Near 6', 'Near 5'])
  const shopNames = names.slice(-6).map((name) => name.replace(/ \d+$/, ''))
  expect(shopNames).toEqual(['Sold out', 'Sold out', 'Near', 'Near', 'Far', 'Far'])
  expect(new Set(names).size).toBe(25)

  const pages: string[] = []
  for (const page of ['1', '2', '3', '4']) pages.push(...(await listNames({ ...query, limit: '7', page })))
  expect(pages).toEqual(names)
})

test('with every shop closed the nearest come first, and filters apply', async () => {
  await createAssortments([
    { lat: 40.2, products: numbered('B', 3), closed: true },
    { lat: 40.1, products: numbered('A', 3), closed: true },
  ])
  const query = { lat: '40', lng: '20', sortBy: 'near_open', radius: '50' }
  expect(await listNames({ ...query, limit: '4' })).toEqual(['A 3', 'A 2', 'B 3', 'B 2'])
  expect(await listNames({ ...query, open_now: 'true' })).toEqual([])
  expect(await listNames({ ...query, category: 'Gifts' })).toEqual([])
})

test('a location is needed', async () => {
  const { status } = await testApp.anonymous.send(calls.listProducts, { query: { sortBy: 'near_open' } })
  expect(status).toBe(400)
})
