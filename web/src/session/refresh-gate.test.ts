import { sessionLimits as limits } from '@mainstreet/contract/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefreshGate } from './refresh-gate.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A refresh that ends when it is told to. */
function createSlowRenewal() {
  const waiting: ((renewed: boolean) => void)[] = []
  const renew = vi.fn(() => new Promise<boolean>((resolve) => waiting.push(resolve)))
  return { renew, end: (renewed: boolean) => waiting.shift()?.(renewed) }
}

test('all who wait share one refresh', async () => {
  const { renew, end } = createSlowRenewal()
  const gate = createRefreshGate(renew)
  const asked = [gate.refresh(), gate.refresh(), gate.refresh()]
  end(true)
  expect(await Promise.all(asked)).toEqual([true, true, true])
  expect(renew).toHaveBeenCalledTimes(1)
})

test('within 5000 ms there is no second one, after them there is', async () => {
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

test('a refresh that fails answers no, to everyone', async () => {
  const gate = createRefreshGate(() => Promise.reject(new TypeError('offline')))
  expect(await Promise.all([gate.refresh(), gate.refresh()])).toEqual([false, false])
})

test('nobody waits for ever', async () => {
  const { renew } = createSlowRenewal()
  const gate = createRefreshGate(renew)
  const asked = gate.refresh()
  await vi.advanceTimersByTimeAsync(limits.refreshWaitMs)
  expect(await asked).toBe(false)
})

test('a call waits for the refresh that is running, and for none otherwise', async () => {
  const { renew, end } = createSlowRenewal()
  const gate = createRefreshGate(renew)
  await gate.waitForRefresh()
  void gate.refresh()
  const heard = vi.fn()
  const waiting = gate.waitForRefresh().then(heard)
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).not.toHaveBeenCalled()
  end(true)
  await waiting
  expect(heard).toHaveBeenCalled()
})
