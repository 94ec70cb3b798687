import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withStripeTimeout } from './with-stripe-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a provider that answers is waited for, and what went wrong is told', async () => {
  const warn = vi.fn()
  await withStripeTimeout({ warn }, Promise.resolve())
  await expect(withStripeTimeout({ warn }, Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(warn).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody waits for a slow one for ten seconds, and what goes wrong later is noted', async () => {
  const warn = vi.fn()
  const { promise, reject } = Promise.withResolvers<void>()
  const answered = vi.fn()
  const waiting = withStripeTimeout({ warn }, promise).then(answered)
  await vi.advanceTimersByTimeAsync(9500)
  expect(answered).toHaveBeenCalled()
  await waiting
  reject(new Error('late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(warn).toHaveBeenCalledOnce()
})
