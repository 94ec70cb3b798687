import type { User } from '@mainstreet/contract/identity/user.ts'
import { paths } from '../../api/paths.ts'
import { Panes, ThreadHead } from '../../features/messages/panes.tsx'
import { ThreadList } from '../../features/messages/thread-list.tsx'
import { nameOf } from '../../features/messages/thread-log.ts'
import { ThreadView } from '../../features/messages/thread-view.tsx'
import { useConversations } from '../../features/messages/use-threads.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OrdersOfCustomer } from './orders-of-customer.tsx'

type Props = { shopId: string; user: User; asked: string | undefined; customerId: string | undefined }

/** The shop's inbox; beside a conversation stands what that customer has ordered. */
export function MessagesView({ shopId, user, asked, customerId }: Props) {
  const threads = useConversations(shopId)
  const key = customerId ? { shop_id: shopId, customer_id: customerId } : undefined
  const known = threads.items.find(({ customer_id }) => customer_id === customerId)
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
              text="What customers ask your shop stands here."
            />
          }
        />
      }
      thread={
        key && (
          <>
            <ThreadHead name={name} backTo={to()} />
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
        <EmptyState
          scene="counter"
          title="Choose a conversation"
          text="The latest stand on top; what nobody has read is in bold."
        />
      }
      aside={customerId && <OrdersOfCustomer shopId={shopId} customerId={customerId} name={name} />}
    />
  )
}
