import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'
import { createProductLists } from '../../test/catalog/product-lists.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const { createProducts, publishCatalogChange } = createProductLists(testApp)

test('each product of a paused shop is marked as paused at once, in every list', async () => {
  const { shop, products, of } = await createProducts({ name: 'Copper kettle' })
  const other = publishCatalogChange(await testApp.createProduct({ name: 'Copper kettle, small' }))
  const place = { lat: '37.48', lng: '-119.97' }
  const params = { id: products[0]?.id ?? '' }
  const seen = async () => {
    const lists = [
      await testApp.anonymous.send(calls.listProducts, { query: of }),
      await testApp.anonymous.send(calls.listProducts, { query: { ...of, ...place } }),
      await testApp.anonymous.send(calls.listProducts, { query: { ...of, search: 'kettle' } }),
      await testApp.anonymous.send(calls.listShopProducts, { params: { id: shop.id } }),
      await testApp.anonymous.send(calls.listSimilarProducts, { params: { id: other.id } }),
    ]
    const { body } = await testApp.anonymous.send(calls.getProduct, { params })
    return [...lists.map((list) => list.body.data[0]), body.product].map((one) => one?.shop_paused_until)
  }
  expect(await seen()).toEqual(Array(6).fill(undefined))

  const paused_until = new Date(Date.now() + hourMs).toISOString()
  await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { paused_until } })
  expect(await seen()).toEqual(Array(6).fill(paused_until))

  await shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { paused_until: null } })
  expect(await seen()).toEqual(Array(6).fill(undefined))
})

test('a paused shop is not listed as open', async () => {
  const { shop, of } = await createProducts({ name: 'Night lamp' })
  const change = (body: object) => shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body })
  // at noon on a weekday every test shop is open
  const noon = new Date('2026-11-20T12:00:00-08:00')
  testApp.clock.now = noon
  const fromNoon = (ms: number) => new Date(noon.getTime() + ms).toISOString()
  const fetchOpen = async () => {
    const products = await testApp.anonymous.send(calls.listProducts, { query: { ...of, open_now: 'true' } })
    const shops = await testApp.anonymous.send(calls.listShops, { query: { open_now: 'true' } })
    return [products.body.data.length, shops.body.data.some(({ id }) => id === shop.id)]
  }
  expect(await fetchOpen()).toEqual([1, true])
  await change({ paused_until: fromNoon(hourMs) })
  expect(await fetchOpen()).toEqual([0, false])
  await change({ paused_until: fromNoon(-hourMs) })
  expect(await fetchOpen()).toEqual([1, true])
})

test('a suggested shop is marked as paused', async () => {
  const paused_until = new Date(Date.now() + 24 * hourMs).toISOString()
  publishCatalogChange(
    await testApp.createShop({ name: 'Quartz Cobbler', paused_until: new Date(paused_until) }),
  )
  publishCatalogChange(await testApp.createShop({ name: 'Quartz Tailor' }))
  const { body } = await testApp.anonymous.send(calls.getSearchSuggestions, { query: { q: 'quartz' } })
  const shops = body.data.map(({ name, paused_until: until }) => [name, until])
  expect(shops).toEqual([
    ['Quartz Cobbler', paused_until],
    ['Quartz Tailor', undefined],
  ])
})
