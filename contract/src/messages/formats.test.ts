import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats as english, spellAmount } from './en/formats.ts'
import { createFormats } from './formats.ts'

describe('English formats by hand equal those of Intl', () => {
  const intl = createFormats('en-US')
  const holds = <T>(values: fc.Arbitrary<T>, format: (formats: typeof english, value: T) => string) =>
    fc.assert(
      fc.property(values, (value) => {
        expect(format(english, value)).toBe(format(intl, value))
      }),
    )
  const cents = fc.oneof(
    fc.integer({ min: -200_000, max: 200_000 }),
    fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  )
  const count = fc.integer({ min: 0, max: 100_000_000 })

  test('numbers', () =>
    holds(fc.oneof(fc.integer(), fc.constantFrom(0, 0.5, 1234.5, -1000)), (formats, value) =>
      formats.number(value),
    ))
  test('the marks of numbers', () => expect(english.numberMarks()).toEqual(intl.numberMarks()))
  test('money', () => {
    holds(cents, (formats, value) => formats.money(value))
    holds(cents, (formats, value) => formats.money(value, 'EUR'))
    holds(cents, (formats, value) => formats.shortMoney(value))
  })
  test('distances', () => {
    holds(count, (formats, value) => formats.distance(value, 'foot', 0))
    holds(count, (formats, tenths) => formats.distance(tenths / 10, 'mile', 1))
  })
  test('plurals', () =>
    holds(fc.oneof(fc.integer({ min: 0, max: 3 }), count), (formats, value) =>
      formats.plural(value, { one: '# day', other: '# days' }),
    ))
  test('lists', () => {
    const names = fc.array(fc.constantFrom('Kiln', 'Loom', 'Paper Boat'), { maxLength: 5 })
    holds(names, (formats, value) => formats.list(value))
    holds(names, (formats, value) => formats.list(value, 'separated'))
  })
  test('weekdays and times of day', () => {
    for (const style of ['long', 'short'] as const)
      for (let day = 0; day < 7; day++) expect(english.weekday(day, style)).toBe(intl.weekday(day, style))
    for (let minutes = 0; minutes < 24 * 60; minutes++)
      expect(english.minuteOfDay(minutes)).toBe(intl.minuteOfDay(minutes))
  })
})

test('English dates and times are those of the specification, with plain spaces', () => {
  const at = new Date('2026-11-04T01:43:00Z')
  const zone = 'America/Los_Angeles'
  expect(english.money(1250)).toBe('$12.50')
  expect(english.minuteOfDay(9 * 60)).toBe('9 AM')
  expect(english.weekday(1, 'short')).toBe('Mon')
  expect(english.date(at, 'dayAndTime', zone)).toBe('Nov 3, 5:43 PM')
  expect(english.date(at, 'dayWithYearAndTime', zone)).toBe('Nov 3, 2026, 5:43 PM')
  expect(english.date(at, 'longDayWithYear', zone)).toBe('Tuesday, November 3, 2026')
  expect(english.date(at, 'dayWithShortWeekday', 'UTC')).toBe('Wed, Nov 4')
  expect(english.timeZoneName(zone, at)).toBe('Pacific Time')
  expect(english.relativeTime(-1, 'day')).toBe('yesterday')
})

test('another language has its own numbers, plurals, clock and names', () => {
  const german = createFormats('de-DE')
  expect(german.number(1234567)).toBe('1.234.567')
  expect(german.money(123_450)).toBe('1.234,50\u00a0$')
  expect(german.minuteOfDay(21 * 60)).toBe('21:00')
  expect(german.weekday(3, 'long')).toBe('Mittwoch')
  expect(german.list(['A', 'B', 'C'])).toBe('A, B und C')
  expect(createFormats('es-US').minuteOfDay(9 * 60)).toMatch(/^9\sa\.\s?m\.$/)
  const polish = createFormats('pl-PL')
  const days = { one: '# dzień', few: '# dni', other: '# dni!' }
  expect([1, 2, 1000].map((count) => polish.plural(count, days))).toEqual(['1 dzień', '2 dni', '1000 dni!'])
})

test('more formatters than the cache holds are created again', () => {
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 150)
  const dates = () => zones.map((zone) => english.date(new Date('2026-11-04T01:43:00Z'), 'time', zone))
  expect(dates()).toEqual(dates())
})

test.each([
  [15_000, 'one hundred fifty dollars and 00 cents'],
  [150, 'one dollar and 50 cents'],
  [5, 'zero dollars and 05 cents'],
  [101, 'one dollar and 01 cent'],
  [1_342, 'thirteen dollars and 42 cents'],
  [4_000, 'forty dollars and 00 cents'],
  [123_456_789, 'one million two hundred thirty-four thousand five hundred sixty-seven dollars and 89 cents'],
  [100_000_000, 'one million dollars and 00 cents'],
])('%d cents are %s', (cents, words) => expect(spellAmount(cents)).toBe(words))

test('no two amounts have the same words', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(spellAmount(one) === spellAmount(other)).toBe(one === other)
      expect(spellAmount(one)).not.toMatch(/undefined|zero (?!dollars)/)
    }),
  )
})
