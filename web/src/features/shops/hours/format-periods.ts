import { m } from '@mainstreet/contract/messages/messages.ts'
import type { OpeningPeriod } from '@mainstreet/contract/shops/opening-hours.ts'
import { formatTimeOfDay } from '@mainstreet/contract/shops/opening-hours-labels.ts'

/** '8 AM to 6 PM, 7:30 PM to 10 PM', or 'Closed'. */
export function formatPeriods(periods: readonly OpeningPeriod[]): string {
  const texts = m.shopping.hours
  if (periods.length === 0) return texts.closed
  return periods
    .map(({ opens, closes }) =>
      texts.period({ opens: formatTimeOfDay(opens), closes: formatTimeOfDay(closes) }),
    )
    .join(', ')
}
