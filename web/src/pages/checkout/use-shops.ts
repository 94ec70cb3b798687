import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { useQueries } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { callQueryOptions } from '../../api/use-call.ts'

/** The shops that are known so far, and what could not be found out. */
export function useShops(ids: readonly string[]) {
  const answers = useQueries({
    queries: ids.map((id) => callQueryOptions(calls.getShop, { params: { id } })),
  })
  const shops: Shop[] = answers.flatMap(({ data }) => data?.shop ?? [])
  return {
    shopOf: (id: string) => shops.find((shop) => shop.id === id),
    shops,
    isPending: answers.some(({ isPending }) => isPending),
    failure: answers.find(({ error }) => error)?.error ?? undefined,
  }
}
