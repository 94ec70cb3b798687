import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type NetworkWatch, watchNetwork } from './network-monitor.ts'

let browser: EventTarget
let watch: NetworkWatch
const ask = vi.fn<(signal: AbortSignal) => Promise<boolean>>()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  ask.mockReset().mockResolvedValue(true)
  browser = new EventTarget()
  watch = watchNetwork({ ask, browser })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the street is asked every thirty seconds', async () => {
  await pass(29_999)
  expect(ask).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(watch.state()).toEqual({ isOnline: true, lastChecked: 90_000, failures: 0 })
})

test('who has not answered in five seconds is away, and the question is dropped', async () => {
  ask.mockImplementation(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  await pass(34_999)
  expect(watch.state().isOnline).toBe(true)
  await pass(1)
  expect(watch.state()).toMatchObject({ isOnline: false, failures: 1 })
})

test('an answer that is not well is none; failures add up until one is', async () => {
  ask.mockResolvedValueOnce(false).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await pass(60_000)
  expect(watch.state()).toMatchObject({ isOnline: false, failures: 2 })
  await pass(30_000)
  expect(watch.state()).toMatchObject({ isOnline: true, failures: 0 })
})

test('the browser’s word counts at once; its "online" is only believed when the street answers', async () => {
  const heard = vi.fn()
  watch.subscribe(heard)
  browser.dispatchEvent(new Event('offline'))
  expect(watch.state().isOnline).toBe(false)
  ask.mockResolvedValueOnce(false)
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  expect(watch.state().isOnline).toBe(false)
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  expect(watch.state().isOnline).toBe(true)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('a line that comes back before anything gets through is asked again after five seconds', async () => {
  browser.dispatchEvent(new Event('offline'))
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  browser.dispatchEvent(new Event('online'))
  await pass(4_999)
  expect(watch.state().isOnline).toBe(false)
  await pass(1)
  expect(watch.state().isOnline).toBe(true)
  await pass(20_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('five tries more are enough; then it is every thirty seconds again', async () => {
  ask.mockResolvedValue(false)
  await pass(1_000)
  browser.dispatchEvent(new Event('online'))
  await pass(28_000)
  expect(ask).toHaveBeenCalledTimes(6)
  await pass(61_000)
  expect(ask).toHaveBeenCalledTimes(9)
})

test('a line that is lost again ends the tries', async () => {
  ask.mockResolvedValue(false)
  browser.dispatchEvent(new Event('online'))
  await pass(6_000)
  browser.dispatchEvent(new Event('offline'))
  await pass(23_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a line that was lost before anybody listened is known to be', () => {
  const late = watchNetwork({ ask, browser, hasLine: false })
  expect(late.state()).toMatchObject({ isOnline: false, failures: 1 })
  late.stop()
})

test('once stopped it asks nobody', async () => {
  ask.mockResolvedValueOnce(false)
  browser.dispatchEvent(new Event('online'))
  await pass(1_000)
  watch.stop()
  browser.dispatchEvent(new Event('online'))
  await pass(120_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
