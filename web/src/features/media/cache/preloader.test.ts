import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPreloader } from './preloader.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function loading() {
  const open: (() => void)[] = []
  const load = vi.fn((_address: string) => new Promise<void>((done) => open.push(done)))
  return { load, finish: () => open.shift()?.() }
}
const six = ['1', '2', '3', '4', '5', '6']

test('each image waits 100 ms, or the given delay', async () => {
  for (const [options, pause] of [
    [{}, 100],
    [{ perImageMs: 200 }, 200],
  ] as const) {
    const { load } = loading()
    createPreloader(load, options).add(six)
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(load).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(pause)
    expect(load).toHaveBeenCalledTimes(2)
  }
})

test('at most three load at once, and all of them in the end', async () => {
  const { load, finish } = loading()
  createPreloader(load).add(six)
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledTimes(3)
  finish()
  await vi.advanceTimersByTimeAsync(200)
  expect(load).toHaveBeenCalledTimes(4)
  for (const _one of six) {
    finish()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(load.mock.calls.map(([address]) => address)).toEqual(six)
  await vi.advanceTimersByTimeAsync(100)
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure is logged, and the others continue', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi.fn((address: string) =>
    address === '1' ? Promise.reject(new Error('gone')) : Promise.resolve(),
  )
  createPreloader(load).add(six)
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(6)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
