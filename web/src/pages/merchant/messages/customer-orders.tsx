import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useClock } from '../../../browser/clock.ts'
import { formatOrderLines } from '../../../features/orders/order-lines.tsx'
import { formatWhen } from '../../../features/orders/order-time.ts'
import { orderStatusLabel } from '../../../features/orders/timeline-steps.ts'
import { useMaybeActiveOrders } from '../../../features/orders/use-active-orders.ts'
import { useOrderShop } from '../../../features/orders/use-order-shop.ts'
import { Price } from '../../../ui/data/price.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

type Props = { shopId: string; customerId: string; name: string }

/** The active orders of the customer in the thread. */
export function CustomerOrders({ shopId, customerId, name }: Props) {
  const texts = dashboard.merchant.messages
  const { data, error } = useMaybeActiveOrders(shopId)
  const { timeZone } = useOrderShop(shopId)
  const now = useClock()
  const orders = data?.filter(({ customer_id }) => customer_id === customerId)

  return (
    <section aria-labelledby="orders-of-customer" className="grid gap-3 p-4">
      <h2 id="orders-of-customer" className="text-lg">
        {texts.activeOrders(name)}
      </h2>
      {!data && !error && <Skeleton className="h-24 rounded-card" />}
      <ErrorMessage error={error} />
      {orders?.length === 0 && <p className="text-sm text-ink-2">{texts.noActiveOrders}</p>}
      <ul className="grid gap-2">
        {orders?.map((order) => (
          <li key={order.id} className="grid gap-0.5 rounded-field bg-sunk px-3 py-2.5">
            <span className="flex items-baseline justify-between gap-2 font-semibold">
              {orderStatusLabel(order, 'shop')}
              <Price amount={formatDollars(order.total_amount)} />
            </span>
            <span className="text-sm">{formatOrderLines(order)}</span>
            <time dateTime={order.created_at} className="text-xs text-ink-2">
              {formatWhen(timeZone, new Date(order.created_at), now)}
            </time>
          </li>
        ))}
      </ul>
      <a
        href={href(routes.merchant, { search: { view: 'orders', shop: shopId } })}
        className="w-fit py-2 text-sm font-semibold text-pine underline-offset-3 hover:underline"
      >
        {texts.openBoard}
      </a>
    </section>
  )
}
