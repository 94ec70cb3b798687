import { expect, test, vi } from 'vitest'
import { createEmitter, createStore } from './create-store.ts'

test('listeners get each change until they unsubscribe', () => {
  const store = createStore(() => 1)
  const received: number[] = []
  const unsubscribe = store.subscribe(() => received.push(store.get()))
  store.set(2)
  unsubscribe()
  store.set(3)
  expect([received, store.get()]).toEqual([[2], 3])
})

test('the state is read on first use, and again after a refresh', () => {
  const read = vi.fn(() => ({}))
  const store = createStore(read)
  expect(read).not.toHaveBeenCalled()
  const first = store.get()
  expect(store.get()).toBe(first)
  store.refresh()
  expect(store.get()).not.toBe(first)
  expect(read).toHaveBeenCalledTimes(2)
})

test('an emitter is active from its first listener to its last', () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const emitter = createEmitter<string>(start)
  const one = emitter.subscribe(() => {})
  const other = emitter.subscribe(() => {})
  one()
  one()
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0])
  other()
  expect(stop).toHaveBeenCalledTimes(1)
  emitter.subscribe(() => {})
  expect(start).toHaveBeenCalledTimes(2)
})

test('a listener that unsubscribes during an event does not keep others from getting it', () => {
  const emitter = createEmitter<string>()
  const received: string[] = []
  const leave = emitter.subscribe((event) => {
    leave()
    received.push(`one ${event}`)
  })
  emitter.subscribe((event) => received.push(`two ${event}`))
  emitter.emit('a')
  emitter.emit('b')
  expect(received).toEqual(['one a', 'two a', 'two b'])
})
