import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { expect, test } from 'vitest'
import {
  addPeriod,
  copyDay,
  findDifferences,
  formatDayPeriods,
  getPeriodsError,
  isValidHours,
  removeException,
  setDay,
  setException,
} from './hours-edit.ts'

const hours = defaultHours()

test('a newly opened day has the usual times, a second period comes after a break', () => {
  expect(addPeriod([])).toEqual([{ opens: '09:00', closes: '18:00' }])
  expect(addPeriod([{ opens: '09:00', closes: '12:00' }])[1]).toEqual({ opens: '13:00', closes: '17:00' })
})

test('overlapping, missing and invalid times are reported', () => {
  expect(
    getPeriodsError([
      { opens: '09:00', closes: '13:00' },
      { opens: '12:00', closes: '18:00' },
    ]),
  ).toMatch(/overlap/)
  expect(getPeriodsError([{ opens: '', closes: '13:00' }])).toMatch(/both/)
  expect(getPeriodsError([{ opens: '09:00', closes: '09:00' }])).toMatch(/differ/)
  expect(getPeriodsError([{ opens: '18:00', closes: '02:00' }])).toBeUndefined()
})

test('an error at one date prevents saving all hours', () => {
  expect(isValidHours(hours)).toBe(true)
  const odd = setException(hours, { date: '2026-12-24', periods: [{ opens: '', closes: '12:00' }] })
  expect(isValidHours(odd)).toBe(false)
})

test('a day can be copied to the others independently', () => {
  const long = setDay(hours, 'mon', [{ opens: '07:00', closes: '20:00' }])
  const copied = copyDay(long, 'mon', ['tue', 'wed'])
  expect(copied.week.wed).toEqual(copied.week.mon)
  expect(copied.week.wed[0]).not.toBe(copied.week.mon[0])
  expect(copied.week.thu).toEqual(hours.week.thu)
})

test('a date is in the list once, in order', () => {
  const closed = { periods: [], note: 'Closed' }
  const two = setException(setException(hours, { date: '2026-12-25', ...closed }), {
    date: '2026-01-01',
    ...closed,
  })
  expect(two.exceptions.map(({ date }) => date)).toEqual(['2026-01-01', '2026-12-25'])
  const repeatedDate = setException(two, { date: '2026-12-25', periods: [], note: 'Christmas' })
  expect(repeatedDate.exceptions).toHaveLength(2)
  expect(removeException(repeatedDate, '2026-12-25').exceptions).toHaveLength(1)
})

test('two versions of the hours are compared day by day', () => {
  const theirs = setDay(hours, 'sat', [])
  expect(findDifferences(hours, theirs)).toEqual([{ what: 'Saturday', mine: '9 AM–6 PM', theirs: 'Closed' }])
  expect(findDifferences(hours, { ...hours, time_zone: 'America/New_York' })).toMatchObject([
    { what: 'Time zone' },
  ])
  const special = setException(hours, { date: '2026-12-24', periods: [] })
  expect(findDifferences(hours, special)).toMatchObject([{ what: 'Dec 24, 2026' }])
  expect(formatDayPeriods([{ opens: '00:00', closes: '12:30' }])).toBe('12 AM–12:30 PM')
})
