import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, isTimeZone, localDay, localMinutes } from './zone.ts'

const pacific = 'America/Los_Angeles'
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const utc = (date: string, minutes: number, zone = pacific) =>
  new Date(instantOf(zone, dayOf(date), minutes)).toISOString().slice(0, 16)

describe('local time', () => {
  test('eight in the morning is another moment in summer and in winter', () => {
    expect(utc('2026-07-01', 480)).toBe('2026-07-01T15:00')
    expect(utc('2026-12-01', 480)).toBe('2026-12-01T16:00')
  })

  test('on the days of the change both sides of it are right', () => {
    expect(utc('2026-03-08', 60)).toBe('2026-03-08T09:00')
    expect(utc('2026-03-08', 180)).toBe('2026-03-08T10:00')
    expect(utc('2026-11-01', 30)).toBe('2026-11-01T07:30')
    expect(utc('2026-11-01', 120)).toBe('2026-11-01T10:00')
  })

  test('a time that is skipped is the jump, one that comes twice the first', () => {
    expect(utc('2026-03-08', 150)).toBe('2026-03-08T10:00')
    expect(utc('2026-11-01', 90)).toBe('2026-11-01T08:30')
    expect(utc('2026-09-06', 0, 'America/Santiago')).toBe('2026-09-06T04:00')
    expect(utc('2026-10-04', 135, 'Australia/Lord_Howe')).toBe('2026-10-03T15:30')
  })

  test('later on the wall is never earlier in the world', () => {
    const zone = fc.constantFrom(
      pacific,
      'Europe/London',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/Santiago',
    )
    const wall = fc.integer({ min: dayOf('2026-01-01') * 1440, max: dayOf('2027-01-01') * 1440 })
    const moment = (name: string, minute: number) => instantOf(name, Math.floor(minute / 1440), minute % 1440)
    fc.assert(
      fc.property(zone, wall, fc.integer({ min: 0, max: 300 }), (name, minute, later) => {
        expect(moment(name, minute + later)).toBeGreaterThanOrEqual(moment(name, minute))
      }),
      { numRuns: 1000 },
    )
  })

  test('the clock reads what was asked for, unless that time is skipped', () => {
    const skipped = fc.integer({ min: dayOf('2026-03-09'), max: dayOf('2027-03-01') })
    fc.assert(
      fc.property(skipped, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
        const at = instantOf(pacific, day, minutes)
        expect([localDay(pacific, at), localMinutes(pacific, at)]).toEqual([day, minutes])
      }),
    )
  })
})

test('a zone has a name', () => {
  expect(['UTC', 'Etc/GMT+5', pacific].every(isTimeZone)).toBe(true)
  expect(['-08:00', 'Nowhere', '../etc'].some(isTimeZone)).toBe(false)
})
