import { m } from '@mainstreet/contract/messages/messages.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export const formatChartDay = (date: string) => dateFormat.format(new Date(date))

/** 'up 12% from the previous 30 days', '5 times the previous 30 days'. */
export function changeLabel(now: number, before: number, days: number): string {
  const texts = m.merchant.insights.sales
  if (before === 0) return now === 0 ? texts.same(days) : texts.noneBefore(days)
  const percent = Math.round(((now - before) / before) * 100)
  if (percent >= 200) return texts.times(Math.round(now / before), days)
  if (percent === 0) return texts.same(days)
  return percent > 0 ? texts.up(percent, days) : texts.down(-percent, days)
}

/** '9 AM'. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '45 seconds', '4 minutes', '2 hours'. */
export function formatMinutes(minutes: number): string {
  const texts = m.merchant.insights.responseTime
  if (minutes < 1) return texts.seconds(Math.round(minutes * 60))
  if (minutes < 90) return texts.minutes(Math.round(minutes))
  return texts.hours(Math.round(minutes / 60))
}

/** The next round number: 1, 2, 2.5 or 5 with zeros. */
export function roundUpForAxis(max: number): number {
  if (max <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(max))
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= max) ?? 10) * power
}
