import { type Cents, toDollars } from '../../money.ts'
import { createFormats, type Formats, type PluralForms } from '../formats.ts'

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const intlFormats = createFormats('en-US')

/**
 * What the first page shows is formatted by hand: on a slow phone the first use of `Intl` takes longer than
 * rendering a page. A test compares the results with those of `Intl`.
 */
export const formats: Formats = {
  ...intlFormats,
  number: formatNumber,
  numberMarks: () => ({ decimal: '.', group: ',' }),
  money: (cents, currency = 'USD') =>
    currency === 'USD' ? formatDollars(cents) : intlFormats.money(cents, currency),
  shortMoney: (cents) => formatDollars(cents).replace(/\.00$/, ''),
  distance: (value, unit, decimals) => formatDistance(value, unit === 'foot' ? 'ft' : 'mi', decimals),
  plural,
  list: (items, style) => (style === 'separated' ? items.join(', ') : intlFormats.list(items)),
  weekday: (weekday, style) => (weekdayNames[weekday] ?? '').slice(0, style === 'short' ? 3 : undefined),
  minuteOfDay: formatMinuteOfDay,
}

export function plural(count: number, { one, other }: PluralForms): string {
  const form = count === 1 ? (one ?? other) : other
  return form.replace('#', () => formatNumber(count))
}

/** Also for the texts of this language. */
export function formatNumber(value: number): string {
  return Number.isSafeInteger(value) ? separateThousands(String(value)) : intlFormats.number(value)
}

function formatDollars(cents: number): string {
  const [dollars = '', remainder] = toDollars(Math.abs(cents)).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}$${separateThousands(dollars)}.${remainder}`
}

function formatDistance(value: number, unit: string, decimals: number): string {
  const [whole = '', ...fraction] = value.toFixed(decimals).split('.')
  return `${[separateThousands(whole), ...fraction].join('.')} ${unit}`
}

function formatMinuteOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const past = minutes % 60
  const shown = past === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(past).padStart(2, '0')}`
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`
}

function separateThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

const belowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** 'one hundred fifty dollars and 05 cents', with two digits of cents, as on a check. */
export function spellAmount(cents: Cents): string {
  const dollars = Math.trunc(toDollars(cents))
  const rest = cents % 100
  return `${spellNumber(dollars)} ${dollars === 1 ? 'dollar' : 'dollars'} and ${String(rest).padStart(2, '0')} ${rest === 1 ? 'cent' : 'cents'}`
}

function spellNumber(count: number): string {
  const [size, name] = scales.find(([each]) => count >= each) ?? []
  if (size !== undefined) {
    const rest = count % size
    const head = `${spellNumber(Math.trunc(count / size))} ${name}`
    return rest === 0 ? head : `${head} ${spellNumber(rest)}`
  }
  if (count < belowTwenty.length) return belowTwenty[count] ?? ''
  const unit = count % 10
  return `${tens[Math.trunc(count / 10) - 2]}${unit === 0 ? '' : `-${belowTwenty[unit]}`}`
}
