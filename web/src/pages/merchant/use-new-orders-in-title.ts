import { paging } from '@mainstreet/contract/limits.ts'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { boardOf } from '../../features/orders/board.ts'

/** So that a tab in the background tells of new orders; called above the page, which writes its title first. */
export function useNewOrdersInTitle(shopId: string | null | undefined, title: string) {
  const query = { active: 'true', limit: paging.max } as const
  const args = { params: { id: shopId ?? '' }, query }
  const { data } = useMaybeAnswer(calls.listShopOrders, args, { live: true, enabled: Boolean(shopId) })
  const count = data ? boardOf(data.data).new.length : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another title has lost the count
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${plain}` : plain
  }, [count, title])
}
