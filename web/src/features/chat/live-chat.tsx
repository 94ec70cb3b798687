import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import type { CallResponse } from '@mainstreet/contract/call.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { appSocket } from '../../queries/live/app-socket.ts'
import { useLiveSocket } from '../../queries/live/use-live-socket.ts'
import { getSignOutOrigin, useSession } from '../../session/session.ts'
import { useTitleCount } from '../../ui/hooks/use-title-count.ts'
import { deleteDrafts } from './composer/drafts.ts'
import { alertForMessage } from './message-alert.ts'
import { sendQueue } from './send-queue/tab-send-queue.ts'
import { deleteUnsentOfUser } from './send-queue/unsent-messages.ts'
import { isSameThread } from './thread-messages.ts'
import { useUnreadCount } from './use-unread-count.ts'

/** Runs behind every page of a signed-in user: the socket, the send queue, and alerts for new messages. */
export function LiveChat({ user }: { user: User }) {
  const { token } = useSession()
  const client = useQueryClient()
  const router = useRouter()
  const side = toStoredRole(user.role) === 'merchant' ? 'merchant' : 'customer'
  useTitleCount('messages', useUnreadCount())

  useLiveSocket()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token may send what was rejected
  useEffect(() => void sendQueue.flush(), [token])

  useEffect(() => {
    return appSocket.subscribe((frame) => {
      if (frame.type === 'auth_success') void sendQueue.flush()
      if (frame.type !== 'message_received') return
      alertForMessage(frame.message, {
        side,
        nameOfSender({ shop_id, customer_id }) {
          const thread = getCachedThreads(client).find((one) => isSameThread(one, { shop_id, customer_id }))
          if (side === 'customer') return thread?.shop_name ?? m.chat.alert.fromShop
          return thread?.customer_name ?? m.chat.alert.fromCustomer
        },
        pathTo: ({ shop_id, customer_id }) =>
          side === 'customer'
            ? href(routes.chat, { search: { shop: shop_id } })
            : href(routes.merchant, { search: { view: 'messages', customer: customer_id } }),
        go: (path) => router.push(path),
      })
    })
  }, [client, router, side])

  useEffect(() => {
    const online = () => void sendQueue.flush()
    globalThis.addEventListener('online', online)
    return () => globalThis.removeEventListener('online', online)
  }, [])

  useEffect(
    () => () => {
      // the tab in which the user signs out deletes the data for all tabs
      if (getSignOutOrigin() !== 'here') return
      deleteUnsentOfUser(user.id)
      deleteDrafts(user.id)
    },
    [user.id],
  )
  return null
}

type Threads = CallResponse<typeof calls.listThreads>

/** The threads that some query has already loaded. */
function getCachedThreads(client: QueryClient): Threads['data'] {
  return client
    .getQueriesData<Threads | InfiniteData<Threads>>({ queryKey: [calls.listThreads.path] })
    .flatMap(([, list]) => (!list ? [] : 'pages' in list ? list.pages : [list]))
    .flatMap(({ data }) => data)
}
