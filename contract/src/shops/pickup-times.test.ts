import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OpeningHours } from './opening-hours.ts'
import { getPickupPromise } from './pickup-promise.ts'
import { getPickupDeadline, isPickupTime, listPickupTimes } from './pickup-times.ts'

const day = [{ opens: '09:00', closes: '12:00' }]
const hours: OpeningHours = {
  time_zone: 'America/Los_Angeles',
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
  exceptions: [{ date: '2026-11-25', periods: [] }],
}
/** Los Angeles is eight hours behind in November. */
const local = (date: string, time: string) => new Date(`${date}T${time}:00-08:00`)
const promiseInput = (now: Date, preparation_minutes = 20) => ({ hours, preparation_minutes, now })

test('the first time is the ready time, then every half hour while the shop is open', () => {
  const times = listPickupTimes(promiseInput(local('2026-11-23', '10:05')))
  expect(times.slice(0, 5)).toEqual([
    local('2026-11-23', '10:25'),
    local('2026-11-23', '10:30'),
    local('2026-11-23', '11:00'),
    local('2026-11-23', '11:30'),
    local('2026-11-24', '09:00'),
  ])
  expect(times.some((at) => at >= local('2026-11-25', '00:00') && at < local('2026-11-26', '00:00'))).toBe(
    false,
  )
})

test('a paused shop offers no time', () => {
  expect(
    listPickupTimes({
      ...promiseInput(local('2026-11-23', '10:00')),
      paused_until: local('2026-11-24', '10:00'),
    }),
  ).toEqual([])
})

test('times before ready, while closed and next week are rejected', () => {
  const now = local('2026-11-23', '10:00')
  expect(isPickupTime(promiseInput(now), local('2026-11-23', '10:05'))).toBe(false)
  expect(isPickupTime(promiseInput(now), local('2026-11-23', '12:00'))).toBe(false)
  expect(isPickupTime(promiseInput(now), local('2026-11-25', '10:00'))).toBe(false)
  expect(isPickupTime(promiseInput(now), local('2026-11-30', '10:00'))).toBe(false)
  expect(isPickupTime(promiseInput(now), local('2026-11-24', '09:30'))).toBe(true)
})

test('pickup ends with the opening that leaves two hours', () => {
  expect(getPickupDeadline(hours, local('2026-11-23', '09:30'))).toEqual(local('2026-11-23', '12:00'))
  expect(getPickupDeadline(hours, local('2026-11-23', '10:30'))).toEqual(local('2026-11-24', '12:00'))
})

test('every offered time is accepted, and its deadline is that of the promise', () => {
  const start = local('2026-11-20', '00:00').getTime()
  fc.assert(
    fc.property(fc.nat(7 * 24 * 60), fc.nat(240), (minute, preparation) => {
      const request = promiseInput(new Date(start + minute * 60_000), preparation)
      const times = listPickupTimes(request)
      for (const at of times) expect(isPickupTime(request, at), at.toISOString()).toBe(true)
      const promise = getPickupPromise(request)
      expect(promise.ok).toBe(times.length > 0)
      if (promise.ok && times[0]) expect(getPickupDeadline(hours, times[0])).toEqual(promise.pickup_until)
    }),
    { numRuns: 200 },
  )
})
