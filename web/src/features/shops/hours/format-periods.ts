import type { OpeningPeriod } from '@mainstreet/contract/shops/opening-hours.ts'

/** '8 AM to 6 PM, 7:30 PM to 10 PM', or 'Closed'. */
export function formatPeriods(periods: readonly OpeningPeriod[]): string {
  return (
    periods.map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`).join(', ') || 'Closed'
  )
}

function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  const past = time.slice(3)
  return `${hour % 12 || 12}${past === '00' ? '' : `:${past}`} ${hour < 12 ? 'AM' : 'PM'}`
}
