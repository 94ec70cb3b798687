import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDate, formatWeekday, separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'
import { truncateText } from '@mainstreet/contract/text/cut-text.ts'
import { getMarketplaceTimeZone } from '../../browser/time-zones.ts'
import { formatPeriods } from '../../ui/data/format-periods.ts'

export type ChangeLine = { name: string; before: string; after: string }

type Period = { opens: string; closes: string }
type Hours = { time_zone?: string; week: Record<string, Period[]>; exceptions?: unknown[] }

const maxChars = 300

/** Changes as readable text; for opening hours one line per day. */
export function describeChanges(changes: readonly FieldChange[]): ChangeLine[] {
  return changes.flatMap(({ field, before, after }) => {
    if (field === 'hours' && isHours(before) && isHours(after)) return describeHoursChanges(before, after)
    const format = (value: unknown) =>
      field === 'image_alt_texts' ? formatList(value) : (getValueLabel(field, value) ?? formatValue(value))
    return [{ name: getFieldLabel(field), before: format(before), after: format(after) }]
  })
}

/** A field without a label is shown by its name. */
function getFieldLabel(field: string): string {
  const labels: Partial<Record<string, string>> = dashboard.adminReview.changes.fields
  return labels[field] ?? field.replaceAll('_', ' ')
}

/** The label of a status or role. */
function getValueLabel(field: string, value: unknown): string | undefined {
  const labels: Partial<Record<string, Partial<Record<string, string>>>> = {
    role: dashboard.adminUsers.roles,
    status: { ...m.shopStatuses, ...dashboard.adminOrders.statuses },
  }
  return typeof value === 'string' ? labels[field]?.[value] : undefined
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return dashboard.adminReview.changes.empty
  if (typeof value === 'boolean')
    return value ? dashboard.adminReview.changes.yes : dashboard.adminReview.changes.no
  if (typeof value === 'string') return formatString(value)
  if (Array.isArray(value))
    return value.length === 0 ? dashboard.adminReview.changes.empty : separateItems(value.map(formatValue))
  if (typeof value !== 'object') return String(value)
  const pairs = Object.entries(value).map(([name, one]) => `${name}: ${formatValue(one)}`)
  return truncate(pairs.length === 0 ? dashboard.adminReview.changes.empty : separateItems(pairs))
}

function formatString(value: string): string {
  if (/^(data:image|\/api\/images\/)/.test(value)) return dashboard.adminReview.changes.image
  const at = parseTimestamp(value)
  if (at) return formatDate(at, 'dayWithYearAndTime', getMarketplaceTimeZone())
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

const truncate = (text: string) => truncateText(text, maxChars)

function isHours(value: unknown): value is Hours {
  return typeof value === 'object' && value !== null && 'week' in value
}

function describeHoursChanges(before: Hours, after: Hours): ChangeLine[] {
  const days = weekdaysFromMonday.map((day) => ({
    name: formatWeekday(day),
    before: formatPeriods(before.week[day] ?? []),
    after: formatPeriods(after.week[day] ?? []),
  }))
  const text = dashboard.adminReview.changes
  const exceptions = {
    name: text.specialDays,
    before: String(before.exceptions?.length ?? 0),
    after: String(after.exceptions?.length ?? 0),
  }
  const zone = { name: text.timeZone, before: formatTimeZone(before), after: formatTimeZone(after) }
  const lines = [zone, ...days, exceptions].filter((line) => line.before !== line.after)
  return lines.length > 0
    ? lines
    : [{ name: text.specialDays, before: text.specialDaysBefore, after: text.specialDaysAfter }]
}

const formatTimeZone = ({ time_zone = '' }: Hours) => time_zone.replaceAll('_', ' ')
