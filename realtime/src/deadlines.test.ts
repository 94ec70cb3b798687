import { setImmediate as breathe } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeadlines } from './deadlines.ts'

const hour = 3600
const itemCount = 10_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Advances the fake clock by seconds, with enough event loop turns for the calls. */
async function advanceTime(seconds: number, turns = 1) {
  for (let left = seconds; left > 0; left--) {
    vi.advanceTimersByTime(1000)
    for (let index = 0; index < turns; index++) await breathe()
  }
}

test('each of ten thousand deadlines is called once, within two seconds after it is due and never before', async () => {
  const began = Date.now()
  const times = Array.from({ length: itemCount }, (_, index) => began + ((index * 7919 * 13) % (hour * 1000)))
  const late: number[] = []
  const deadlines = createDeadlines<number>(Date.now, (at) => late.push(Date.now() - (times[at] ?? 0)))
  for (const [at, time] of times.entries()) deadlines.set(at, time)
  await advanceTime(hour + 2)
  expect(late).toHaveLength(itemCount)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...late)).toBeLessThan(2000)
  deadlines.close()
})

test('a deadline that is moved is called at the later time, and a deleted one never', async () => {
  const called: string[] = []
  const deadlines = createDeadlines<string>(Date.now, (user) => called.push(user))
  for (const client of ['patient', 'gone', 'due']) deadlines.set(client, Date.now() + 5000)
  deadlines.set('patient', Date.now() + 60_000)
  deadlines.delete('gone')
  await advanceTime(10)
  expect(called).toEqual(['due'])
  await advanceTime(52)
  expect(called).toEqual(['due', 'patient'])
  deadlines.close()
})

test('many deadlines that are due at once give the event loop turns in between', async () => {
  let called = 0
  const deadlines = createDeadlines<number>(Date.now, () => called++)
  for (let index = 0; index < itemCount; index++) deadlines.set(index, Date.now() + 1000)
  vi.advanceTimersByTime(2000)
  let max = 0
  for (let before = called; called < itemCount; before = called) {
    await breathe()
    max = Math.max(max, called - before)
  }
  expect(max).toBeLessThanOrEqual(200)
  deadlines.close()
})

test('a clock that jumps forward by years calls at once, and one that jumps back waits again', async () => {
  const called: string[] = []
  const deadlines = createDeadlines<string>(Date.now, (user) => called.push(user))
  const began = Date.now()
  deadlines.set('soon', began + hour * 1000)
  vi.setSystemTime(began + 20 * 365 * 24 * hour * 1000)
  await advanceTime(1)
  expect(called).toEqual(['soon'])
  vi.setSystemTime(began)
  deadlines.set('later', began + 10_000)
  await advanceTime(5)
  expect(called).toEqual(['soon'])
  await advanceTime(6)
  expect(called).toEqual(['soon', 'later'])
  deadlines.close()
})
