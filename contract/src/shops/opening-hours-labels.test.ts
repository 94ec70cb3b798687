import { expect, test } from 'vitest'
import {
  formatLocalDate,
  formatLocalTime,
  formatLocalWeekday,
  formatTimeOfDay,
} from './opening-hours-labels.ts'

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
