import { sync } from '@mainstreet/contract/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a burst of news is read at once and once more at the end, never within 2 s', () => {
  const at: number[] = []
  const { trigger } = throttle(() => at.push(Date.now()), sync.reloadThrottleMs)
  for (let news = 0; news < 100; news++) {
    trigger()
    vi.advanceTimersByTime(33)
  }
  vi.advanceTimersByTime(10_000)
  expect(at).toHaveLength(3)
  for (const [index, time] of at.slice(1).entries()) expect(time - (at[index] as number)).toBe(2000)
})

test('the last news is never lost', () => {
  let read = 0
  let told = 0
  const { trigger } = throttle(() => {
    read = told
  }, sync.reloadThrottleMs)
  for (told = 1; told <= 5; told++) {
    trigger()
    vi.advanceTimersByTime(700)
  }
  told = 5
  vi.advanceTimersByTime(2000)
  expect(read).toBe(5)
})
