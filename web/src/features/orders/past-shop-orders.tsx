import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { type ReactNode, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { formatOrderLines } from './order-lines.tsx'
import { formatWhen } from './order-time.ts'
import { getPaymentProblem, shopPaymentMessage } from './payment-messages.ts'
import { orderStatusLabel } from './timeline-steps.ts'

type Props = {
  shopId: string
  timeZone: string
  now: Date
  renderActions?: (order: Order) => ReactNode
}

export function PastShopOrders({ shopId, ...more }: Props) {
  const [pages, setPages] = useState(1)
  return (
    <section aria-labelledby="past" className="grid gap-3">
      <h2 id="past" className="text-xl">
        {dashboard.orderBoard.past.title}
      </h2>
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <PastOrdersPage
          key={page}
          page={page}
          last={page === pages}
          onMore={() => setPages(pages + 1)}
          shopId={shopId}
          {...more}
        />
      ))}
    </section>
  )
}

type PageProps = Props & { page: number; last: boolean; onMore: () => void }

function PastOrdersPage({ page, last, onMore, shopId, timeZone, now, renderActions }: PageProps) {
  const query = { active: 'false', limit: paging.orders, page } as const
  const { data, isPending, error, refetch } = useCallQuery(calls.listShopOrders, {
    params: { id: shopId },
    query,
  })
  if (isPending) return <Skeleton className="h-64 w-full rounded-card" />
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (data.pagination.total === 0) return <p className="text-ink-2">{dashboard.orderBoard.past.none}</p>

  const shownCount = Math.min(page * paging.orders, data.pagination.total)
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.data.map((order) => (
          <PastOrderRow
            key={order.id}
            order={order}
            timeZone={timeZone}
            now={now}
            actions={renderActions?.(order)}
          />
        ))}
      </ul>
      {last && data.pagination.hasNextPage && (
        <div className="grid justify-items-center gap-2 pt-2">
          <p className="text-sm text-ink-2">
            {dashboard.orderBoard.past.showing(shownCount, data.pagination.total)}
          </p>
          <Button variant="quiet" onClick={onMore}>
            {m.home.loadMore}
          </Button>
        </div>
      )}
    </>
  )
}

type RowProps = { order: Order; timeZone: string; now: Date; actions: ReactNode }

function PastOrderRow({ order, timeZone, now, actions }: RowProps) {
  const money = shopPaymentMessage(order)
  const paymentProblem = getPaymentProblem(order, 'shop')
  const reason = order.events.findLast((event) => event.reason)?.reason
  return (
    <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-2.5 lg:grid-cols-[10rem_minmax(0,1fr)_11rem_8rem_5rem] lg:items-center">
      <p className="truncate font-medium">{order.customer_name}</p>
      <p className="line-clamp-2 text-sm text-ink-2 max-lg:order-2 max-lg:col-span-2">
        {formatOrderLines(order)}
      </p>
      <p className="min-w-0 text-sm max-lg:order-3">
        {orderStatusLabel(order, 'shop')}
        {money && !paymentProblem && <span className="block text-ink-2">{money}</span>}
        {paymentProblem && <span className="block font-semibold text-poppy">{paymentProblem}</span>}
        {reason && <span className="block truncate text-ink-2">{reason}</span>}
        {actions}
      </p>
      <time dateTime={order.updated_at} className="text-sm text-ink-2 max-lg:order-3 max-lg:text-right nums">
        {formatWhen(timeZone, new Date(order.updated_at), now)}
      </time>
      <p className="text-right font-medium max-lg:order-1 nums">{formatDollars(order.total_amount)}</p>
    </li>
  )
}
