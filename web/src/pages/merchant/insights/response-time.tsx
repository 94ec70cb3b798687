import type { ShopInsights } from '@mainstreet/contract/reports/insights.ts'
import { ChartCard } from './chart-card.tsx'
import { formatMinutes, pluralize } from './format-insights.ts'
import { ShareBar } from './share-bar.tsx'

/** Minutes; an order without a response for this long has expired. */
const scaleMinutes = 30

export function ResponseTime({ responseTime }: { responseTime: ShopInsights['response_time'] }) {
  const { responded, expired, median_minutes, p90_minutes } = responseTime
  const bars = [
    { name: 'Half of them within', minutes: median_minutes },
    { name: 'Nine of ten within', minutes: p90_minutes },
  ].filter((bar): bar is { name: string; minutes: number } => bar.minutes !== null)
  return (
    <ChartCard
      title="Answer time"
      message={`You answered ${pluralize(responded, 'order')}; ${expired === 0 ? 'none was left waiting' : `${pluralize(expired, 'order')} ran out of time`}.`}
      table={{
        head: ['What', 'Value'],
        rows: [
          ['Answered', responded],
          ['Ran out of time', expired],
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
