import { expect, test } from 'vitest'
import { formatMessageDay, formatShortTime } from './message-time.ts'

const now = new Date(2026, 10, 21, 9, 30)
const at = (daysAgo: number) => new Date(2026, 10, 21 - daysAgo, 23, 59)

test('days have natural labels', () => {
  expect(formatMessageDay(new Date(2026, 10, 21, 0, 1), now)).toBe('Today')
  expect(formatMessageDay(at(1), now)).toBe('Yesterday')
  expect(formatMessageDay(at(3), now)).toBe('Wednesday')
  expect(formatMessageDay(at(18), now)).toBe('Tuesday, November 3')
  expect(formatMessageDay(new Date(2025, 10, 3), now)).toBe('Monday, November 3, 2025')
})

test('a list shows a short time', () => {
  expect(formatShortTime(new Date(2026, 10, 21, 8, 5), now)).toBe('8:05 AM')
  expect(formatShortTime(at(1), now)).toBe('Yesterday')
  expect(formatShortTime(at(18), now)).toBe('Nov 3')
})
