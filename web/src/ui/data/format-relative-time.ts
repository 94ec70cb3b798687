import { m } from '@mainstreet/contract/messages/messages.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** '3 days ago', 'yesterday', '5 minutes ago', 'just now'. */
export function formatRelativeTime(at: Date, now: Date): string {
  const past = now.getTime() - at.getTime()
  const unit = units.find(([, ms]) => past >= ms)
  return unit ? format.format(-Math.floor(past / unit[1]), unit[0]) : m.app.ui.justNow
}
