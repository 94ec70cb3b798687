import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDay } from '@mainstreet/contract/messages/format.ts'

export const formatChartDay = (date: string) => formatDay(date, 'day')

/** '45 seconds', '4 minutes', '2 hours'. */
export function formatMinutes(minutes: number): string {
  const texts = dashboard.merchant.insights.responseTime
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
