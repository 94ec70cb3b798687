import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alwaysClosed, defaultHours, hours, periodMinutes } from './opening-hours.ts'

const onMonday = (...mon: { opens: string; closes: string }[]) => {
  const closed = alwaysClosed()
  return { ...closed, week: { ...closed.week, mon } }
}
const accepts = (given: unknown) => hours.safeParse(given).success

describe('opening hours', () => {
  test('a usual week, lunch breaks and a bar after midnight are fine', () => {
    expect(hours.parse(defaultHours('Europe/Paris'))).toEqual(defaultHours('Europe/Paris'))
    expect(accepts(onMonday({ opens: '08:00', closes: '12:00' }, { opens: '13:00', closes: '18:00' }))).toBe(
      true,
    )
    expect(accepts(onMonday({ opens: '18:00', closes: '02:00' }))).toBe(true)
    expect(accepts(onMonday({ opens: '00:00', closes: '00:00' }))).toBe(true)
  })

  test.each(['8:00', '24:00', '12:60', '', '08:00:00'])('%j is no time of day', (opens) => {
    expect(accepts(onMonday({ opens, closes: '18:00' }))).toBe(false)
  })

  test.each(['Mars/Base', '+05:00', '', 'America/Los Angeles'])('%j is no time zone', (time_zone) => {
    expect(accepts(alwaysClosed(time_zone))).toBe(false)
  })

  test('times of a day must not overlap', () => {
    expect(accepts(onMonday({ opens: '13:00', closes: '18:00' }, { opens: '08:00', closes: '13:01' }))).toBe(
      false,
    )
    expect(accepts(onMonday({ opens: '18:00', closes: '02:00' }, { opens: '20:00', closes: '21:00' }))).toBe(
      false,
    )
  })

  test('an exception has a real date, once', () => {
    const christmas = { date: '2026-12-25', periods: [], note: 'Christmas' }
    expect(accepts({ ...defaultHours(), exceptions: [christmas] })).toBe(true)
    expect(accepts({ ...defaultHours(), exceptions: [christmas, christmas] })).toBe(false)
    expect(accepts({ ...defaultHours(), exceptions: [{ ...christmas, date: '2026-02-30' }] })).toBe(false)
  })

  test('a period lasts more than nothing and at most a day', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    const written = time.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    fc.assert(
      fc.property(written, written, (opens, closes) => {
        expect(accepts(onMonday({ opens, closes }))).toBe(true)
        const minutes = periodMinutes({ opens, closes })
        expect(minutes.closes - minutes.opens).toBeGreaterThan(0)
        expect(minutes.closes - minutes.opens).toBeLessThanOrEqual(24 * 60)
      }),
    )
  })
})
