import { href } from '@mainstreet/contract/href.ts'
import { formatDollars } from '@mainstreet/contract/money.ts'
import type { MarketplaceInsights } from '@mainstreet/contract/reports/insights.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { BarChart } from '../../../ui/data/bar-chart.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseOneOf } from '../view-search.ts'
import { busyDayBars, busyHourBars, formatOrderCount, salesPerDayBars, trendLabel } from './chart-bars.ts'

const periodLabels = { '7': '7 days', '30': '30 days', '90': '90 days', '365': 'A year' } as const
type InsightsPeriod = keyof typeof periodLabels
const periods: InsightsPeriod[] = ['7', '30', '90', '365']

export function AdminInsightsView() {
  const [search, change] = useViewSearch()
  const days = parseOneOf(periods, search.days) ?? '30'
  const { data, error, refetch } = useCallQuery(
    calls.getMarketplaceInsights,
    { query: { days } },
    { keepPrevious: true },
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div role="group" aria-label="Over how long" className="flex flex-wrap gap-2">
        {periods.map((span) => (
          <Chip key={span} selected={span === days} onClick={() => change({ days: span })}>
            {periodLabels[span]}
          </Chip>
        ))}
      </div>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <InsightsSkeleton />}
      {data && <Charts insights={data.insights} />}
    </div>
  )
}

function Charts({ insights }: { insights: MarketplaceInsights }) {
  const { total, previous, response_time, new_users, shops, best_sellers, best_shops } = insights
  const minutes = response_time.median_minutes
  const slow = response_time.p90_minutes
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label="In numbers">
        <Fact
          label="Sales"
          value={formatDollars(total.sales)}
          note={trendLabel(total.sales, previous.sales)}
        />
        <Fact
          label="Orders"
          value={total.orders.toLocaleString('en-US')}
          note={trendLabel(total.orders, previous.orders)}
        />
        <Fact
          label="Shops answer in"
          value={minutes === null ? 'No answer yet' : `${Math.round(minutes)} min`}
          note={slow === null ? undefined : `9 of 10 within ${Math.round(slow)} min`}
        />
        <Fact
          label="New people"
          value={(new_users.customers + new_users.merchants).toLocaleString('en-US')}
          note={`${new_users.merchants} of them merchants`}
        />
      </ul>
      <Card className="p-5">
        <BarChart
          title="Sales by day"
          columns={['Day', 'Sales']}
          bars={salesPerDayBars(insights)}
          empty="Nothing was sold in these days."
        />
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card className="p-5">
          <BarChart
            title="Best shops"
            columns={['Shop', 'Sales']}
            horizontal
            bars={best_shops.map(({ name, sales, orders }) => ({
              label: name,
              value: sales,
              valueText: `${formatDollars(sales)}, ${formatOrderCount(orders)}`,
            }))}
            empty="No shop has sold anything in these days."
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title="Best sellers"
            columns={['Product', 'Sold']}
            horizontal
            bars={best_sellers.map(({ name, quantity, sales }) => ({
              label: name,
              value: quantity,
              valueText: `${quantity} sold, ${formatDollars(sales)}`,
            }))}
            empty="No product was sold in these days."
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title="Busy hours"
            columns={['Hour', 'Orders']}
            bars={busyHourBars(insights)}
            empty="No orders in these days."
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title="Busy days"
            columns={['Day', 'Orders']}
            horizontal
            bars={busyDayBars(insights)}
            empty="No orders in these days."
          />
        </Card>
      </div>
      <p className="text-sm text-ink-2">
        On the street:{' '}
        <a
          className="text-pine underline"
          href={href(routes.adminComprehensive, { search: { view: 'shops', status: 'approved' } })}
        >
          {shops.approved} approved
        </a>
        ,{' '}
        <a
          className="text-pine underline"
          href={href(routes.adminComprehensive, { search: { view: 'queue' } })}
        >
          {shops.pending_approval} waiting
        </a>
        ,{' '}
        <a
          className="text-pine underline"
          href={href(routes.adminComprehensive, { search: { view: 'shops', status: 'rejected' } })}
        >
          {shops.rejected} rejected
        </a>
        .
      </p>
    </>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <li className="grid content-start rounded-card border border-line bg-surface p-4 shadow-low">
      <span className="text-sm text-ink-2">{label}</span>
      <span className="font-display text-xl font-bold nums sm:text-2xl">{value}</span>
      {note && <span className="text-sm text-ink-2">{note}</span>}
    </li>
  )
}

function InsightsSkeleton() {
  return (
    <div role="status" aria-label="Loading the insights" className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['sales', 'orders', 'answers', 'people'].map((fact) => (
          <Skeleton key={fact} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
