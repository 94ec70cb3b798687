import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'

const maxShown = 6

/** The first products of a shop and their total; undefined while unknown. */
export function useShopProducts(shopId: string) {
  const { data } = useCallQuery(calls.listShopProducts, {
    params: { id: shopId },
    query: { limit: maxShown },
  })
  return data && { products: data.data, total: data.pagination.total }
}
