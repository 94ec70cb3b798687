import { calls } from '../../api/calls.ts'
import { usePagedCall } from '../../queries/use-paged-call.ts'

/** All threads of a user; a merchant's are those of the shop. */
export function useThreads(userId: string) {
  return usePagedCall(calls.listThreads, { query: { user_id: userId, with_orders: 'true' } }, { live: true })
}

/** All threads of a shop, as an admin reads them. */
export function useShopThreads(shopId: string) {
  return usePagedCall(
    calls.listConversations,
    { params: { id: shopId }, query: { with_orders: 'true' } },
    { live: true },
  )
}

export type ThreadsQuery = ReturnType<typeof useThreads>
