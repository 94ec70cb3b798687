import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useQueries } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../queries/use-call.ts'

/** The shops that have loaded so far, and the first error. */
export function useShops(ids: readonly string[]) {
  const queries = useQueries({
    queries: ids.map((id) => callQueryOptions(calls.getShop, { params: { id } })),
  })
  const shops: Shop[] = queries.flatMap(({ data }) => data?.shop ?? [])
  return {
    shopOf: (id: string) => shops.find((shop) => shop.id === id),
    shops,
    isPending: queries.some(({ isPending }) => isPending),
    failure: queries.find(({ error }) => error)?.error ?? undefined,
  }
}
