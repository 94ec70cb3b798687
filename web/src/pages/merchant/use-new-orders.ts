import { groupByColumn } from '../../features/orders/board/board.ts'
import { useMaybeActiveOrders } from '../../features/orders/use-active-orders.ts'

/** The orders that nobody has begun with yet, on whatever view of the shop. */
export function useNewOrders(shopId: string | null | undefined) {
  const { data } = useMaybeActiveOrders(shopId ?? '', { enabled: Boolean(shopId) })
  return data ? groupByColumn(data).new : []
}
