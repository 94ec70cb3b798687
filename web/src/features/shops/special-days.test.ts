import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { expect, test } from 'vitest'
import { formatPeriods } from '../../ui/data/format-periods.ts'
import { getUpcomingExceptions } from './special-days.tsx'

const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const hoursWithExceptions = (...dates: string[]): OpeningHours => ({
  time_zone: 'America/Los_Angeles',
  week,
  exceptions: dates.map((date) => ({ date, periods: [] })),
})
const datesOf = (hours: OpeningHours, now: string) =>
  getUpcomingExceptions(hours, new Date(now)).map(({ date }) => date)

test("the first exception is that of today in the shop's time zone, not that of yesterday", () => {
  const hours = hoursWithExceptions('2026-11-27', '2026-11-25', '2026-11-26')
  // an hour before midnight in California
  expect(datesOf(hours, '2026-11-27T07:00:00Z')).toEqual(['2026-11-26', '2026-11-27'])
  expect(datesOf(hours, '2026-11-27T09:00:00Z')).toEqual(['2026-11-27'])
})

test('exceptions months away, and more than five, are left out', () => {
  expect(datesOf(hoursWithExceptions('2027-07-04'), '2026-11-21T20:00:00Z')).toEqual([])
  const many = hoursWithExceptions(
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  )
  expect(datesOf(many, '2026-11-21T20:00:00Z')).toHaveLength(5)
})

test('the opening hours have readable labels', () => {
  expect(
    formatPeriods([
      { opens: '08:00', closes: '12:30' },
      { opens: '14:00', closes: '00:00' },
    ]),
  ).toBe('8 AM–12:30 PM, 2 PM–12 AM')
  expect(formatPeriods([])).toBe('Closed')
})
