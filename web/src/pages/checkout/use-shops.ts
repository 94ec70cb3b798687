import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useQueries } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../queries/use-call.ts'

export type CheckoutShops = ReturnType<typeof useShops>

/** The shops of the cart, without those that have left, and the first error. */
export function useShops(ids: readonly string[]) {
  const queries = useQueries({
    queries: ids.map((id) => callQueryOptions(calls.getShop, { params: { id } })),
  })
  const hasLeft = (error: unknown) => error instanceof ApiError && error.status === 404
  const shops: Shop[] = queries.flatMap(({ data, error }) => (data && !hasLeft(error) ? data.shop : []))
  return {
    shopOf: (id: string) => shops.find((shop) => shop.id === id),
    shops,
    isPending: queries.some(({ isPending }) => isPending),
    failure: queries.find(({ error, data }) => error && !data && !hasLeft(error))?.error ?? undefined,
  }
}
