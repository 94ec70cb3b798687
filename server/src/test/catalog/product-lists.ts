import { calls } from '@mainstreet/contract/calls.ts'
import { expect } from 'vitest'
import type { TestApp } from '../setup/test-app.ts'

/** Creates products and reads the product lists of the marketplace. */
export function createProductLists(testApp: TestApp) {
  /** The factories write directly to the database, so the event is published here. */
  function publishCatalogChange<Made>(made: Made): Made {
    testApp.deps.bus.publish('catalog')
    return made
  }

  async function listNames(query: Record<string, string>, as = testApp.anonymous) {
    const { status, body } = await as.send(calls.listProducts, { query })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data.map(({ name }) => name)
  }

  async function createProducts(...inputs: Parameters<TestApp['createProduct']>[0][]) {
    const shop = await testApp.createShop()
    const products = []
    for (const input of inputs) products.push(await testApp.createProduct({ shop, ...input }))
    return publishCatalogChange({ shop, products, of: { shop_id: shop.id } })
  }

  return { publishCatalogChange, listNames, createProducts }
}
