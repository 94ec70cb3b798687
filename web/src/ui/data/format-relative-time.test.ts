import { expect, test } from 'vitest'
import { formatRelativeTime } from './format-relative-time.ts'

const now = new Date('2026-07-04T12:00:00Z')

test.each([
  ['2026-07-04T11:59:30Z', 'just now'],
  ['2026-07-04T11:55:00Z', '5 minutes ago'],
  ['2026-07-04T09:30:00Z', '2 hours ago'],
  ['2026-07-03T11:00:00Z', 'yesterday'],
  ['2026-07-01T11:00:00Z', '3 days ago'],
])('%s was %s', (at, expected) => {
  expect(formatRelativeTime(new Date(at), now)).toBe(expected)
})
