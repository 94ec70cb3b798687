import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../api/use-call.ts'

/** The newest page of messages about an order, oldest first; a long thread has earlier pages. */
export function useOrderMessages(orderId: string) {
  const params = { id: orderId }
  const first = useCallQuery(calls.listOrderMessages, { params }, { live: true })
  const pages = first.data?.pagination.totalPages ?? 1
  const last = useCallQuery(
    calls.listOrderMessages,
    { params, query: { page: pages } },
    { live: true, enabled: pages > 1, keepPrevious: true },
  )
  const newest = pages > 1 ? last : first
  // with polling the query would be pending forever: the last error is shown meanwhile
  const failure = newest.error ?? newest.failureReason ?? undefined
  return { messages: newest.data?.data ?? [], pages, isPending: newest.isPending && !failure, failure }
}
