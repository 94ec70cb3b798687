import { expect, test } from 'vitest'
import { addSilenced, getRingingOrders } from './ringing-orders.ts'

test('it rings for what waits until it is answered or silenced', () => {
  expect(getRingingOrders(['a', 'b'], [])).toEqual(['a', 'b'])
  expect(getRingingOrders(['b'], [])).toEqual(['b'])
  expect(getRingingOrders(['a', 'b'], addSilenced(['a', 'b'], []))).toEqual([])
})

test('a new order rings again, whatever was silenced before', () => {
  const silenced = addSilenced(['a', 'b'], [])
  expect(getRingingOrders(['b', 'c'], silenced)).toEqual(['c'])
})

test('what has been answered is not remembered', () => {
  expect(addSilenced(['c'], ['a', 'b'])).toEqual(['c'])
})
