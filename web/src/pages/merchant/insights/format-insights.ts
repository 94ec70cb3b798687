const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export const formatChartDay = (date: string) => dateFormat.format(new Date(`${date}T00:00Z`))

/** '12% more than in the 30 days before', '5 times as much as in the 30 days before'. */
export function changeLabel(now: number, before: number, days: number): string {
  const span = `the ${days} days before`
  if (before === 0) return now === 0 ? `as in ${span}` : `nothing in ${span}`
  const percent = Math.round(((now - before) / before) * 100)
  if (percent >= 200) return `${Math.round(now / before)} times as much as in ${span}`
  if (percent === 0) return `as much as in ${span}`
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than in ${span}`
}

/** '9 AM'. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '45 seconds', '4 minutes', '2 hours'. */
export function formatMinutes(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} seconds`
  if (minutes < 90) return pluralize(Math.round(minutes), 'minute')
  return pluralize(Math.round(minutes / 60), 'hour')
}

export function pluralize(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The next round number: 1, 2, 2.5 or 5 with zeros. */
export function roundUpForAxis(max: number): number {
  if (max <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(max))
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= max) ?? 10) * power
}
