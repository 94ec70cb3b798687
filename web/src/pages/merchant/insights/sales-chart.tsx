import type { Insights } from '@mainstreet/contract/reports/insights.ts'
import { dollarWords } from '../../../features/catalog/filter-labels.ts'
import { ChartCard } from './chart-card.tsx'
import { changeWords, counted, dayWords, dollars, topOf } from './format-insights.ts'

const width = 1000
const height = 240

export function SalesChart({ insights: { days, total, previous } }: { insights: Insights }) {
  const top = topOf(Math.max(...days.map(({ sales }) => sales)))
  const step = width / days.length
  const marks = [0, Math.floor(days.length / 2), days.length - 1]
  return (
    <ChartCard
      title="Sales"
      says={
        <>
          <strong className="font-display text-3xl text-ink nums">{dollars(total.sales)}</strong>{' '}
          <span>
            in {counted(total.orders, 'order')}, {changeWords(total.sales, previous.sales, days.length)}
          </span>
        </>
      }
      table={{
        head: ['Day', 'Orders', 'Sales', 'Fell through'],
        rows: days.map(({ date, orders, sales, lost }) => [dayWords(date), orders, dollars(sales), lost]),
      }}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-2 nums">
        <div aria-hidden="true" className="flex flex-col justify-between text-right leading-none">
          <span>{dollarWords(top)}</span>
          <span>{dollarWords(top / 2)}</span>
          <span>$0</span>
        </div>
        <svg
          role="img"
          aria-label={`Sales of ${counted(days.length, 'day')}, together ${dollars(total.sales)}`}
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
              <title>{`${dayWords(date)}: ${dollars(sales)}, ${counted(orders, 'order')}`}</title>
            </rect>
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between pt-1.5">
          {marks.map((at) => (
            <span key={at}>{dayWords(days[at]?.date ?? '')}</span>
          ))}
        </div>
      </div>
    </ChartCard>
  )
}
