import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withStripeTimeout } from './with-stripe-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the result or error of a provider that responds in time is passed on', async () => {
  const warn = vi.fn()
  await withStripeTimeout({ warn }, Promise.resolve())
  await expect(withStripeTimeout({ warn }, Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(warn).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody waits ten seconds for a slow provider, and its later error is logged', async () => {
  const warn = vi.fn()
  const { promise, reject } = Promise.withResolvers<void>()
  const result = vi.fn()
  const waiting = withStripeTimeout({ warn }, promise).then(result)
  await vi.advanceTimersByTimeAsync(9500)
  expect(result).toHaveBeenCalled()
  await waiting
  reject(new Error('late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(warn).toHaveBeenCalledOnce()
})
