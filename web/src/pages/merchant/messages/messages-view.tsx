import type { User } from '@mainstreet/contract/accounts/user.ts'
import { paths } from '../../../browser/paths.ts'
import { Panes, ThreadHead } from '../../../features/chat/chat-panes.tsx'
import { OrderThreads } from '../../../features/chat/order-threads.tsx'
import { ThreadList } from '../../../features/chat/thread-list.tsx'
import { nameOf } from '../../../features/chat/thread-messages.ts'
import { ThreadView } from '../../../features/chat/thread-view.tsx'
import { useConversations } from '../../../features/chat/use-threads.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { OrdersOfCustomer } from './customer-orders.tsx'

type Props = { shopId: string; user: User; asked: string | undefined; customerId: string | undefined }

/** The shop's inbox; beside a conversation stands what that customer has ordered. */
export function MessagesView({ shopId, user, asked, customerId }: Props) {
  const threads = useConversations(shopId)
  const key = customerId ? { shop_id: shopId, customer_id: customerId } : undefined
  const orders = (threads.first?.order_threads ?? []).filter(({ customer_id }) => customer_id === customerId)
  const known = threads.items.find(({ customer_id }) => customer_id === customerId) ?? orders[0]
  const name = known?.customer_name ?? 'The customer'
  const readOnly = user.role === 'admin'
  const to = (customer?: string) => paths.merchant({ view: 'messages', shop: asked, customer })

  return (
    <Panes
      className="min-h-0 flex-1 low:h-104 low:flex-none"
      list={
        <ThreadList
          threads={threads}
          side="merchant"
          open={key && nameOf(key)}
          to={({ customer_id }) => to(customer_id)}
          empty={
            <EmptyState
              scene="counter"
              title="No questions yet"
              text="Customers' questions to your shop appear here."
            />
          }
        />
      }
      thread={
        key && (
          <>
            <ThreadHead name={name} backTo={to()} />
            <OrderThreads threads={orders} to={() => paths.merchant({ view: 'orders', shop: asked })} />
            <ThreadView
              key={nameOf(key)}
              thread={key}
              side="merchant"
              other={name}
              repliesOf={readOnly ? undefined : shopId}
              readOnly={readOnly}
            />
          </>
        )
      }
      nothing={
        <EmptyState scene="counter" title="Select a conversation" text="Unread conversations are in bold." />
      }
      aside={customerId && <OrdersOfCustomer shopId={shopId} customerId={customerId} name={name} />}
    />
  )
}
