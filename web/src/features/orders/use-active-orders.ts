import type { Order } from '@mainstreet/contract/orders/order.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useLiveOptions } from '../../queries/live/use-live-options.ts'

/** More than 5,000 active orders are unrealistic. */
const maxPages = 50

/** Every active order of a shop, from as many pages as needed. */
export function useActiveOrders(shopId: string): Order[] {
  return useSuspenseQuery({
    ...activeOrdersQuery(shopId),
    ...useLiveOptions(activeOrdersRequest(shopId), { live: true }),
  }).data
}

export function useMaybeActiveOrders(shopId: string, { enabled = true } = {}) {
  const live = useLiveOptions(activeOrdersRequest(shopId), { live: true, enabled })
  return useQuery({ ...activeOrdersQuery(shopId), ...live, enabled })
}

export function activeOrdersQuery(shopId: string) {
  return queryOptions({
    queryKey: [calls.listShopOrders.path, { id: shopId }, 'all active'] as const,
    queryFn: ({ signal }) => fetchActiveOrders(shopId, signal),
  })
}

async function fetchActiveOrders(shopId: string, signal: AbortSignal) {
  // an order that arrives meanwhile moves one that was read to the next page
  const orders = new Map<string, Order>()
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { active: 'true', limit: paging.max, page } as const
    const { data, pagination } = await request(calls.listShopOrders, {
      params: { id: shopId },
      query,
      signal,
    })
    for (const order of data) orders.set(order.id, order)
    if (!pagination.hasNextPage) break
  }
  return [...orders.values()]
}

function activeOrdersRequest(shopId: string) {
  const params = { id: shopId }
  const { path } = calls.listShopOrders
  return { path, params, queryKey: [path, params] }
}
