import { calls } from '../../api/calls.ts'
import { usePages } from '../../api/use-paged-call.ts'

/** All conversations of a person; a merchant's are those of the shop. */
export function useThreads(userId: string) {
  return usePages(calls.listThreads, { query: { user_id: userId, with_orders: 'true' } }, { live: true })
}

/** All conversations of a shop, as an admin reads them. */
export function useConversations(shopId: string) {
  return usePages(
    calls.listConversations,
    { params: { id: shopId }, query: { with_orders: 'true' } },
    { live: true },
  )
}

export type ThreadList = ReturnType<typeof useThreads>
