import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getFixedOffsetZone,
  getLocalDay,
  getLocalMinutes,
  getOffsetMs,
  isTimeZone,
  setFixedOffsetZone,
  toInstant,
} from './time-zone.ts'

const pacific = 'America/Los_Angeles'
const toDayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const toUtc = (date: string, minutes: number, zone = pacific) =>
  new Date(toInstant(zone, toDayNumber(date), minutes)).toISOString().slice(0, 16)

describe('local time', () => {
  test('eight in the morning is a different instant in summer and in winter', () => {
    expect(toUtc('2026-07-01', 480)).toBe('2026-07-01T15:00')
    expect(toUtc('2026-12-01', 480)).toBe('2026-12-01T16:00')
  })

  test('on the day of the clock change both sides of it are right', () => {
    expect(toUtc('2026-03-08', 60)).toBe('2026-03-08T09:00')
    expect(toUtc('2026-03-08', 180)).toBe('2026-03-08T10:00')
    expect(toUtc('2026-11-01', 30)).toBe('2026-11-01T07:30')
    expect(toUtc('2026-11-01', 120)).toBe('2026-11-01T10:00')
  })

  test('a skipped time is the instant of the change, a repeated time the first of the two', () => {
    expect(toUtc('2026-03-08', 150)).toBe('2026-03-08T10:00')
    expect(toUtc('2026-11-01', 90)).toBe('2026-11-01T08:30')
    expect(toUtc('2026-09-06', 0, 'America/Santiago')).toBe('2026-09-06T04:00')
    expect(toUtc('2026-10-04', 135, 'Australia/Lord_Howe')).toBe('2026-10-03T15:30')
  })

  test('a later local time is never an earlier instant', () => {
    const zone = fc.constantFrom(
      pacific,
      'Europe/London',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/Santiago',
    )
    const wall = fc.integer({ min: toDayNumber('2026-01-01') * 1440, max: toDayNumber('2027-01-01') * 1440 })
    const instant = (name: string, minute: number) =>
      toInstant(name, Math.floor(minute / 1440), minute % 1440)
    fc.assert(
      fc.property(zone, wall, fc.integer({ min: 0, max: 300 }), (name, minute, later) => {
        expect(instant(name, minute + later)).toBeGreaterThanOrEqual(instant(name, minute))
      }),
      { numRuns: 1000 },
    )
  })

  test('an instant has the requested local time, unless the clock skips it', () => {
    const skipped = fc.integer({ min: toDayNumber('2026-03-09'), max: toDayNumber('2027-03-01') })
    fc.assert(
      fc.property(skipped, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
        const at = toInstant(pacific, day, minutes)
        expect([getLocalDay(pacific, at), getLocalMinutes(pacific, at)]).toEqual([day, minutes])
      }),
    )
  })
})

test('only IANA names are time zones', () => {
  expect(['UTC', 'Etc/GMT+5', pacific].every(isTimeZone)).toBe(true)
  expect(['-08:00', 'Nowhere', '../etc'].some(isTimeZone)).toBe(false)
})

describe('a fixed offset for the browser', () => {
  const zone = fc.constantFrom(pacific, 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu')
  const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') })

  test('is correct at every instant of its range', () => {
    fc.assert(
      fc.property(zone, instant, fc.double({ min: 0, max: 1, noNaN: true }), (name, now, share) => {
        const steady = getFixedOffsetZone(name, now)
        if (!steady) return
        const at = Math.floor(steady.from + share * (steady.until - steady.from - 1))
        expect(getOffsetMs(name, at)).toBe(steady.offset)
      }),
    )
  })

  test('is undefined near a clock change', () => {
    expect(getFixedOffsetZone(pacific, Date.parse('2026-03-05'))).toBeUndefined()
    expect(getFixedOffsetZone(pacific, Date.parse('2026-07-01'))).toMatchObject({ offset: -7 * 3_600_000 })
  })

  test('is used within its range only', () => {
    const [from, until] = [Date.parse('2026-07-01'), Date.parse('2026-07-02')]
    setFixedOffsetZone({ name: 'Etc/GMT+5', from, until, offset: 60_000 })
    expect([from, until - 1].map((at) => getOffsetMs('Etc/GMT+5', at))).toEqual([60_000, 60_000])
    expect(getOffsetMs('Etc/GMT+5', until)).toBe(-5 * 3_600_000)
  })
})
