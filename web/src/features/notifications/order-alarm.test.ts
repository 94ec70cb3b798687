import { expect, test } from 'vitest'
import { addSilenced, getRingingOrders } from './order-alarm.tsx'

test('a new order rings until it is handled or silenced', () => {
  expect(getRingingOrders(['a', 'b'], [])).toEqual(['a', 'b'])
  expect(getRingingOrders(['b'], [])).toEqual(['b'])
  expect(getRingingOrders(['a', 'b'], addSilenced(['a', 'b'], []))).toEqual([])
})

test('another new order rings again, whatever was silenced before', () => {
  const silenced = addSilenced(['a', 'b'], [])
  expect(getRingingOrders(['b', 'c'], silenced)).toEqual(['c'])
})

test('handled orders are removed from the silenced list', () => {
  expect(addSilenced(['c'], ['a', 'b'])).toEqual(['c'])
})
