import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { ThreadHeader } from '../../features/chat/chat-panes.tsx'
import { OrderThreads } from '../../features/chat/order-threads.tsx'
import { isSameThread } from '../../features/chat/thread-messages.ts'
import { ThreadView } from '../../features/chat/thread-view.tsx'
import type { ThreadsQuery } from '../../features/chat/use-threads.ts'
import { OpenStatus } from '../../features/shops/open-status.tsx'
import { useCallQuery } from '../../queries/use-call.ts'

type Props = { thread: ThreadKey; threads: ThreadsQuery; productId: string | undefined }

/** For a shop that is no longer listed the data comes from the list of threads: its threads continue. */
export function ChatWithShop({ thread, threads, productId }: Props) {
  const { shop_id } = thread
  const router = useRouter()
  const { data } = useCallQuery(calls.getShop, { params: { id: shop_id } }, { live: true })
  const shop = data?.shop
  const orders = (threads.first?.order_threads ?? []).filter((one) => isSameThread(one, thread))
  const listedThread = threads.items.find((one) => isSameThread(one, thread)) ?? orders[0]
  const name = shop?.name ?? listedThread?.shop_name ?? m.chat.theShop

  return (
    <>
      <ThreadHeader
        name={name}
        photo={shop?.shop_photo ?? listedThread?.shop_photo}
        color={shop?.color}
        to={shop && href(routes.shop, { id: shop_id })}
        facts={shop && <OpenStatus shop={shop} />}
        backTo={href(routes.chat)}
      />
      <OrderThreads threads={orders} getPath={({ order_id }) => href(routes.account, { hash: order_id })} />
      <ThreadView
        thread={thread}
        side="customer"
        otherName={name}
        productId={productId}
        onProductSent={() => router.replace(href(routes.chat, { search: { shop: shop_id } }))}
      />
    </>
  )
}
