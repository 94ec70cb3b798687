import { calls } from '@mainstreet/contract/calls.ts'
import { expect } from 'vitest'
import type { Town } from '../setup/test-app.ts'

/** Products on the shelves of a town, and what its lists say of them. */
export function shelvesOf(town: Town) {
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

  return { told, namesOf, shelf }
}
