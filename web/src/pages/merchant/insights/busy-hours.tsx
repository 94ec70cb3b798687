import type { Insights } from '@mainstreet/contract/reports/insights.ts'
import { ChartCard } from './chart-card.tsx'
import { counted, hourWords } from './insight-words.ts'

/** Monday first; the numbers are those of JavaScript. */
const days = [
  [1, 'Mon', 'Monday'],
  [2, 'Tue', 'Tuesday'],
  [3, 'Wed', 'Wednesday'],
  [4, 'Thu', 'Thursday'],
  [5, 'Fri', 'Friday'],
  [6, 'Sat', 'Saturday'],
  [0, 'Sun', 'Sunday'],
] as const
const longNames: Record<number, string> = Object.fromEntries(days.map(([day, , name]) => [day, name]))

export function BusyHours({ hours }: { hours: Insights['busy_hours'] }) {
  const most = Math.max(1, ...hours.map(({ orders }) => orders))
  const busiest = hours.find(({ orders }) => orders === most)
  const first = Math.min(8, ...hours.map(({ hour }) => hour))
  const last = Math.max(18, ...hours.map(({ hour }) => hour))
  const shown = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const ordersAt = (day: number, hour: number) =>
    hours.find((one) => one.weekday === day && one.hour === hour)?.orders ?? 0
  return (
    <ChartCard
      title="Busy hours"
      says={
        busiest
          ? `Most orders come in on ${longNames[busiest.weekday]} at ${hourWords(busiest.hour)}.`
          : 'No orders came in.'
      }
      table={{
        head: ['When', 'Orders'],
        rows: [...hours]
          .sort((a, b) => b.orders - a.orders)
          .map(({ weekday, hour, orders }) => [`${longNames[weekday]}, ${hourWords(hour)}`, orders]),
      }}
    >
      <svg
        role="img"
        aria-label="Orders by weekday and hour"
        viewBox={`0 0 ${40 + shown.length * 24} ${7 * 24 + 20}`}
        className="w-full text-ink-2"
      >
        {days.map(([day, name], row) => (
          <g key={day}>
            <text x="0" y={row * 24 + 15} fontSize="11" fill="currentColor">
              {name}
            </text>
            {shown.map((hour, at) => {
              const orders = ordersAt(day, hour)
              return (
                <rect
                  key={hour}
                  x={36 + at * 24}
                  y={row * 24}
                  width="21"
                  height="21"
                  rx="4"
                  fill={orders === 0 ? 'var(--sunk)' : 'var(--pine)'}
                  opacity={orders === 0 ? 1 : 0.25 + 0.75 * (orders / most)}
                >
                  <title>{`${name} ${hourWords(hour)}: ${counted(orders, 'order')}`}</title>
                </rect>
              )
            })}
          </g>
        ))}
        {shown.map(
          (hour, at) =>
            at % 3 === 0 && (
              <text key={hour} x={36 + at * 24} y={7 * 24 + 14} fontSize="11" fill="currentColor">
                {hourWords(hour)}
              </text>
            ),
        )}
      </svg>
    </ChartCard>
  )
}
