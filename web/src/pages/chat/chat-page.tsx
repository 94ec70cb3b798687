import type { User } from '@mainstreet/contract/identity/user.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'
import { Suspense } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../api/clock.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { OrderThreadRow } from '../../features/orders/order-thread-row.tsx'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Each of them asks for its own messages. */
const recent = 12

export function ChatPage() {
  const { user } = useSession()
  return (
    <Page title="Chat" className="max-w-3xl!">
      {user && (
        <ErrorGuard level="section" context="chat">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <Threads user={user} />
          </Suspense>
        </ErrorGuard>
      )}
    </Page>
  )
}

function Threads({ user }: { user: User }) {
  const query = { limit: recent }
  const { data: orders } = useAnswer(
    calls.listCustomerOrders,
    { params: { id: user.id }, query },
    { live: true },
  )
  const now = useClock()

  if (orders.length === 0)
    return (
      <EmptyState
        scene="counter"
        title="Nobody to talk to yet"
        text="Each thing that you reserve or order has its own talk with the shop. It shows up here."
        action={<ButtonLink to={paths.home()}>Go to the street</ButtonLink>}
      />
    )
  const sorted = [...orders].sort((a, b) => Number(isActive(b.status)) - Number(isActive(a.status)))
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        You talk to a shop about what you have reserved or ordered there. For anything else its phone number
        is on its page.
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {sorted.map((order) => (
          <OrderThreadRow key={order.id} order={order} now={now} to={`${paths.account()}#${order.id}`} />
        ))}
      </ul>
    </div>
  )
}
