import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNetworkMonitor, type NetworkMonitor } from './network-monitor.ts'

let browser: EventTarget
let monitor: NetworkMonitor
const checkHealth = vi.fn<(signal: AbortSignal) => Promise<boolean>>()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  checkHealth.mockReset().mockResolvedValue(true)
  browser = new EventTarget()
  monitor = createNetworkMonitor({ checkHealth, browser })
})
afterEach(() => {
  monitor.stop()
  vi.useRealTimers()
})
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the health check runs every thirty seconds', async () => {
  await advanceTime(29_999)
  expect(checkHealth).toHaveBeenCalledTimes(0)
  await advanceTime(1)
  expect(checkHealth).toHaveBeenCalledTimes(1)
  await advanceTime(60_000)
  expect(checkHealth).toHaveBeenCalledTimes(3)
  expect(monitor.state()).toEqual({ isOnline: true, lastChecked: 90_000, failures: 0 })
})

test('no response within five seconds counts as offline, and the request is aborted', async () => {
  checkHealth.mockImplementation(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  await advanceTime(34_999)
  expect(monitor.state().isOnline).toBe(true)
  await advanceTime(1)
  expect(monitor.state()).toMatchObject({ isOnline: false, failures: 1 })
})

test('an error response counts as offline; failures add up until a success', async () => {
  checkHealth.mockResolvedValueOnce(false).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await advanceTime(60_000)
  expect(monitor.state()).toMatchObject({ isOnline: false, failures: 2 })
  await advanceTime(30_000)
  expect(monitor.state()).toMatchObject({ isOnline: true, failures: 0 })
})

test('an offline event counts at once; an online event only counts after a health check', async () => {
  const onChange = vi.fn()
  monitor.subscribe(onChange)
  browser.dispatchEvent(new Event('offline'))
  expect(monitor.state().isOnline).toBe(false)
  checkHealth.mockResolvedValueOnce(false)
  browser.dispatchEvent(new Event('online'))
  await advanceTime(0)
  expect(monitor.state().isOnline).toBe(false)
  browser.dispatchEvent(new Event('online'))
  await advanceTime(0)
  expect(monitor.state().isOnline).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('a connection that is back before requests succeed is checked again after five seconds', async () => {
  browser.dispatchEvent(new Event('offline'))
  checkHealth.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  browser.dispatchEvent(new Event('online'))
  await advanceTime(4_999)
  expect(monitor.state().isOnline).toBe(false)
  await advanceTime(1)
  expect(monitor.state().isOnline).toBe(true)
  await advanceTime(20_000)
  expect(checkHealth).toHaveBeenCalledTimes(2)
})

test('after five retries the interval is thirty seconds again', async () => {
  checkHealth.mockResolvedValue(false)
  await advanceTime(1_000)
  browser.dispatchEvent(new Event('online'))
  await advanceTime(28_000)
  expect(checkHealth).toHaveBeenCalledTimes(6)
  await advanceTime(61_000)
  expect(checkHealth).toHaveBeenCalledTimes(9)
})

test('a new offline event ends the retries', async () => {
  checkHealth.mockResolvedValue(false)
  browser.dispatchEvent(new Event('online'))
  await advanceTime(6_000)
  browser.dispatchEvent(new Event('offline'))
  await advanceTime(23_000)
  expect(checkHealth).toHaveBeenCalledTimes(2)
})

test('an offline state before the start is known', () => {
  const offlineMonitor = createNetworkMonitor({ checkHealth, browser, isInitiallyOnline: false })
  expect(offlineMonitor.state()).toMatchObject({ isOnline: false, failures: 1 })
  offlineMonitor.stop()
})

test('after stop there are no more checks', async () => {
  checkHealth.mockResolvedValueOnce(false)
  browser.dispatchEvent(new Event('online'))
  await advanceTime(1_000)
  monitor.stop()
  browser.dispatchEvent(new Event('online'))
  await advanceTime(120_000)
  expect(checkHealth).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
