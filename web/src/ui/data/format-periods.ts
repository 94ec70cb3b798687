import { formatTimeOfDay, separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

/** '8 AM–6 PM, 7:30 PM–10 PM', or 'Closed'. */
export function formatPeriods(periods: readonly { opens: string; closes: string }[]): string {
  const texts = m.shopping.hours
  if (periods.length === 0) return texts.closed
  return separateItems(
    periods.map(({ opens, closes }) =>
      texts.period({ opens: formatTimeOfDay(opens), closes: formatTimeOfDay(closes) }),
    ),
  )
}
