import { formatRelativeTime as formatDifference } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** '3 days ago', 'yesterday', '5 minutes ago', 'just now'. */
export function formatRelativeTime(at: Date, now: Date): string {
  const past = now.getTime() - at.getTime()
  const unit = units.find(([, ms]) => past >= ms)
  return unit ? formatDifference(-Math.floor(past / unit[1]), unit[0]) : m.app.ui.justNow
}
