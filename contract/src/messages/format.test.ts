import { beforeAll, expect, test } from 'vitest'
import { language } from './en/language.ts'
import {
  formatDistance,
  formatLocalDate,
  formatLocalTime,
  formatLocalWeekday,
  formatTimeOfDay,
} from './format.ts'
import { setLanguage } from './messages.ts'

beforeAll(() => setLanguage(language))

const zone = 'America/Los_Angeles'
const at = (local: string) => new Date(`${local}:00-08:00`)

test('noon and midnight are 12 PM and 12 AM', () => {
  expect(formatLocalTime(zone, at('2026-11-20T12:00'))).toBe('12 PM')
  expect(formatLocalTime(zone, at('2026-11-20T00:05'))).toBe('12:05 AM')
  expect(formatTimeOfDay('08:30')).toBe('8:30 AM')
})

test('the weekday and the date are those of the time zone', () => {
  expect(formatLocalWeekday(zone, at('2026-11-20T23:00'))).toBe('Fri')
  expect(formatLocalDate(zone, at('2026-11-30T23:00'))).toBe('Nov 30')
})

test.each([
  [0, '0 ft'],
  [0.01, '53 ft'],
  [0.161, '850 ft'],
  [0.9999, '5,280 ft'],
  [1, '1.0 mi'],
  [1.24, '1.2 mi'],
  [135.7, '136 mi'],
  [2445.2, '2,445 mi'],
  [1006.8, '1,007 mi'],
])('a distance of %d miles is shown as %s', (miles, expected) => expect(formatDistance(miles)).toBe(expected))
