import { sync } from '@mainstreet/contract/live/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a burst of changes is read at once and once more at the end, never within 2 s', () => {
  const at: number[] = []
  const { trigger } = throttle(() => at.push(Date.now()), sync.reloadThrottleMs)
  for (let change = 0; change < 100; change++) {
    trigger()
    vi.advanceTimersByTime(33)
  }
  vi.advanceTimersByTime(10_000)
  expect(at).toHaveLength(3)
  for (const [index, time] of at.slice(1).entries()) expect(time - (at[index] as number)).toBe(2000)
})

test('the last change is never lost', () => {
  let read = 0
  let changes = 0
  const { trigger } = throttle(() => {
    read = changes
  }, sync.reloadThrottleMs)
  for (changes = 1; changes <= 5; changes++) {
    trigger()
    vi.advanceTimersByTime(700)
  }
  changes = 5
  vi.advanceTimersByTime(2000)
  expect(read).toBe(5)
})
