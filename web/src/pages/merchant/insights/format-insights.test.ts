import { expect, test } from 'vitest'
import { formatMinutes } from './format-insights.ts'

test('minutes have readable labels', () => {
  expect([0.5, 1, 45, 150].map(formatMinutes)).toEqual(['30 seconds', '1 minute', '45 minutes', '3 hours'])
})
