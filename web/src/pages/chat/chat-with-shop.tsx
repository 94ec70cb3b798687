import type { ThreadKey } from '@mainstreet/contract/chat/message.ts'
import { useRouter } from '@tanstack/react-router'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../api/use-call.ts'
import { paths } from '../../browser/paths.ts'
import { ThreadHeader } from '../../features/chat/chat-panes.tsx'
import { OrderThreads } from '../../features/chat/order-threads.tsx'
import { isSameThread } from '../../features/chat/thread-messages.ts'
import { ThreadView } from '../../features/chat/thread-view.tsx'
import type { ThreadsQuery } from '../../features/chat/use-threads.ts'
import { OpenStatus } from '../../features/shops/open-status.tsx'

type Props = { thread: ThreadKey; threads: ThreadsQuery; productId: string | undefined }

/** A shop that has left the street is known from the list: its conversations go on. */
export function ChatWithShop({ thread, threads, productId }: Props) {
  const { shop_id } = thread
  const router = useRouter()
  const { data } = useCallQuery(calls.getShop, { params: { id: shop_id } }, { live: true })
  const shop = data?.shop
  const orders = (threads.first?.order_threads ?? []).filter((one) => isSameThread(one, thread))
  const known = threads.items.find((one) => isSameThread(one, thread)) ?? orders[0]
  const name = shop?.name ?? known?.shop_name ?? 'The shop'

  return (
    <>
      <ThreadHeader
        name={name}
        photo={shop?.shop_photo ?? known?.shop_photo}
        colour={shop?.colour}
        to={shop && paths.shop({ id: shop_id })}
        facts={shop && <OpenStatus shop={shop} />}
        backTo={paths.chat()}
      />
      <OrderThreads threads={orders} getPath={({ order_id }) => `${paths.account()}#${order_id}`} />
      <ThreadView
        thread={thread}
        side="customer"
        otherName={name}
        productId={productId}
        onProductSent={() => router.history.replace(paths.chat({ shop: shop_id }))}
      />
    </>
  )
}
