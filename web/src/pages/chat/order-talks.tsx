import type { User } from '@mainstreet/contract/identity/user.ts'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../api/clock.ts'
import { paths } from '../../api/paths.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { OrderThreadRow } from '../../features/orders/order-thread-row.tsx'

/** Each of them asks for its own messages. */
const most = 6

/** What is on the way has a talk of its own, beside its pickup code. */
export function OrderTalks({ user }: { user: User }) {
  const query = { active: 'true', limit: most } as const
  const { data } = useMaybeAnswer(
    calls.listCustomerOrders,
    { params: { id: user.id }, query },
    { live: true },
  )
  const now = useClock()
  if (!data || data.data.length === 0) return null
  return (
    <section aria-labelledby="order-talks" className="border-t border-line pt-4 pb-2">
      <h3 id="order-talks" className="px-5 text-base">
        About your orders
      </h3>
      <ul>
        {data.data.map((order) => (
          <OrderThreadRow key={order.id} order={order} now={now} to={`${paths.account()}#${order.id}`} />
        ))}
      </ul>
    </section>
  )
}
