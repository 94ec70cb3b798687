import { calls } from '../../../api/calls.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'

const shown = 6

/** The first products of a shop that is looked at, and how many there are; undefined while unknown. */
export function useShelf(shopId: string) {
  const { data } = useMaybeAnswer(calls.listShopProducts, { params: { id: shopId }, query: { limit: shown } })
  return data && { products: data.data, total: data.pagination.total }
}
