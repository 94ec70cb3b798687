import { toDollars } from '../money.ts'
import type { NumberMarks } from '../typed-number.ts'

/** How one language writes numbers, money, times and lists. */
export type Formats = {
  /** '1,234'. */
  number(value: number): string
  /** How people type numbers. */
  numberMarks(): NumberMarks
  /** '$1,234.56', '-$0.05'; US dollars without a currency. */
  money(cents: number, currency?: string): string
  /** Without the cents of a whole amount: '$5', '$5.50'. */
  shortMoney(cents: number): string
  /** '80 ft', '1.2 mi', with exactly this number of decimals. */
  distance(value: number, unit: DistanceUnit, decimals: number): string
  /** The form that fits the count; `#` in it stands for the formatted count. */
  plural(count: number, forms: PluralForms): string
  /** 'A, B, and C', or only separated: 'A, B, C'. */
  list(items: readonly string[], style?: ListStyle): string
  /** 'Monday', 'Mon'. Sunday is 0, as in JavaScript. */
  weekday(weekday: number, style: 'long' | 'short'): string
  /** '9 AM', '4:40 PM', for the minutes since midnight. */
  minuteOfDay(minutes: number): string
  date(at: Date, style: DateStyle, timeZone: string): string
  /** 'yesterday', 'in 5 minutes'. */
  relativeTime(value: number, unit: Intl.RelativeTimeFormatUnit): string
  /** 'Pacific Time'. */
  timeZoneName(timeZone: string, at: Date): string
}

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
type DistanceUnit = 'foot' | 'mile'
type ListStyle = 'and' | 'separated'

const time = { hour: 'numeric', minute: '2-digit' } as const
const dateStyles = {
  /** 'Nov 3' */
  day: { month: 'short', day: 'numeric' },
  /** 'Nov 3, 2026' */
  dayWithYear: { year: 'numeric', month: 'short', day: 'numeric' },
  /** 'Tue, Nov 3' */
  dayWithShortWeekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 'Tuesday, Nov 3' */
  dayWithWeekday: { weekday: 'long', month: 'short', day: 'numeric' },
  /** 'Tuesday, November 3' */
  longDay: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 'Tuesday, November 3, 2026' */
  longDayWithYear: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** 'Tuesday' */
  weekday: { weekday: 'long' },
  /** 'Tue' */
  shortWeekday: { weekday: 'short' },
  /** '5:43 PM' */
  time,
  /** 'Nov 3, 5:43 PM' */
  dayAndTime: { month: 'short', day: 'numeric', ...time },
  /** 'Nov 3, 2026, 5:43 PM' */
  dayWithYearAndTime: { year: 'numeric', month: 'short', day: 'numeric', ...time },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

/** More are needed only by a list of shops in many time zones. */
const maxCachedFormatters = 100

/** The formats of a language by its tag, such as 'es-US'. A language may replace single ones. */
export function createFormats(tag: string): Formats {
  const cache = createFormatterCache()
  const dateTimeFormat = (options: Intl.DateTimeFormatOptions) =>
    cache('date', options, () => new Intl.DateTimeFormat(tag, options))
  const numberFormat = (options: Intl.NumberFormatOptions) =>
    cache('number', options, () => new Intl.NumberFormat(tag, options))

  const formatNumber = (value: number) => numberFormat({}).format(value)
  const getMark = (type: 'decimal' | 'group') =>
    numberFormat({})
      .formatToParts(1_234_567.8)
      .find((part) => part.type === type)?.value ?? ''
  return {
    number: formatNumber,
    numberMarks: () => ({ decimal: getMark('decimal'), group: getMark('group') }),
    money: (cents, currency = 'USD') =>
      numberFormat({ style: 'currency', currency }).format(toDollars(cents)),
    shortMoney: (cents) =>
      numberFormat({ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
        toDollars(cents),
      ),
    distance: (value, unit, decimals) =>
      numberFormat({
        style: 'unit',
        unit,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    plural(count, forms) {
      const rule = cache('plural', {}, () => new Intl.PluralRules(tag)).select(count)
      return (forms[rule] ?? forms.other).replace('#', () => formatNumber(count))
    },
    list(items, style = 'and') {
      const options = style === 'and' ? ({ type: 'conjunction' } as const) : separatedList
      return cache('list', options, () => new Intl.ListFormat(tag, options)).format(items)
    },
    // 1970-01-04 was a Sunday
    weekday: (weekday, style) =>
      dateTimeFormat({ weekday: style, timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + weekday)),
    minuteOfDay(minutes) {
      const is12Hour = dateTimeFormat({ hour: 'numeric', timeZone: 'UTC' }).resolvedOptions().hour12
      const isFullHour = is12Hour && minutes % 60 === 0
      const options = isFullHour ? ({ hour: 'numeric' } as const) : time
      return normalizeSpaces(dateTimeFormat({ ...options, timeZone: 'UTC' }).format(minutes * 60_000))
    },
    date: (at, style, timeZone) =>
      normalizeSpaces(dateTimeFormat({ ...dateStyles[style], timeZone }).format(at)),
    relativeTime: (value, unit) =>
      cache('relative', {}, () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })).format(value, unit),
    timeZoneName(timeZone, at) {
      const parts = dateTimeFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
      return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    },
  }
}

const separatedList = { type: 'unit', style: 'short' } as const

/** Before AM and PM, ICU writes U+202F since version 72: server and browser would differ. */
const normalizeSpaces = (text: string) => text.replaceAll('\u202f', ' ')

/** A formatter takes far longer to create than to use; the oldest one makes room. */
function createFormatterCache() {
  const formatters = new Map<string, unknown>()
  return function getFormatter<Formatter>(kind: string, options: object, create: () => Formatter): Formatter {
    const key = `${kind} ${JSON.stringify(options)}`
    const known = formatters.get(key)
    if (known !== undefined) return known as Formatter
    const oldest = formatters.size >= maxCachedFormatters ? formatters.keys().next().value : undefined
    if (oldest !== undefined) formatters.delete(oldest)
    const created = create()
    formatters.set(key, created)
    return created
  }
}
