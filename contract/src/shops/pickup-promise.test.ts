import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alwaysClosed, defaultHours } from './default-hours.ts'
import { isOpen, listOpenIntervals } from './open-intervals.ts'
import type { OpeningHours, OpeningPeriod } from './opening-hours.ts'
import { getPickupPromise } from './pickup-promise.ts'
import { weekdays } from './weekdays.ts'

const at = (local: string, offset = '-08:00') => new Date(`${local}:00${offset}`)
const shop = defaultHours()
const saturdayOnly: OpeningHours = {
  ...shop,
  week: { ...alwaysClosed().week, sat: [{ opens: '08:00', closes: '09:00' }] },
}
const getPromise = (
  local: string,
  some: { hours?: OpeningHours; paused_until?: Date; preparation_minutes?: number } = {},
) => getPickupPromise({ hours: shop, preparation_minutes: 20, now: at(local), ...some })

describe('the pickup promise', () => {
  test('an open shop is ready after its preparation time, until the closing that is at least two hours later', () => {
    expect(getPromise('2026-11-20T12:00')).toEqual({
      ok: true,
      ready_at: at('2026-11-20T12:20'),
      pickup_until: at('2026-11-20T18:00'),
      open_now: true,
    })
    expect(getPromise('2026-11-20T16:30')).toMatchObject({ pickup_until: at('2026-11-21T18:00') })
  })

  test('the time is rounded up to five minutes, but not to closing time', () => {
    expect(getPromise('2026-11-20T12:01')).toMatchObject({ ready_at: at('2026-11-20T12:25') })
    expect(getPromise('2026-11-20T12:05')).toMatchObject({ ready_at: at('2026-11-20T12:25') })
    expect(getPromise('2026-11-20T17:34')).toMatchObject({ ready_at: at('2026-11-20T17:55') })
    expect(getPromise('2026-11-20T17:37')).toMatchObject({ ready_at: at('2026-11-20T17:57') })
  })

  test('both too late for today and closed count from the next opening', () => {
    expect(getPromise('2026-11-20T17:45')).toMatchObject({ ready_at: at('2026-11-21T09:20'), open_now: true })
    expect(getPromise('2026-11-21T20:00')).toMatchObject({
      ready_at: at('2026-11-23T09:20'),
      open_now: false,
    })
  })

  test('what would be ready at closing time is ready at the next opening, and a shop that closes now is closed', () => {
    const tomorrow = at('2026-11-21T09:20')
    expect(getPromise('2026-11-20T17:39')).toMatchObject({ ready_at: at('2026-11-20T17:59') })
    expect(getPromise('2026-11-20T17:40')).toMatchObject({ ready_at: tomorrow, open_now: true })
    expect(getPromise('2026-11-20T18:00')).toMatchObject({ ready_at: tomorrow, open_now: false })
    expect(getPromise('2026-11-20T09:00')).toMatchObject({ open_now: true })
  })

  test('a preparation that ends at closing time of the next opening continues to the one after it', () => {
    const hours: OpeningHours = {
      ...shop,
      week: {
        ...alwaysClosed().week,
        fri: [{ opens: '08:00', closes: '09:00' }],
        sat: [{ opens: '10:00', closes: '11:00' }],
      },
    }
    const ready = (preparation_minutes: number) =>
      getPromise('2026-11-20T07:00', { hours, preparation_minutes })
    expect(ready(59)).toMatchObject({ ready_at: at('2026-11-20T08:59') })
    expect(ready(60)).toMatchObject({ ready_at: at('2026-11-21T10:00') })
  })

  test('a paused shop, and one without an opening in 72 hours, takes no orders', () => {
    const rejected = { ok: false, code: 'shop_not_accepting_orders' }
    expect(getPromise('2026-11-20T12:00', { paused_until: at('2026-11-20T12:01') })).toEqual(rejected)
    expect(getPromise('2026-11-20T12:00', { paused_until: at('2026-11-20T11:59') })).toMatchObject({
      ok: true,
    })
    expect(getPromise('2026-11-20T12:00', { hours: alwaysClosed() })).toEqual(rejected)
    expect(getPromise('2026-11-18T07:59', { hours: saturdayOnly })).toEqual(rejected)
    expect(getPromise('2026-11-18T08:00', { hours: saturdayOnly })).toMatchObject({
      ready_at: at('2026-11-21T08:20'),
    })
  })

  test('pickup ends after at most 72 hours', () => {
    expect(getPromise('2026-11-20T12:00', { hours: saturdayOnly })).toMatchObject({
      pickup_until: at('2026-11-24T08:20'),
    })
  })

  test('an order that takes two days to prepare is ready when the shop is open', () => {
    expect(getPromise('2026-11-20T12:00', { preparation_minutes: 2880 })).toMatchObject({
      ready_at: at('2026-11-23T09:00'),
    })
  })

  test('in the night of the clock change the new time applies', () => {
    expect(getPromise('2026-03-07T20:00')).toMatchObject({ ready_at: at('2026-03-09T09:20', '-07:00') })
  })
})

