import type { User } from '@mainstreet/contract/identity/user.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useLocation, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../api/clock.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { useAnswer, useMaybeAnswer } from '../../api/use-answer.ts'
import { AccountSettings } from '../../features/identity/account-settings.tsx'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { newsForCustomer } from '../../features/orders/order-news.ts'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LiveWords } from '../../ui/live-words.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNews } from '../../ui/use-news.ts'

export function AccountPage() {
  const { user } = useSession()
  const settings = (useSearch({ strict: false }) as { view?: string }).view === 'settings'
  return (
    <Page title={texts.layout.myAccount} actions={<Views settings={settings} />} className="max-w-4xl!">
      {user && (
        <ErrorGuard key={String(settings)} level="section" context="account">
          {settings ? (
            <AccountSettings user={user} />
          ) : (
            <Suspense fallback={<CardSkeletons count={2} />}>
              <Orders user={user} />
            </Suspense>
          )}
        </ErrorGuard>
      )}
    </Page>
  )
}

function Views({ settings }: { settings: boolean }) {
  const views = [
    { label: 'Orders', to: paths.account(), here: !settings },
    { label: 'Settings', to: paths.account({ view: 'settings' }), here: settings },
  ]
  return (
    <nav aria-label={texts.layout.myAccount} className="flex gap-1 rounded-card bg-sunk p-1">
      {views.map(({ label, to, here }) => (
        <a
          key={label}
          href={to}
          aria-current={here ? 'page' : undefined}
          className="inline-flex min-h-10 items-center rounded-field px-4 font-semibold text-ink-2 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-low"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

const activeQuery = { active: 'true', limit: paging.max } as const
const pastQuery = (page: number) => ({ active: 'false', limit: paging.orders, page }) as const

function Orders({ user }: { user: User }) {
  const params = { id: user.id }
  const active = useAnswer(calls.listCustomerOrders, { params, query: activeQuery }, { live: true })
  const past = useAnswer(calls.listCustomerOrders, { params, query: pastQuery(1) }, { live: true })
  const all = useMemo(() => [...active.data, ...past.data], [active.data, past.data])
  const news = useNews(all, newsForCustomer)
  const now = useClock()

  if (all.length === 0) return <NothingYet />
  return (
    <div className="grid gap-10">
      <LiveWords words={news} />
      <Active orders={active.data} now={now} />
      {past.pagination.total > 0 && <Past user={user} total={past.pagination.total} now={now} />}
    </div>
  )
}

function Active({ orders, now }: { orders: Order[]; now: Date }) {
  return (
    <section aria-labelledby="active" className="grid gap-4">
      <h2 id="active" className="text-xl">
        On the way
      </h2>
      {orders.length === 0 && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk px-5 py-4">
          Nothing is waiting for you right now.
          <ButtonLink to={paths.home()} variant="quiet" size="sm">
            To the street
          </ButtonLink>
        </p>
      )}
      {orders.map((order) => (
        <Card key={order.id} order={order} now={now} />
      ))}
    </section>
  )
}

function Past({ user, total, now }: { user: User; total: number; now: Date }) {
  const [pages, setPages] = useState(1)
  const more = pages * paging.orders < total
  return (
    <section aria-labelledby="past" className="grid gap-4">
      <h2 id="past" className="text-xl">
        Earlier
      </h2>
      {upTo(pages).map((page) => (
        <PastPage key={page} user={user} page={page} now={now} />
      ))}
      {more && (
        <div className="grid justify-items-center gap-2">
          <p className="text-sm text-ink-2">
            Showing {pages * paging.orders} of {total}
          </p>
          <Button variant="quiet" onClick={() => setPages(pages + 1)}>
            {texts.home.loadMore}
          </Button>
        </div>
      )}
    </section>
  )
}

function PastPage({ user, page, now }: { user: User; page: number; now: Date }) {
  const answer = useMaybeAnswer(calls.listCustomerOrders, { params: { id: user.id }, query: pastQuery(page) })
  if (answer.isPending) return <CardSkeletons count={1} />
  if (answer.error) return <Failure of={answer.error} />
  return answer.data.data.map((order) => <Card key={order.id} order={order} now={now} />)
}

/** A link to one order names it behind the #: its messages are open then. */
function Card({ order, now }: { order: Order; now: Date }) {
  const { hash } = useLocation()
  return <OrderCard order={order} now={now} opened={hash === order.id} />
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

function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="grid gap-4" aria-busy="true">
      {upTo(count).map((at) => (
        <Skeleton key={at} className="h-80 w-full rounded-card" />
      ))}
    </div>
  )
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
