import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getOpenState } from './open-intervals.ts'
import { alwaysClosed, defaultHours, type OpeningHours } from './opening-hours.ts'
import { formatLocalTime, openStateLabel } from './opening-hours-labels.ts'

const at = (local: string) => new Date(`${local}:00-08:00`)
const shop = defaultHours()
const allDay = [{ opens: '00:00', closes: '00:00' }]
const kiosk: OpeningHours = {
  ...shop,
  week: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
}
const saturdayOnly: OpeningHours = {
  ...shop,
  week: { ...alwaysClosed().week, sat: [{ opens: '08:00', closes: '10:00' }] },
}

describe('labels of the opening state', () => {
  test.each([
    ['2026-11-20T12:00', shop, 'Open until 6 PM'],
    ['2026-11-20T17:40', shop, 'Closes soon, 6 PM'],
    ['2026-11-20T07:00', shop, 'Opens 9 AM'],
    ['2026-11-21T19:00', shop, 'Opens Mon 9 AM'],
    ['2026-11-21T19:00', kiosk, 'Open 24 hours'],
    ['2026-11-21T11:00', saturdayOnly, 'Opens Nov 28, 8 AM'],
    ['2026-11-21T11:00', alwaysClosed(), 'Closed'],
  ] as const)('at %s', (local, hours, expected) => expect(openStateLabel(hours, at(local))).toBe(expected))

  test('noon and midnight are 12 PM and 12 AM', () => {
    expect(formatLocalTime(shop.time_zone, at('2026-11-20T12:00'))).toBe('12 PM')
    expect(formatLocalTime(shop.time_zone, at('2026-11-20T00:05'))).toBe('12:05 AM')
  })

  test('every label starts with its state, at any minute of the year', () => {
    const first = { open: 'Open ', closes_soon: 'Closes soon', closed: 'Opens ' }
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 525_600 }),
        fc.constantFrom(shop, saturdayOnly, kiosk),
        (minute, hours) => {
          const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000)
          expect(openStateLabel(hours, now).startsWith(first[getOpenState(hours, now).state])).toBe(true)
        },
      ),
    )
  })
})
