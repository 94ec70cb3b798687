import { href } from '@mainstreet/contract/href.ts'
import { formatDollars, formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { formatDateTime } from '../format-date.ts'
import { orderStatusLabels, orderStatusTones, orderTypeLabels, paymentStatusLabels } from './order-labels.ts'

type Props = { id: string | undefined; onClose: () => void }

/** One order with its full history. */
export function OrderDialog({ id, onClose }: Props) {
  return (
    <Dialog open={id !== undefined} onClose={onClose} title="Order" focusField={false}>
      {id && <LoadedOrder key={id} id={id} />}
    </Dialog>
  )
}

function LoadedOrder({ id }: { id: string }) {
  const { data, error, refetch } = useCallQuery(calls.getOrder, { params: { id } }, { live: true })
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data)
    return (
      <div role="status" aria-label="Loading the order" className="grid gap-4">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-24" />
        <Skeleton className="h-32" />
      </div>
    )
  return <OrderFacts order={data.order} />
}

function OrderFacts({ order }: { order: Order }) {
  const { events } = order
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-display text-xl font-bold">{order.customer_name}</span>
        <Badge tone={orderStatusTones[order.status]}>{orderStatusLabels[order.status]}</Badge>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        {getFacts(order).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label="Items" className="divide-y divide-line border-y border-line text-sm nums">
        {order.items.map(({ product_id, name, quantity, price }) => (
          <li key={product_id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 break-words">
              {quantity} × {name}
            </span>
            <Price amount={formatMoney(toCents(price) * quantity)} size="sm" />
          </li>
        ))}
        {order.delivery_fee > 0 && (
          <li className="flex justify-between gap-4 py-2">
            Delivery
            <Price amount={formatDollars(order.delivery_fee)} size="sm" />
          </li>
        )}
        <li className="flex items-baseline justify-between gap-4 py-2 font-semibold">
          Total
          <Price amount={formatDollars(order.total_amount)} />
        </li>
      </ul>
      <ol aria-label="What happened" className="grid gap-2 text-sm">
        {events.map(({ kind, actor, to, reason, created_at }) => (
          <li key={`${created_at} ${kind} ${to}`} className="border-l-2 border-line pl-3">
            <span className="font-semibold">{kind === 'ready' ? 'Ready' : orderStatusLabels[to]}</span>
            <span className="text-ink-2">
              {' '}
              by the {actor}, {formatDateTime(created_at)}
            </span>
            {reason && <span className="block break-words">{reason}</span>}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink
          to={href(routes.merchant, { search: { view: 'orders', shop: order.shop_id } })}
          variant="quiet"
          size="sm"
        >
          Board of {order.shop_name}
        </ButtonLink>
        <ButtonLink
          to={href(routes.adminComprehensive, {
            search: { view: 'log', subject_type: 'order', subject_id: order.id },
          })}
          variant="plain"
          size="sm"
        >
          In the log
        </ButtonLink>
      </div>
    </div>
  )
}

function getFacts(order: Order): [string, string][] {
  const facts: [string, string | null][] = [
    ['Shop', order.shop_name],
    ['Kind', orderTypeLabels[order.order_type]],
    ['Placed', formatDateTime(order.created_at)],
    ['Payment', paymentStatusLabels[order.payment_status]],
    ['E-mail', order.customer_email],
    ['Phone', order.customer_phone],
    ['Delivered to', order.delivery_address],
    ['Note', order.note],
    ['Id', order.id],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
