import type { User } from '@mainstreet/contract/accounts/user.ts'
import { formatNumber } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { type ReactNode, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { OrderSkeletons } from './order-skeletons.tsx'

export const earlierOrdersQuery = (page: number) => ({ active: 'false', limit: paging.orders, page }) as const

type Props = { user: User; total: number; renderOrders: (orders: readonly Order[]) => ReactNode }

/** Past orders, newest first, page by page. */
export function EarlierOrders({ user, total, renderOrders }: Props) {
  const [pages, setPages] = useState(1)
  const shownCount = Math.min(pages * paging.orders, total)
  return (
    <section aria-labelledby="earlier" className="grid gap-4">
      <h2 id="earlier" className="text-xl">
        {m.accounts.myOrders.past}
      </h2>
      {total === 0 && <p className="rounded-card bg-sunk px-5 py-4">{m.accounts.myOrders.nonePast}</p>}
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <EarlierPage key={page} user={user} page={page} renderOrders={renderOrders} />
      ))}
      {shownCount < total && (
        <div className="grid justify-items-center gap-2">
          <p role="status" className="text-sm text-ink-2 nums">
            {m.accounts.myOrders.showing({ shown: formatNumber(shownCount), total: formatNumber(total) })}
          </p>
          <Button variant="quiet" onClick={() => setPages(pages + 1)}>
            {m.home.loadMore}
          </Button>
        </div>
      )}
    </section>
  )
}

function EarlierPage({
  user,
  page,
  renderOrders,
}: { user: User; page: number } & Pick<Props, 'renderOrders'>) {
  const params = { id: user.id }
  const query = useCallQuery(calls.listCustomerOrders, { params, query: earlierOrdersQuery(page) })
  if (query.isPending) return <OrderSkeletons count={1} />
  if (query.error)
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorMessage error={query.error} />
        <Button variant="quiet" size="sm" onClick={() => void query.refetch()}>
          {m.errorBoundary.tryAgain}
        </Button>
      </div>
    )
  return renderOrders(query.data.data)
}
