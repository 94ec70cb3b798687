import type { ShopInsights } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useDashboardSearch } from '../use-dashboard-search.ts'
import { BestSellers } from './best-sellers.tsx'
import { BusyHours } from './busy-hours.tsx'
import { ResponseTime } from './response-time.tsx'
import { SalesChart } from './sales-chart.tsx'

const periods = ['7', '30', '90', '365'] as const
type InsightsPeriod = (typeof periods)[number]

function parsePeriod(param: unknown): InsightsPeriod {
  return periods.find((period) => period === String(param)) ?? '30'
}

export function MerchantInsightsView({ shopId }: { shopId: string }) {
  const [search, set] = useDashboardSearch('insights')
  const days = parsePeriod(search.days)
  const { data, error, refetch, isPlaceholderData } = useCallQuery(
    calls.getShopInsights,
    { params: { id: shopId }, query: { days } },
    { live: true, keepPrevious: true },
  )
  const choose = (span: string) => set({ days: span === '30' ? undefined : Number(span) })
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div
        role="group"
        aria-label={dashboard.merchant.insights.periodLabel}
        className="flex gap-2 overflow-x-auto py-0.5"
      >
        {periods.map((span) => (
          <Chip key={span} selected={span === days} onClick={() => choose(span)}>
            {dashboard.merchant.insights.periods[span]}
          </Chip>
        ))}
      </div>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && (
        <div aria-busy="true" className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-card lg:col-span-2" />
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
      {data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <Charts insights={data.insights} />
        </div>
      )}
    </div>
  )
}

function Charts({ insights }: { insights: ShopInsights }) {
  const { total, previous } = insights
  if (total.orders === 0 && previous.orders === 0 && insights.response_time.expired === 0)
    return (
      <EmptyState
        illustration="merchant"
        title={dashboard.merchant.insights.empty.title}
        text={dashboard.merchant.insights.empty.text}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <SalesChart insights={insights} />
      </div>
      <BestSellers sellers={insights.best_sellers} />
      <div className="grid min-w-0 content-start gap-5">
        <BusyHours hours={insights.busy_hours} />
        <ResponseTime responseTime={insights.response_time} />
      </div>
    </div>
  )
}
