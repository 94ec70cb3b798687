import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import type { CallResponse } from '@mainstreet/contract/call.ts'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { appSocket } from '../../api/live/app-socket.ts'
import { useLiveSocket } from '../../api/live/use-live-socket.ts'
import { paths } from '../../browser/paths.ts'
import { getSignOutOrigin, useSession } from '../../session/session.ts'
import { useTitleCount } from '../../ui/hooks/use-title-count.ts'
import { alertForMessage } from './alerts/message-alert.ts'
import { deleteDrafts } from './composer/drafts.ts'
import { sendQueue } from './send-queue/tab-send-queue.ts'
import { deleteUnsentOfUser } from './send-queue/unsent-messages.ts'
import { isSameThread } from './thread-messages.ts'
import { useUnreadCount } from './use-unread-count.ts'

/** What goes on behind every page of somebody who is signed in: the socket, the post, and word of what comes. */
export function LiveChat({ user }: { user: User }) {
  const { token } = useSession()
  const client = useQueryClient()
  const router = useRouter()
  const side = toStoredRole(user.role) === 'merchant' ? 'merchant' : 'customer'
  useTitleCount('messages', useUnreadCount())

  useLiveSocket()

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another token what was refused may go out
  useEffect(() => void sendQueue.flush(), [token])

  useEffect(() => {
    return appSocket.subscribe((frame) => {
      if (frame.type === 'auth_success') void sendQueue.flush()
      if (frame.type !== 'message_received') return
      alertForMessage(frame.message, {
        side,
        nameOfSender({ shop_id, customer_id }) {
          const thread = getCachedThreads(client).find((one) => isSameThread(one, { shop_id, customer_id }))
          if (side === 'customer') return thread?.shop_name ?? 'A shop answered you'
          return thread?.customer_name ?? 'A customer wrote to you'
        },
        pathTo: ({ shop_id, customer_id }) =>
          side === 'customer'
            ? paths.chat({ shop: shop_id })
            : paths.merchant({ view: 'messages', customer: customer_id }),
        go: (path) => router.history.push(path),
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
      // the tab in which somebody leaves on purpose forgets for all of them
      if (getSignOutOrigin() !== 'here') return
      deleteUnsentOfUser(user.id)
      deleteDrafts(user.id)
    },
    [user.id],
  )
  return null
}

type Threads = CallResponse<typeof calls.listThreads>

/** Those that some list has brought already. */
function getCachedThreads(client: QueryClient): Threads['data'] {
  return client
    .getQueriesData<Threads | InfiniteData<Threads>>({ queryKey: [calls.listThreads.path] })
    .flatMap(([, list]) => (!list ? [] : 'pages' in list ? list.pages : [list]))
    .flatMap(({ data }) => data)
}