const anyHours = fc
  .array(fc.array(fc.integer({ min: 0, max: 95 }), { minLength: 0, maxLength: 2 }), {
    minLength: 7,
    maxLength: 7,
  })
  .map((days): OpeningHours => {
    const clock = (quarter: number) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
    const week = alwaysClosed().week
    days.forEach(([opens, closes], day) => {
      const periods: OpeningPeriod[] =
        opens === undefined || closes === undefined ? [] : [{ opens: clock(opens), closes: clock(closes) }]
      week[weekdays[day] ?? 'sun'] = periods
    })
    return { ...alwaysClosed(), week }
  })
const anyInstant = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000))
const preparationMinutes = fc.integer({ min: 0, max: 600 })

describe('for any opening hours', () => {
  test('the shop is open at the ready time, and pickup lasts at most 72 hours from then', () => {
    fc.assert(
      fc.property(anyHours, anyInstant, preparationMinutes, (hours, now, preparation_minutes) => {
        const promise = getPickupPromise({ hours, now, preparation_minutes })
        if (!promise.ok) return
        const pickupMs = +promise.pickup_until - +promise.ready_at
        expect(isOpen(hours, promise.ready_at)).toBe(true)
        expect(promise.open_now).toBe(isOpen(hours, now))
        expect(+promise.ready_at - +now).toBeGreaterThanOrEqual(preparation_minutes * 60_000)
        expect(pickupMs).toBeGreaterThanOrEqual(2 * 3_600_000)
        expect(pickupMs).toBeLessThanOrEqual(72 * 3_600_000)
        if (pickupMs < 72 * 3_600_000) {
          const ends = listOpenIntervals(hours, promise.ready_at, new Date(+promise.pickup_until + 1)).map(
            ({ closes }) => +closes,
          )
          expect(ends).toContain(+promise.pickup_until)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a later request never gets an earlier promise', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyInstant,
        fc.integer({ min: 0, max: 3000 }),
        preparationMinutes,
        (hours, now, wait, minutes) => {
          const first = getPickupPromise({ hours, now, preparation_minutes: minutes })
          const second = getPickupPromise({
            hours,
            now: new Date(+now + wait * 60_000),
            preparation_minutes: minutes,
          })
          if (first.ok && second.ok) expect(+second.ready_at).toBeGreaterThanOrEqual(+first.ready_at)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('closing time', () => {
  test('an order that would be ready when the shop closes is ready at the next opening', () => {
    expect(getPromise('2026-11-20T17:39')).toMatchObject({ ready_at: at('2026-11-20T17:59') })
    expect(getPromise('2026-11-20T17:40')).toMatchObject({ ready_at: at('2026-11-21T09:20') })
  })

  test('a shop is not open at its closing time', () => {
    expect(getPromise('2026-11-20T17:59')).toMatchObject({ open_now: true })
    expect(getPromise('2026-11-20T18:00')).toMatchObject({ open_now: false })
  })

  test('preparation that lasts until the next closing ends at the opening after it', () => {
    const week = { ...saturdayOnly.week, sun: [{ opens: '10:00', closes: '12:00' }] } as const
    const hours: OpeningHours = { ...shop, week: { ...week, sun: [...week.sun] } }
    expect(getPromise('2026-11-20T12:00', { hours, preparation_minutes: 59 })).toMatchObject({
      ready_at: at('2026-11-21T08:59'),
    })
    expect(getPromise('2026-11-20T12:00', { hours, preparation_minutes: 60 })).toMatchObject({
      ready_at: at('2026-11-22T10:00'),
    })
  })
})
