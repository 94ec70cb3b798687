import type { ShopInsights } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { ChartCard } from './chart-card.tsx'
import { formatMinutes } from './format-insights.ts'
import { ShareBar } from './share-bar.tsx'

/** Minutes; an order without a response for this long has expired. */
const scaleMinutes = 30

export function ResponseTime({ responseTime }: { responseTime: ShopInsights['response_time'] }) {
  const texts = dashboard.merchant.insights.responseTime
  const { responded, expired, median_minutes, p90_minutes } = responseTime
  const bars = [
    { name: texts.median, minutes: median_minutes },
    { name: texts.p90, minutes: p90_minutes },
  ].filter((bar): bar is { name: string; minutes: number } => bar.minutes !== null)
  return (
    <ChartCard
      title={texts.title}
      message={expired === 0 ? texts.noneExpired(responded) : texts.someExpired(responded, expired)}
      table={{
        head: [texts.columns.measure, texts.columns.value],
        rows: [
          [texts.responded, responded],
          [texts.expired, expired],
          ...bars.map(({ name, minutes }) => [name, formatMinutes(minutes)]),
        ],
      }}
    >
      <ul className="grid gap-3">
        {bars.map(({ name, minutes }) => (
          <li key={name} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className="text-ink-2">{name}</span>
              <strong className="nums">{formatMinutes(minutes)}</strong>
            </span>
            <ShareBar share={minutes / scaleMinutes} bad={minutes > scaleMinutes / 2} />
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
