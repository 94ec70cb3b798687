import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ChatPanes, ThreadHeader } from '../../../features/chat/chat-panes.tsx'
import { OrderThreads } from '../../../features/chat/order-threads.tsx'
import { ThreadList } from '../../../features/chat/thread-list.tsx'
import { getThreadId } from '../../../features/chat/thread-messages.ts'
import { ThreadView } from '../../../features/chat/thread-view.tsx'
import { useShopThreads } from '../../../features/chat/use-threads.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { CustomerOrders } from './customer-orders.tsx'

type Props = {
  shopId: string
  user: User
  requestedShopId: string | undefined
  customerId: string | undefined
}

/** The shop's inbox; beside a thread are the orders of that customer. */
export function MessagesView({ shopId, user, requestedShopId, customerId }: Props) {
  const texts = dashboard.merchant.messages
  const threads = useShopThreads(shopId)
  const key = customerId ? { shop_id: shopId, customer_id: customerId } : undefined
  const orders = (threads.first?.order_threads ?? []).filter(({ customer_id }) => customer_id === customerId)
  const openThread = threads.items.find(({ customer_id }) => customer_id === customerId) ?? orders[0]
  const name = openThread?.customer_name ?? texts.customer
  const readOnly = user.role === 'admin'
  const to = (customer?: string) =>
    href(routes.merchant, { search: { view: 'messages', shop: requestedShopId, customer } })

  return (
    <ChatPanes
      className="min-h-0 flex-1 low:h-104 low:flex-none"
      list={
        <ThreadList
          threads={threads}
          side="merchant"
          openThreadId={key && getThreadId(key)}
          getPath={({ customer_id }) => to(customer_id)}
          empty={<EmptyState illustration="merchant" title={texts.none} text={texts.noneText} />}
        />
      }
      thread={
        key && (
          <>
            <ThreadHeader name={name} backTo={to()} />
            <OrderThreads
              threads={orders}
              getPath={() => href(routes.merchant, { search: { view: 'orders', shop: requestedShopId } })}
            />
            <ThreadView
              key={getThreadId(key)}
              thread={key}
              side="merchant"
              otherName={name}
              repliesShopId={readOnly ? undefined : shopId}
              readOnly={readOnly}
            />
          </>
        )
      }
      placeholder={<EmptyState illustration="merchant" title={texts.select} text={texts.selectText} />}
      aside={customerId && <CustomerOrders shopId={shopId} customerId={customerId} name={name} />}
    />
  )
}
