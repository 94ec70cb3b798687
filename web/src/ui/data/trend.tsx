import { m } from '@mainstreet/contract/messages/messages.ts'

export type TrendInput = { now: number; before: number; days: number }

type TrendSummary = { arrow?: '▲' | '▼'; text: string }

/** `{ arrow: '▲', text: 'up 12% from the previous 30 days' }`. */
export function summarizeTrend({ now, before, days }: TrendInput): TrendSummary {
  if (now === before) return { text: m.trend.same(days) }
  if (before === 0) return { text: m.trend.noneBefore(days) }
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { text: m.trend.same(days) }
  if (percent >= 200) return { arrow: '▲', text: m.trend.times({ factor: Math.round(now / before), days }) }
  return percent > 0
    ? { arrow: '▲', text: m.trend.up({ percent, days }) }
    : { arrow: '▼', text: m.trend.down({ percent: -percent, days }) }
}

/** A figure compared with the period before. The text says it all; screen readers skip the arrow. */
export function Trend(input: TrendInput) {
  const { arrow, text } = summarizeTrend(input)
  return (
    <span>
      {arrow && <span aria-hidden="true">{`${arrow} `}</span>}
      {text}
    </span>
  )
}
