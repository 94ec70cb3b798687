import type { Insights } from '@mainstreet/contract/reports/insights.ts'
import { ChartCard } from './chart-card.tsx'
import { counted, minuteWords } from './insight-words.ts'

/** Minutes; an order that nobody answers for so long is over. */
const scaleMinutes = 30

export function AnswerTime({ answers }: { answers: Insights['answer_time'] }) {
  const { answered, expired, median_minutes, p90_minutes } = answers
  const bars = [
    { name: 'Half of them within', minutes: median_minutes },
    { name: 'Nine of ten within', minutes: p90_minutes },
  ].filter((bar): bar is { name: string; minutes: number } => bar.minutes !== null)
  return (
    <ChartCard
      title="Answer time"
      says={`You answered ${counted(answered, 'order')}; ${expired === 0 ? 'none was left waiting' : `${counted(expired, 'order')} ran out of time`}.`}
      table={{
        head: ['What', 'Value'],
        rows: [
          ['Answered', answered],
          ['Ran out of time', expired],
          ...bars.map(({ name, minutes }) => [name, minuteWords(minutes)]),
        ],
      }}
    >
      <ul className="grid gap-3">
        {bars.map(({ name, minutes }) => (
          <li key={name} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className="text-ink-2">{name}</span>
              <strong className="nums">{minuteWords(minutes)}</strong>
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full"
            >
              <rect width="100" height="4" fill="var(--sunk)" />
              <rect
                width={Math.min(100, (minutes / scaleMinutes) * 100)}
                height="4"
                fill={minutes > scaleMinutes / 2 ? 'var(--poppy)' : 'var(--pine)'}
              />
            </svg>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
