import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alwaysClosed, defaultHours } from './default-hours.ts'
import { addOpenMinutes, getNextOpening, getOpenState, isOpen, listOpenIntervals } from './open-intervals.ts'
import type { OpeningHours } from './opening-hours.ts'
import { weekdays } from './weekdays.ts'

const at = (local: string, offset = '-08:00') => new Date(`${local}:00${offset}`)
const shop = defaultHours()
const bar: OpeningHours = {
  ...shop,
  week: { ...alwaysClosed().week, fri: [{ opens: '18:00', closes: '02:00' }] },
}
const allDay = [{ opens: '00:00', closes: '00:00' }]
const kiosk: OpeningHours = {
  ...shop,
  week: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
}
const overlapping: OpeningHours = {
  ...shop,
  week: {
    ...shop.week,
    fri: [
      { opens: '18:00', closes: '04:00' },
      { opens: '09:00', closes: '19:00' },
    ],
    sat: [
      { opens: '02:00', closes: '03:00' },
      { opens: '03:30', closes: '12:00' },
    ],
  },
}
const formatIntervals = (hours: OpeningHours, from: Date, to: Date) =>
  listOpenIntervals(hours, from, to).map(
    ({ opens, closes }) => (closes.getTime() - opens.getTime()) / 3_600_000,
  )

describe('a shop is open', () => {
  test('from the minute of opening until just before closing', () => {
    expect(isOpen(shop, at('2026-11-20T09:00'))).toBe(true)
    expect(isOpen(shop, at('2026-11-20T08:59'))).toBe(false)
    expect(isOpen(shop, at('2026-11-20T17:59'))).toBe(true)
    expect(isOpen(shop, at('2026-11-20T18:00'))).toBe(false)
    expect(isOpen(shop, at('2026-11-22T12:00'))).toBe(false)
  })

  test('after midnight, when the period ends on the next day', () => {
    expect(isOpen(bar, at('2026-11-21T01:59'))).toBe(true)
    expect(isOpen(bar, at('2026-11-21T02:00'))).toBe(false)
  })

  test('not on a holiday; an exception replaces the usual hours', () => {
    const exceptions = [
      { date: '2026-11-26', periods: [] },
      { date: '2026-11-29', periods: [{ opens: '10:00', closes: '12:00' }] },
    ]
    expect(isOpen({ ...shop, exceptions }, at('2026-11-26T12:00'))).toBe(false)
    expect(isOpen({ ...shop, exceptions }, at('2026-11-29T11:00'))).toBe(true)
  })

  test('exactly by its local clock, all year', () => {
    const wall = new Intl.DateTimeFormat('en-US', {
      timeZone: shop.time_zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const year = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 })
    fc.assert(
      fc.property(year, (minute) => {
        const hourlyInstant = new Date(minute * 60_000)
        const [weekday = '', time = ''] = wall.format(hourlyInstant).split(' ')
        const day = weekdays.find((name) => name === weekday.slice(0, 3).toLowerCase()) ?? 'sun'
        const expected = shop.week[day].some(({ opens, closes }) => opens <= time && time < closes)
        expect(isOpen(shop, hourlyInstant)).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the days of the clock change', () => {
  const night: OpeningHours = {
    ...shop,
    week: { ...kiosk.week, sat: [{ opens: '22:00', closes: '04:00' }], sun: [], mon: [] },
  }

  test('a night is an hour shorter in March and longer in November', () => {
    expect(formatIntervals(night, at('2026-03-07T23:00'), at('2026-03-08T12:00', '-07:00'))).toEqual([5])
    expect(formatIntervals(night, at('2026-10-31T23:00', '-07:00'), at('2026-11-01T12:00'))).toEqual([7])
  })

  test('the morning after, the shop opens by the new time', () => {
    expect(getNextOpening(shop, at('2026-03-07T20:00'))).toEqual(at('2026-03-09T09:00', '-07:00'))
    expect(getNextOpening(shop, at('2026-10-31T20:00', '-07:00'))).toEqual(at('2026-11-02T09:00'))
  })

  test('a period whose times the clock skips does not occur', () => {
    const early: OpeningHours = {
      ...alwaysClosed(),
      week: { ...alwaysClosed().week, sun: [{ opens: '02:10', closes: '02:50' }] },
    }
    expect(formatIntervals(early, at('2026-03-08T00:00'), at('2026-03-09T00:00', '-07:00'))).toEqual([])
  })
})

test('a leap day is a day of its own, and a shop may make an exception of it', () => {
  const hours: OpeningHours = {
    ...shop,
    exceptions: [{ date: '2028-02-29', periods: [{ opens: '10:00', closes: '12:00' }] }],
  }
  expect(getNextOpening(hours, at('2028-02-28T20:00'))).toEqual(at('2028-02-29T10:00'))
  expect(getNextOpening(hours, at('2028-02-29T12:00'))).toEqual(at('2028-03-01T09:00'))
  expect(getNextOpening(shop, at('2027-02-28T20:00'))).toEqual(at('2027-03-01T09:00'))
})

describe('the next change', () => {
  test('adjacent periods are merged', () => {
    expect(formatIntervals(kiosk, at('2026-11-20T12:00'), at('2026-11-20T13:00'))).toHaveLength(1)
    expect(getOpenState(kiosk, at('2026-11-20T12:00'))).toEqual({ state: 'open' })
  })

  test('the state says when the shop closes, closes soon and opens', () => {
    expect(getOpenState(shop, at('2026-11-20T17:29'))).toEqual({
      state: 'open',
      until: at('2026-11-20T18:00'),
    })
    expect(getOpenState(shop, at('2026-11-20T17:30')).state).toBe('closes_soon')
    expect(getOpenState(shop, at('2026-11-21T18:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-11-23T09:00'),
    })
    expect(getOpenState(bar, at('2026-11-21T12:00'))).toEqual({
      state: 'closed',
      opensAt: at('2026-11-27T18:00'),
    })
    expect(getOpenState(alwaysClosed(), at('2026-11-21T12:00'))).toEqual({ state: 'closed' })
  })

  test('an opening beyond the requested hours is not returned', () => {
    expect(getNextOpening(bar, at('2026-11-21T12:00'))).toBeUndefined()
    expect(getNextOpening(bar, at('2026-11-21T12:00'), 168)).toEqual(at('2026-11-27T18:00'))
    expect(getNextOpening(shop, at('2026-11-20T09:00'), 24)).toEqual(at('2026-11-21T09:00'))
  })
})

describe('open minutes', () => {
  test('half an hour added ten minutes before closing ends the next morning', () => {
    expect(addOpenMinutes(shop, at('2026-11-20T17:50'), 30)).toEqual(at('2026-11-21T09:20'))
    expect(addOpenMinutes(shop, at('2026-11-21T20:00'), 30)).toEqual(at('2026-11-23T09:30'))
    expect(addOpenMinutes(alwaysClosed(), at('2026-11-21T20:00'), 30)).toBeUndefined()
  })

  test('exactly the added minutes are open', () => {
    const from = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2026, 11, 1) / 60_000 })
    fc.assert(
      fc.property(
        from,
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom(shop, bar, kiosk, overlapping),
        (minute, minutes, hours) => {
          const start = new Date(minute * 60_000)
          const end = addOpenMinutes(hours, start, minutes)
          if (!end) return
          const openMs = listOpenIntervals(hours, start, end).reduce((total, { opens, closes }) => {
            return total + Math.min(+closes, +end) - Math.max(+opens, +start)
          }, 0)
          expect(openMs / 60_000).toBe(minutes)
        },
      ),
    )
  })
})
