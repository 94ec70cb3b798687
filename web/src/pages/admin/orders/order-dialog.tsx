import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order, OrderEvent } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { formatDateTime } from '../format-date.ts'
import { orderStatusTones } from './order-status-tones.ts'

/** One order with its full history. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = dashboard.adminOrders.details
  const { data, error, refetch } = useCallQuery(calls.getOrder, { params: { id } }, { live: true })
  return (
    <Dialog open onClose={onClose} title={texts.title} focusField={false}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && (
        <div role="status" aria-label={texts.loading} className="grid gap-4">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-24" />
          <Skeleton className="h-32" />
        </div>
      )}
      {data && <OrderFacts order={data.order} />}
    </Dialog>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const { details, statuses } = dashboard.adminOrders
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-display text-xl font-bold">{order.customer_name}</span>
        <Badge tone={orderStatusTones[order.status]}>{statuses[order.status]}</Badge>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        {getFacts(order).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label={details.items} className="divide-y divide-line border-y border-line text-sm nums">
        {order.items.map(({ product_id, name, quantity, price }) => (
          <li key={product_id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 break-words">
              {quantity} × <bdi>{name}</bdi>
            </span>
            <Price amount={formatMoney(toCents(price) * quantity)} size="sm" />
          </li>
        ))}
        {order.delivery_fee > 0 && (
          <li className="flex justify-between gap-4 py-2">
            {details.delivery}
            <Price amount={formatDollars(order.delivery_fee)} size="sm" />
          </li>
        )}
        <li className="flex items-baseline justify-between gap-4 py-2 font-semibold">
          {details.total}
          <Price amount={formatDollars(order.total_amount)} />
        </li>
      </ul>
      <ol aria-label={details.history} className="grid gap-2 text-sm">
        {order.events.map((event) => (
          <li key={`${event.created_at} ${event.kind} ${event.to}`} className="border-l-2 border-line pl-3">
            <span className="block font-semibold">{describeEvent(event)}</span>
            <span className="block text-ink-2">{formatDateTime(event.created_at)}</span>
            {event.reason && <span className="block break-words">{event.reason}</span>}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink
          to={href(routes.merchant, { search: { view: 'orders', shop: order.shop_id } })}
          variant="quiet"
          size="sm"
        >
          {details.openBoard(order.shop_name)}
        </ButtonLink>
        <ButtonLink
          to={href(routes.adminComprehensive, {
            search: { view: 'log', subject_type: 'order', subject_id: order.id },
          })}
          variant="plain"
          size="sm"
        >
          {details.viewLog}
        </ButtonLink>
      </div>
    </div>
  )
}

/** 'Placed by customer', 'Expired automatically'. */
function describeEvent({ kind, actor, to }: OrderEvent): string {
  const { events, eventBy } = dashboard.adminOrders
  return eventBy[actor](events[kind === 'status_changed' ? to : kind])
}

function getFacts(order: Order): [string, string][] {
  const { details, types, paymentStatuses } = dashboard.adminOrders
  const labels = details.facts
  const facts: [string, string | null][] = [
    [labels.number, formatOrderNumber(order)],
    [labels.shop, order.shop_name],
    [labels.type, types[order.order_type]],
    [labels.placed, formatDateTime(order.created_at)],
    [labels.payment, paymentStatuses[order.payment_status]],
    [labels.email, order.customer_email],
    [labels.phone, order.customer_phone],
    [labels.deliveryAddress, order.delivery_address],
    [labels.note, order.note],
    [labels.id, order.id],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
