import { expect, test, vi } from 'vitest'
import { addJitter, getBackoffMs, retry } from './retry.ts'

test('the delay doubles with each failure up to the maximum', () => {
  const pauses = [1, 2, 3, 4, 5, 2000].map((failures) => getBackoffMs(failures, { baseMs: 3, capMs: 30 }))
  expect(pauses).toEqual([3, 6, 12, 24, 30, 30])
  expect([1, 2, 3].map((failures) => getBackoffMs(failures, { baseMs: 3, factor: 4 }))).toEqual([3, 12, 48])
  expect([0, 0.5, 1].map((random) => addJitter(10, random))).toEqual([10, 11.5, 13])
})

test('work that succeeds at last returns its result, after the delays', async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error())
    .mockResolvedValue(7)
  const sleep = vi.fn(async () => {})
  const pauseMs = (failures: number) => failures * 100
  expect(await retry(work, { retries: 2, pauseMs, sleep })).toBe(7)
  expect(sleep.mock.calls).toEqual([[100], [200]])
})

test('the last error is thrown, and a permanent error at once', async () => {
  const failing = vi.fn().mockRejectedValue(new Error('gone'))
  await expect(retry(failing, { retries: 3 })).rejects.toThrow('gone')
  expect(failing).toHaveBeenCalledTimes(4)
  const permanentFailure = vi.fn().mockRejectedValue(new Error('refused'))
  await expect(retry(permanentFailure, { retries: 3, isRetryable: () => false })).rejects.toThrow('refused')
  expect(permanentFailure).toHaveBeenCalledOnce()
})
