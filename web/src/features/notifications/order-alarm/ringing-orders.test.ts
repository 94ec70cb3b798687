import { expect, test } from 'vitest'
import { ringing, silencedAfter } from './ringing-orders.ts'

test('it rings for what waits until it is answered or silenced', () => {
  expect(ringing(['a', 'b'], [])).toEqual(['a', 'b'])
  expect(ringing(['b'], [])).toEqual(['b'])
  expect(ringing(['a', 'b'], silencedAfter(['a', 'b'], []))).toEqual([])
})

test('a new order rings again, whatever was silenced before', () => {
  const silenced = silencedAfter(['a', 'b'], [])
  expect(ringing(['b', 'c'], silenced)).toEqual(['c'])
})

test('what has been answered is not remembered', () => {
  expect(silencedAfter(['c'], ['a', 'b'])).toEqual(['c'])
})
