import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { expect, test } from 'vitest'
import { parseTyped, resolveStale } from './inline-edit.ts'

test('prices are read as people write them', () => {
  expect(['4', '4.5', '$4.50', '1,200.00', '.99'].map((typed) => parseTyped('price', typed))).toEqual([
    4, 4.5, 4.5, 1200, 0.99,
  ])
})

test('what is no price or no count is not read', () => {
  expect(['', '4.505', '-1', 'free', '2000000', '.'].map((typed) => parseTyped('price', typed))).toEqual(
    Array(6).fill(undefined),
  )
  expect(['1.5', '-3', ''].map((typed) => parseTyped('stock', typed))).toEqual(Array(3).fill(undefined))
})

const current = (stock: number) => ({ stock, price: 4, version: 7 }) as Product

test('a change of something else does not stand in the way of an edit', () => {
  expect(resolveStale({ field: 'stock', base: 5, mine: 9 }, current(5))).toBe('send again')
})

test('an edit that somebody else has made already is done', () => {
  expect(resolveStale({ field: 'stock', base: 5, mine: 9 }, current(9))).toBe('is so')
})

test('two different counts are for a person to decide', () => {
  expect(resolveStale({ field: 'stock', base: 5, mine: 9 }, current(4))).toBe('ask')
})
