import type { User } from '@mainstreet/contract/accounts/user.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { calls } from '../../api/calls.ts'
import { useAnswer } from '../../api/use-call.ts'
import { useClock } from '../../browser/clock.ts'
import { paths } from '../../browser/paths.ts'
import { useSetSearch } from '../../browser/use-set-search.ts'
import { ReorderButton } from '../../features/cart/reorder-button.tsx'
import { newsForCustomer } from '../../features/orders/order-announcements.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { ErrorGuard } from '../../features/reports/reporting-error-boundary.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LiveWords } from '../../ui/feedback/live-region.tsx'
import { useNews } from '../../ui/hooks/use-change-announcement.ts'
import { EarlierOrders, earlierQuery } from './earlier-orders.tsx'
import { readShow, type Show, shows } from './order-filter.ts'

const openQuery = { active: 'true', limit: paging.max } as const

/** The reservations and orders of one customer; what changes is shown and said at once. */
export function MyOrders({ user }: { user: User }) {
  const params = { id: user.id }
  const show = readShow(useSearch({ strict: false }) as Record<string, unknown>)
  const open = useAnswer(calls.listCustomerOrders, { params, query: openQuery }, { live: true })
  const earlier = useAnswer(calls.listCustomerOrders, { params, query: earlierQuery(1) }, { live: true })
  // an order that has just ended stands in both answers until the other one is asked for again
  const waiting = useMemo(() => {
    const over = new Set(earlier.data.map(({ id }) => id))
    return open.data.filter(({ id }) => !over.has(id))
  }, [open.data, earlier.data])
  const all = useMemo(() => [...waiting, ...earlier.data], [waiting, earlier.data])
  const news = useNews(all, newsForCustomer)

  if (all.length === 0) return <NothingYet />
  const cards = (orders: readonly Order[]) => <Cards orders={orders} user={user} />
  return (
    <div className="grid grid-cols-1 gap-8">
      <LiveWords words={news} />
      <Filter
        show={show}
        counts={{ all: undefined, open: open.pagination.total, earlier: earlier.pagination.total }}
      />
      {show !== 'earlier' && (
        <section aria-labelledby="open" className="grid grid-cols-1 gap-4">
          <h2 id="open" className="text-xl">
            On the way
          </h2>
          {waiting.length === 0 && (
            <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk px-5 py-4">
              Nothing is waiting for you right now.
              <ButtonLink to={paths.home()} variant="quiet" size="sm">
                To the street
              </ButtonLink>
            </p>
          )}
          {cards(waiting)}
        </section>
      )}
      {show !== 'open' && <EarlierOrders user={user} total={earlier.pagination.total} cards={cards} />}
    </div>
  )
}

type FilterProps = { show: Show; counts: Record<Show, number | undefined> }

function Filter({ show, counts }: FilterProps) {
  const set = useSetSearch()
  const choose = (next: Show) => set(next === 'all' ? {} : { show: next }, { replace: true })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend
    <div role="group" aria-label="Which of them" className="flex flex-wrap gap-2">
      {(Object.keys(shows) as Show[]).map((one) => (
        <Chip key={one} selected={one === show} onClick={() => choose(one)}>
          {shows[one]} {counts[one] !== undefined && <span className="nums opacity-75">{counts[one]}</span>}
        </Chip>
      ))}
    </div>
  )
}

/** A link to one order names it behind the #: its messages are open then. */
function Cards({ orders, user }: { orders: readonly Order[]; user: User }) {
  const { hash } = useLocation()
  const now = useClock()
  return orders.map((order) => (
    <ErrorGuard key={order.id} level="component" context="order card">
      <OrderCard
        order={order}
        now={now}
        opened={hash === order.id}
        actions={!isActive(order.status) && <ReorderButton order={order} user={user} />}
      />
    </ErrorGuard>
  ))
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing reserved yet"
      text="What you reserve or order on the street shows up here, with its pickup code."
      scene="bag"
      action={<ButtonLink to={paths.home()}>Go to the street</ButtonLink>}
    />
  )
}
