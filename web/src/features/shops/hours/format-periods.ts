import type { Period } from '@mainstreet/contract/shops/opening-hours.ts'

/** '8 AM to 6 PM, 7:30 PM to 10 PM', or 'Closed'. */
export function periodsWords(periods: readonly Period[]): string {
  return periods.map(({ opens, closes }) => `${clock(opens)} to ${clock(closes)}`).join(', ') || 'Closed'
}

function clock(time: string): string {
  const hour = Number(time.slice(0, 2))
  const past = time.slice(3)
  return `${hour % 12 || 12}${past === '00' ? '' : `:${past}`} ${hour < 12 ? 'AM' : 'PM'}`
}
