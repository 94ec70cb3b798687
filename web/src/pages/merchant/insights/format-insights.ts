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
