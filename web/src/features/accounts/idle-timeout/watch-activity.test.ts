// @vitest-environment happy-dom
import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearActivity,
  type IdlePhase,
  readActivityOf,
  writeActivity,
} from '../../../session/activity-record.ts'
import { reportActivity, watchActivity } from './watch-activity.ts'

const sessionId = 's1'
const timeoutMs = 30 * minuteMs
let reports: number[]
let idleSeconds: number | null
let phases: IdlePhase[]
let stop: () => void
const startedAt = Date.now()
const passed = () => Date.now() - startedAt

beforeEach(() => {
  vi.useFakeTimers({ now: startedAt })
  clearActivity()
  reports = []
  phases = []
  idleSeconds = timeoutMs / secondMs
  vi.stubGlobal('fetch', async (input: unknown) => {
    if (String(input).includes('/api/auth/activity')) reports.push(passed())
    return Response.json({ idle_timeout_seconds: idleSeconds, csrfToken: 'x' })
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function start() {
  stop = watchActivity(sessionId, (phase) => void (phases.at(-1) !== phase && phases.push(phase)))
  await vi.advanceTimersByTimeAsync(0)
}
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('opening the page is use, and without input the page warns a minute ahead', async () => {
  await start()
  expect(reports).toHaveLength(1)
  await wait(29 * minuteMs - 1)
  expect(phases).toEqual(['in_use'])
  await wait(1)
  expect(phases).toEqual(['in_use', 'warning'])
  await wait(minuteMs)
  expect(phases).toEqual(['in_use', 'warning', 'ended'])
  expect(reports).toHaveLength(1)
})

test('input is reported at most once a minute, the last one too', async () => {
  await start()
  for (let second = 0; second < 150; second++) {
    press()
    await wait(secondMs)
  }
  await wait(5 * minuteMs)
  const minutes = reports.map((at) => at / minuteMs)
  expect(minutes).toHaveLength(4)
  for (const [index, at] of minutes.entries()) expect(Math.abs(at - index)).toBeLessThan(0.2)
})

test('while the page warns, only the response to it counts, also that of another tab', async () => {
  await start()
  await wait(29 * minuteMs)
  press()
  expect(phases.at(-1)).toBe('warning')
  reportActivity(sessionId)
  expect(phases.at(-1)).toBe('in_use')

  await wait(29 * minuteMs)
  expect(phases.at(-1)).toBe('warning')
  const record = readActivityOf(sessionId)
  if (record) writeActivity({ ...record, at: Date.now() })
  window.dispatchEvent(new StorageEvent('storage', { key: 'mainstreet_activity' }))
  expect(phases.at(-1)).toBe('in_use')
})

test('a session that has ended while no page was open is not used by opening one', async () => {
  writeActivity({ sessionId, at: startedAt - timeoutMs, reportedAt: 0, timeoutMs })
  await start()
  expect(phases).toEqual(['ended'])
  expect(reports).toEqual([])
})

test('a new session on this device starts anew', async () => {
  writeActivity({ sessionId: 'an earlier one', at: startedAt - timeoutMs, reportedAt: 0, timeoutMs })
  await start()
  expect(phases).toEqual(['in_use'])
  expect(reports).toHaveLength(1)
})

test('a device that is registered for the counter is never warned', async () => {
  idleSeconds = null
  await start()
  await wait(24 * 60 * minuteMs)
  expect(phases).toEqual(['in_use'])
})
