import type { ShopInsights } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars, formatShortDollars } from '@mainstreet/contract/messages/format.ts'
import { roundUpForAxis } from '../../../ui/data/chart-axis.ts'
import { Trend } from '../../../ui/data/trend.tsx'
import { ChartCard } from './chart-card.tsx'
import { formatChartDay } from './format-insights.ts'

const width = 1000
const height = 240

export function SalesChart({ insights: { days, total, previous } }: { insights: ShopInsights }) {
  const texts = dashboard.merchant.insights.sales
  const top = roundUpForAxis(Math.max(...days.map(({ sales }) => sales)))
  const step = width / days.length
  const marks = [0, Math.floor(days.length / 2), days.length - 1]
  return (
    <ChartCard
      title={texts.title}
      message={
        <>
          <strong className="font-display text-3xl text-ink nums">{formatDollars(total.sales)}</strong>{' '}
          <span>
            {dashboard.merchant.insights.orders(total.orders)}
            {' · '}
            <Trend now={total.sales} before={previous.sales} days={days.length} />
          </span>
        </>
      }
      table={{
        head: [texts.columns.day, texts.columns.orders, texts.columns.sales, texts.columns.lost],
        rows: days.map(({ date, orders, sales, lost_orders }) => [
          formatChartDay(date),
          orders,
          formatDollars(sales),
          lost_orders,
        ]),
      }}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-2 nums">
        <div aria-hidden="true" className="flex flex-col justify-between text-right leading-none">
          <span>{formatShortDollars(top)}</span>
          <span>{formatShortDollars(top / 2)}</span>
          <span>$0</span>
        </div>
        <svg
          role="img"
          aria-label={texts.chartLabel(days.length, formatDollars(total.sales))}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-48 w-full"
        >
          {[0, 0.5, 1].map((part) => (
            <line
              key={part}
              x1="0"
              x2={width}
              y1={height * part}
              y2={height * part}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ date, sales, orders }, at) => (
            <rect
              key={date}
              x={at * step + step * 0.12}
              width={step * 0.76}
              y={height - (sales / top) * height}
              height={(sales / top) * height}
              fill="var(--pine)"
            >
              <title>
                {texts.barLabel({
                  day: formatChartDay(date),
                  sales: formatDollars(sales),
                  count: orders,
                })}
              </title>
            </rect>
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between pt-1.5">
          {marks.map((at) => (
            <span key={at}>{formatChartDay(days[at]?.date ?? '')}</span>
          ))}
        </div>
      </div>
    </ChartCard>
  )
}
