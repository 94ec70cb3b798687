import { paging } from '@mainstreet/contract/limits.ts'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { boardOf } from '../../features/orders/board.ts'

const query = { active: 'true', limit: paging.max } as const

/** The orders that nobody has begun with yet, on whatever view of the shop. */
export function useNewOrders(shopId: string | null | undefined) {
  const args = { params: { id: shopId ?? '' }, query }
  const { data } = useMaybeAnswer(calls.listShopOrders, args, { live: true, enabled: Boolean(shopId) })
  return data ? boardOf(data.data).new : []
}
