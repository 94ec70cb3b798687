import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useMemo } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { useLocation } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { useSetSearch } from '../../browser/use-set-search.ts'
import { ReorderButton } from '../../features/cart/reorder-button.tsx'
import { announceForCustomer } from '../../features/orders/order-announcements.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { PastOrder } from '../../features/orders/past-order.tsx'
import { sortByUrgency } from '../../features/orders/sort-by-urgency.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useCall } from '../../queries/use-call.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { useChangeAnnouncement } from '../../ui/hooks/use-change-announcement.ts'
import { EarlierOrders, earlierOrdersQuery } from './earlier-orders.tsx'

/** The filters of the order list, as in the address. */
const orderFilters = ['all', 'open', 'earlier'] as const
type OrderFilter = (typeof orderFilters)[number]

const openOrdersQuery = { active: 'true', limit: paging.max } as const

/** The reservations and orders of one customer; changes are shown and announced at once. */
export function MyOrders({ user }: { user: User }) {
  const params = { id: user.id }
  const show = useRouteSearch(routes.account).show ?? 'all'
  const open = useCall(calls.listCustomerOrders, { params, query: openOrdersQuery }, { live: true })
  const earlier = useCall(calls.listCustomerOrders, { params, query: earlierOrdersQuery(1) }, { live: true })
  // an order that has just ended is in both responses until the other one is read again
  const isPending = useMemo(() => {
    const over = new Set(earlier.data.map(({ id }) => id))
    return open.data.filter(({ id }) => !over.has(id))
  }, [open.data, earlier.data])
  const all = useMemo(() => [...isPending, ...earlier.data], [isPending, earlier.data])
  const announcement = useChangeAnnouncement(all, announceForCustomer)

  if (all.length === 0) return <NoOrders />
  return (
    <div className="grid grid-cols-1 gap-8">
      <LiveRegion message={announcement} />
      <OrderFilterLinks
        show={show}
        counts={{ all: undefined, open: open.pagination.total, earlier: earlier.pagination.total }}
      />
      {show !== 'earlier' && (
        <section aria-labelledby="open" className="grid grid-cols-1 gap-4">
          <h2 id="open" className="text-xl">
            {m.accounts.myOrders.active}
          </h2>
          {isPending.length === 0 && (
            <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk px-5 py-4">
              {m.accounts.myOrders.noneActive}
              <ButtonLink to={href(routes.home)} variant="quiet" size="sm">
                {m.app.keepShopping}
              </ButtonLink>
            </p>
          )}
          <ActiveOrders orders={isPending} />
        </section>
      )}
      {show !== 'open' && (
        <EarlierOrders
          user={user}
          total={earlier.pagination.total}
          renderOrders={(orders) => <PastOrders orders={orders} user={user} />}
        />
      )}
    </div>
  )
}

type FilterProps = { show: OrderFilter; counts: Record<OrderFilter, number | undefined> }

function OrderFilterLinks({ show, counts }: FilterProps) {
  const set = useSetSearch(routes.account)
  const setFilter = (next: OrderFilter) => set(next === 'all' ? {} : { show: next }, { replace: true })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend
    <div role="group" aria-label={m.accounts.myOrders.filterLabel} className="flex flex-wrap gap-2">
      {orderFilters.map((one) => (
        <Chip key={one} selected={one === show} onClick={() => setFilter(one)}>
          {m.accounts.myOrders.filters[one]}{' '}
          {counts[one] !== undefined && <span className="nums opacity-75">{counts[one]}</span>}
        </Chip>
      ))}
    </div>
  )
}

/** First what waits for the customer. A link to one order has its id in the fragment: its messages are expanded. */
function ActiveOrders({ orders }: { orders: readonly Order[] }) {
  const { hash } = useLocation()
  const now = useClock()
  const sorted = useMemo(() => sortByUrgency(orders), [orders])
  return sorted.map((order) => (
    <ReportingErrorBoundary key={order.id} level="component" context="order card">
      <OrderCard order={order} now={now} opened={hash === order.id} />
    </ReportingErrorBoundary>
  ))
}

function PastOrders({ orders, user }: { orders: readonly Order[]; user: User }) {
  const { hash } = useLocation()
  const now = useClock()
  return (
    <div className="grid grid-cols-1 gap-2">
      {orders.map((order) => (
        <ReportingErrorBoundary key={order.id} level="component" context="order card">
          <PastOrder
            order={order}
            now={now}
            opened={hash === order.id}
            actions={<ReorderButton order={order} user={user} />}
          />
        </ReportingErrorBoundary>
      ))}
    </div>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title={m.accounts.myOrders.none.title}
      text={m.accounts.myOrders.none.text}
      illustration="cart"
      action={<ButtonLink to={href(routes.home)}>{m.app.keepShopping}</ButtonLink>}
    />
  )
}
