import { expect, test } from 'vitest'
import { formatDuration, formatShortWhen, formatWhen } from './order-time.ts'
import { timeAt } from './test/order-fixture.ts'

const zone = 'America/Los_Angeles'
const now = new Date(timeAt('20:00'))

test.each([
  ['2026-07-01T23:40:00Z', '4:40 PM today'],
  ['2026-07-02T16:00:00Z', '9 AM tomorrow'],
  ['2026-06-30T16:00:00Z', '9 AM yesterday'],
  ['2026-07-04T16:00:00Z', 'Sat 9 AM'],
  ['2026-07-12T16:00:00Z', 'Jul 12, 9 AM'],
])('a time has its day: %s is %s', (time, expected) => {
  expect(formatWhen(zone, new Date(time), now)).toBe(expected)
})

test('today needs only the time', () => {
  expect(formatShortWhen(zone, new Date('2026-07-01T23:40:00Z'), now)).toBe('4:40 PM')
})

test.each([
  [-5_000, 'just now'],
  [59_000, 'just now'],
  [4 * 60_000, '4 min'],
  [60 * 60_000, '1 hr'],
  [80 * 60_000, '1 hr 20 min'],
  [25 * 3_600_000, '1 day'],
  [60 * 3_600_000, '2 days'],
])('%d ms are %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected)
})
