import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { formatTimeOfDay } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import { weekdayNames } from '@mainstreet/contract/shops/weekdays.ts'

export type ChangeLine = { name: string; before: string; after: string }

type Period = { opens: string; closes: string }
type Hours = { time_zone?: string; week: Record<string, Period[]>; exceptions?: unknown[] }

const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const maxChars = 300

/** Changes as readable text; for opening hours one line per day. */
export function describeChanges(changes: readonly FieldChange[]): ChangeLine[] {
  return changes.flatMap(({ field, before, after }) => {
    if (field === 'hours' && isHours(before) && isHours(after)) return describeHoursChanges(before, after)
    if (field === 'image_alt_texts')
      return [{ name: 'What the pictures show', before: formatList(before), after: formatList(after) }]
    return [{ name: fieldLabel(field), before: formatValue(before), after: formatValue(after) }]
  })
}

/** Fields whose label differs from their name. */
const fieldLabels: Record<string, string> = {
  color: 'Colour',
  requires_confirmation: 'Confirm by hand',
  accepts_in_store_payment: 'Pay in shop',
  offers_delivery: 'Delivers',
}

/** 'rejection_reason' -> 'Rejection reason' */
function fieldLabel(field: string): string {
  const label = fieldLabels[field]
  if (label) return label
  const words = field.replace(/_at$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return formatString(value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(formatValue).join(', ')
  if (typeof value !== 'object') return String(value)
  const pairs = Object.entries(value).map(([name, one]) => `${name}: ${formatValue(one)}`)
  return truncate(pairs.length === 0 ? 'nothing' : pairs.join(', '))
}

function formatString(value: string): string {
  if (/^(data:image|\/api\/images\/)/.test(value)) return 'a picture'
  const at = parseTimestamp(value)
  if (at) return dateTimeFormat.format(at)
  // an identifier, such as a status
  if (/^[a-z]+(_[a-z]+)+$/.test(value)) return value.replaceAll('_', ' ')
  return truncate(value)
}

/** From JavaScript or, as in '2026-11-22 19:19:41.529+00', from PostgreSQL. */
function parseTimestamp(value: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)$/.exec(
    value,
  )
  if (!match) return undefined
  const [, day, time, zone = 'Z'] = match
  const at = new Date(`${day}T${time}${/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The values of all images, whatever their keys. */
const formatList = (value: unknown) => formatValue(Object.values(value ?? {}))

const truncate = (text: string) => (text.length > maxChars ? `${text.slice(0, maxChars)}…` : text)

function isHours(value: unknown): value is Hours {
  return typeof value === 'object' && value !== null && 'week' in value
}

function describeHoursChanges(before: Hours, after: Hours): ChangeLine[] {
  const days = weekdayNames.map(([day, name]) => ({
    name,
    before: formatPeriods(before.week[day]),
    after: formatPeriods(after.week[day]),
  }))
  const exceptions = {
    name: 'Special days',
    before: String(before.exceptions?.length ?? 0),
    after: String(after.exceptions?.length ?? 0),
  }
  const zone = { name: 'Time zone', before: formatTimeZone(before), after: formatTimeZone(after) }
  const lines = [zone, ...days, exceptions].filter((line) => line.before !== line.after)
  return lines.length > 0 ? lines : [{ name: 'Hours', before: 'as before', after: 'written anew' }]
}

function formatPeriods(periods: Period[] = []): string {
  if (periods.length === 0) return 'closed'
  return periods
    .map(({ opens, closes }) => `${formatTimeOfDay(opens)} to ${formatTimeOfDay(closes)}`)
    .join(', ')
}

const formatTimeZone = ({ time_zone = '' }: Hours) => time_zone.replaceAll('_', ' ')
