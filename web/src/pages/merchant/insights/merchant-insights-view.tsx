import type { ShopInsights } from '@mainstreet/contract/reports/insights.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useDashboardSearch } from '../use-dashboard-search.ts'
import { BestSellers } from './best-sellers.tsx'
import { BusyHours } from './busy-hours.tsx'
import { ResponseTime } from './response-time.tsx'
import { SalesChart } from './sales-chart.tsx'

const periodLabels = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } as const
type InsightsPeriod = '7' | '30' | '90' | '365'

function parsePeriod(param: unknown): InsightsPeriod {
  return Object.hasOwn(periodLabels, String(param)) ? (String(param) as InsightsPeriod) : '30'
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
      <div role="group" aria-label="Time" className="flex gap-2 overflow-x-auto py-0.5">
        {Object.entries(periodLabels).map(([span, label]) => (
          <Chip key={span} selected={span === days} onClick={() => choose(span)}>
            {label}
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
        title="Nothing has been sold in this time"
        text="With the first orders you see here what sells, when people come, and how quickly you answer."
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
