import { href } from '@mainstreet/contract/href.ts'
import type { MarketplaceInsights } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars, formatNumber, formatShortDollars } from '@mainstreet/contract/messages/format.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { ReactNode } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { BarChart } from '../../../ui/data/bar-chart.tsx'
import { Trend } from '../../../ui/data/trend.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseOneOf } from '../view-search.ts'
import { busyDayBars, busyHourBars, salesPerDayBars } from './chart-bars.ts'

const periods = ['7', '30', '90', '365'] as const

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
      <div role="group" aria-label={dashboard.admin.insights.period} className="flex flex-wrap gap-2">
        {periods.map((span) => (
          <Chip key={span} selected={span === days} onClick={() => change({ days: span })}>
            {dashboard.admin.insights.periods[span]}
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
  const text = dashboard.admin.insights
  const days = insights.days.length
  const minutes = response_time.median_minutes
  const slow = response_time.p90_minutes
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={text.figures}>
        <Fact
          label={text.sales}
          value={formatDollars(total.sales)}
          note={<Trend now={total.sales} before={previous.sales} days={days} />}
        />
        <Fact
          label={text.orders}
          value={formatNumber(total.orders)}
          note={<Trend now={total.orders} before={previous.orders} days={days} />}
        />
        <Fact
          label={text.responseTime}
          value={minutes === null ? text.noResponseTime : text.minutes(Math.round(minutes))}
          note={slow === null ? undefined : text.slowestMinutes(Math.round(slow))}
        />
        <Fact
          label={text.newUsers}
          value={formatNumber(new_users.customers + new_users.merchants)}
          note={text.merchants(new_users.merchants)}
        />
      </ul>
      <Card className="p-5">
        <BarChart
          title={text.salesByDay}
          columns={[text.columns.day, text.sales]}
          bars={salesPerDayBars(insights)}
          formatTick={formatShortDollars}
          empty={text.noSales}
        />
      </Card>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card className="p-5">
          <BarChart
            title={text.topShops}
            columns={[text.columns.shop, text.sales]}
            horizontal
            bars={best_shops.map(({ name, sales, orders }) => ({
              label: name,
              value: sales,
              valueText: text.shopTotals({ sales: formatDollars(sales), orders }),
            }))}
            formatTick={formatShortDollars}
            empty={text.noSales}
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title={text.bestSellers}
            columns={[text.columns.product, text.columns.sold]}
            horizontal
            bars={best_sellers.map(({ name, quantity, sales }) => ({
              label: name,
              value: quantity,
              valueText: text.productTotals({ sales: formatDollars(sales), quantity }),
            }))}
            formatTick={formatNumber}
            empty={text.noSales}
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title={text.busiestHours}
            columns={[text.columns.hour, text.orders]}
            bars={busyHourBars(insights)}
            formatTick={formatNumber}
            empty={text.noOrders}
          />
        </Card>
        <Card className="p-5">
          <BarChart
            title={text.busiestDays}
            columns={[text.columns.day, text.orders]}
            horizontal
            bars={busyDayBars(insights)}
            formatTick={formatNumber}
            empty={text.noOrders}
          />
        </Card>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <a
          className="text-pine underline"
          href={href(routes.adminComprehensive, { search: { view: 'shops', status: 'approved' } })}
        >
          {text.approvedShops(shops.approved)}
        </a>
        <a
          className="text-pine underline"
          href={href(routes.adminComprehensive, { search: { view: 'queue' } })}
        >
          {text.waitingShops(shops.pending_approval)}
        </a>
        <a
          className="text-pine underline"
          href={href(routes.adminComprehensive, { search: { view: 'shops', status: 'rejected' } })}
        >
          {text.rejectedShops(shops.rejected)}
        </a>
      </p>
    </>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note?: ReactNode }) {
  return (
    <li className="grid content-start rounded-card border border-line bg-surface p-4 shadow-low">
      <span className="text-sm text-ink-2">{label}</span>
      <span className="font-display text-xl font-bold nums sm:text-2xl">{value}</span>
      {note && <span className="text-sm text-ink-2 first-letter:uppercase">{note}</span>}
    </li>
  )
}

function InsightsSkeleton() {
  return (
    <div role="status" aria-label={dashboard.admin.insights.loading} className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['sales', 'orders', 'answers', 'people'].map((fact) => (
          <Skeleton key={fact} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
