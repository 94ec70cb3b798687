import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestOrder } from './test/order-fixture.ts'
import { activeOrdersQuery } from './use-active-orders.ts'

afterEach(() => vi.unstubAllGlobals())

test('the board loads every active order, and an order that moves between two pages once', async () => {
  const all = Array.from({ length: 230 }, (_, at) => createTestOrder({ id: `order-${at}` }))
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://street').searchParams
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    // after the first page a new order has arrived at the top
    const from = (page - 1) * limit - (page > 1 ? 1 : 0)
    const data = all.slice(from, from + limit)
    return Response.json({ data, pagination: { page, limit, hasNextPage: from + limit < all.length } })
  })
  const orders = await new QueryClient().fetchQuery(activeOrdersQuery('shop-1'))
  expect(orders.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
})
