import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alwaysClosed, defaultHours } from './default-hours.ts'
import { toMinuteRange } from './minute-range.ts'
import { openingHours } from './opening-hours.ts'

const hoursOnMonday = (...mon: { opens: string; closes: string }[]) => {
  const closed = alwaysClosed()
  return { ...closed, week: { ...closed.week, mon } }
}
const isValid = (given: unknown) => openingHours.safeParse(given).success

describe('opening hours', () => {
  test('a usual week, lunch breaks and a bar past midnight are valid', () => {
    expect(openingHours.parse(defaultHours('Europe/Paris'))).toEqual(defaultHours('Europe/Paris'))
    expect(
      isValid(hoursOnMonday({ opens: '08:00', closes: '12:00' }, { opens: '13:00', closes: '18:00' })),
    ).toBe(true)
    expect(isValid(hoursOnMonday({ opens: '18:00', closes: '02:00' }))).toBe(true)
    expect(isValid(hoursOnMonday({ opens: '00:00', closes: '00:00' }))).toBe(true)
  })

  test.each(['8:00', '24:00', '12:60', '', '08:00:00'])('%j is no time of day', (opens) => {
    expect(isValid(hoursOnMonday({ opens, closes: '18:00' }))).toBe(false)
  })

  test.each(['Mars/Base', '+05:00', '', 'America/Los Angeles'])('%j is no time zone', (time_zone) => {
    expect(isValid(alwaysClosed(time_zone))).toBe(false)
  })

  test('the periods of a day must not overlap', () => {
    expect(
      isValid(hoursOnMonday({ opens: '13:00', closes: '18:00' }, { opens: '08:00', closes: '13:01' })),
    ).toBe(false)
    expect(
      isValid(hoursOnMonday({ opens: '18:00', closes: '02:00' }, { opens: '20:00', closes: '21:00' })),
    ).toBe(false)
  })

  test('an exception has a valid date, used once', () => {
    const christmas = { date: '2026-12-25', periods: [], note: 'Christmas' }
    expect(isValid({ ...defaultHours(), exceptions: [christmas] })).toBe(true)
    expect(isValid({ ...defaultHours(), exceptions: [christmas, christmas] })).toBe(false)
    expect(isValid({ ...defaultHours(), exceptions: [{ ...christmas, date: '2028-02-29' }] })).toBe(true)
    for (const date of ['2026-02-30', '2026-02-29'])
      expect(isValid({ ...defaultHours(), exceptions: [{ ...christmas, date }] })).toBe(false)
  })

  test('a period is longer than zero and at most a day', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    const written = time.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    fc.assert(
      fc.property(written, written, (opens, closes) => {
        expect(isValid(hoursOnMonday({ opens, closes }))).toBe(true)
        const minutes = toMinuteRange({ opens, closes })
        expect(minutes.closes - minutes.opens).toBeGreaterThan(0)
        expect(minutes.closes - minutes.opens).toBeLessThanOrEqual(24 * 60)
      }),
    )
  })
})
