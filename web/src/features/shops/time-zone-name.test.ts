import { expect, test } from 'vitest'
import { formatTimeZoneName, getTimeZoneChoices } from './time-zone-name.ts'

const july = new Date('2026-07-01T12:00:00Z')

test('a time zone has its common name', () => {
  expect(formatTimeZoneName('America/Los_Angeles', july)).toBe('Pacific Time')
  expect(formatTimeZoneName('America/Phoenix', july)).toBe('Phoenix (Mountain Standard Time)')
  expect(formatTimeZoneName('Europe/Berlin', july)).toBe('Berlin (Central European Time)')
})

test('the zones of the United States come first, each zone once, and the current one is always included', () => {
  const { us, others } = getTimeZoneChoices('US/Pacific')
  expect(us[0]).toBe('America/Los_Angeles')
  expect(others[0]).toBe('US/Pacific')
  expect(others).toContain('Europe/Berlin')
  expect(new Set([...us, ...others]).size).toBe(us.length + others.length)
})
