import { expect, test } from 'vitest'
import { formatSince } from './failed-sign-ins-warning.tsx'

const now = new Date(2026, 10, 12, 18, 0)

test.each([
  [new Date(2026, 10, 12, 9, 5), '9:05 AM'],
  [new Date(2026, 10, 11, 23, 0), 'Wednesday'],
  [new Date(2026, 10, 7, 9, 0), 'Saturday'],
  [new Date(2026, 10, 5, 9, 0), 'Nov 5'],
])('%s is shown as %s', (since, expected) => {
  expect(formatSince(since, now)).toBe(expected)
})
