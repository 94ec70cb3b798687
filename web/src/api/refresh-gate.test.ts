import { sessionLimits as limits } from '@mainstreet/contract/accounts/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefreshGate } from './refresh-gate.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A refresh that the test ends. */
function createSlowRenewal() {
  const waiting: ((renewed: boolean) => void)[] = []
  const renew = vi.fn(() => new Promise<boolean>((resolve) => waiting.push(resolve)))
  return { renew, end: (renewed: boolean) => waiting.shift()?.(renewed) }
}

test('concurrent callers share one refresh', async () => {
  const { renew, end } = createSlowRenewal()
  const gate = createRefreshGate(renew)
  const refreshes = [gate.refresh(), gate.refresh(), gate.refresh()]
  end(true)
  expect(await Promise.all(refreshes)).toEqual([true, true, true])
  expect(renew).toHaveBeenCalledTimes(1)
})

test('within 5000 ms there is no second refresh, after that there is', async () => {
  const renew = vi.fn(async () => true)
  const gate = createRefreshGate(renew)
  expect(await gate.refresh()).toBe(true)
  vi.advanceTimersByTime(4999)
  expect(await gate.refresh()).toBe(false)
  expect(renew).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await gate.refresh()).toBe(true)
  expect(renew).toHaveBeenCalledTimes(2)
})

test('a failed refresh returns false to every caller', async () => {
  const gate = createRefreshGate(() => Promise.reject(new TypeError('offline')))
  expect(await Promise.all([gate.refresh(), gate.refresh()])).toEqual([false, false])
})

test('no caller waits forever', async () => {
  const { renew } = createSlowRenewal()
  const gate = createRefreshGate(renew)
  const refreshes = gate.refresh()
  await vi.advanceTimersByTimeAsync(limits.refreshWaitMs)
  expect(await refreshes).toBe(false)
})

test('a call waits for a running refresh, and otherwise not at all', async () => {
  const { renew, end } = createSlowRenewal()
  const gate = createRefreshGate(renew)
  await gate.waitForRefresh()
  void gate.refresh()
  const received = vi.fn()
  const waiting = gate.waitForRefresh().then(received)
  await vi.advanceTimersByTimeAsync(10)
  expect(received).not.toHaveBeenCalled()
  end(true)
  await waiting
  expect(received).toHaveBeenCalled()
})
