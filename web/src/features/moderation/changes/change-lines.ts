import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { timeWords } from '@mainstreet/contract/shops/opening-hours-labels.ts'
import { dayNames } from '@mainstreet/contract/shops/weekday-names.ts'

export type ChangeLine = { name: string; before: string; after: string }

type Period = { opens: string; closes: string }
type Hours = { time_zone?: string; week: Record<string, Period[]>; exceptions?: unknown[] }

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const longest = 300

/** What was changed, for people: of opening hours each day on a line of its own. */
export function changeLines(changes: readonly FieldChange[]): ChangeLine[] {
  return changes.flatMap(({ field, before, after }) => {
    if (field === 'hours' && isHours(before) && isHours(after)) return hoursLines(before, after)
    if (field === 'picture_words')
      return [{ name: 'What the pictures show', before: listWords(before), after: listWords(after) }]
    return [{ name: fieldWords(field), before: valueWords(before), after: valueWords(after) }]
  })
}

/** 'rejection_reason' -> 'Rejection reason' */
function fieldWords(field: string): string {
  const words = field.replace(/_at$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return stringWords(value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueWords).join(', ')
  if (typeof value !== 'object') return String(value)
  const pairs = Object.entries(value).map(([name, one]) => `${name}: ${valueWords(one)}`)
  return cut(pairs.length === 0 ? 'nothing' : pairs.join(', '))
}

function stringWords(value: string): string {
  if (/^(data:image|\/api\/images\/)/.test(value)) return 'a picture'
  const at = timestampIn(value)
  if (at) return moment.format(at)
  // a word of the program, such as a status
  if (/^[a-z]+(_[a-z]+)+$/.test(value)) return value.replaceAll('_', ' ')
  return cut(value)
}

/** Written by JavaScript or, as in '2026-11-22 19:19:41.529+00', by PostgreSQL. */
function timestampIn(value: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)$/.exec(
    value,
  )
  if (!match) return undefined
  const [, day, time, zone = 'Z'] = match
  const at = new Date(`${day}T${time}${/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** Of each picture, whatever it is called. */
const listWords = (words: unknown) => valueWords(Object.values(words ?? {}))

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

function isHours(value: unknown): value is Hours {
  return typeof value === 'object' && value !== null && 'week' in value
}

function hoursLines(before: Hours, after: Hours): ChangeLine[] {
  const days = dayNames.map(([day, name]) => ({
    name,
    before: periodWords(before.week[day]),
    after: periodWords(after.week[day]),
  }))
  const exceptions = {
    name: 'Special days',
    before: String(before.exceptions?.length ?? 0),
    after: String(after.exceptions?.length ?? 0),
  }
  const zone = { name: 'Time zone', before: zoneWords(before), after: zoneWords(after) }
  const lines = [zone, ...days, exceptions].filter((line) => line.before !== line.after)
  return lines.length > 0 ? lines : [{ name: 'Hours', before: 'as before', after: 'written anew' }]
}

function periodWords(periods: Period[] = []): string {
  if (periods.length === 0) return 'closed'
  return periods.map(({ opens, closes }) => `${timeWords(opens)} to ${timeWords(closes)}`).join(', ')
}

const zoneWords = ({ time_zone = '' }: Hours) => time_zone.replaceAll('_', ' ')
