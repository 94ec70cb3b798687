import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { expect, test } from 'vitest'
import { parseTyped, resolveStale } from './inline-edit.ts'

test('common forms of prices are accepted', () => {
  expect(['4', '4.5', '$4.50', '1,200.00', '.99'].map((typed) => parseTyped('price', typed))).toEqual([
    4, 4.5, 4.5, 1200, 0.99,
  ])
})

test('invalid prices and counts are not accepted', () => {
  expect(['', '4.505', '-1', 'free', '2000000', '.'].map((typed) => parseTyped('price', typed))).toEqual(
    Array(6).fill(undefined),
  )
  expect(['1.5', '-3', ''].map((typed) => parseTyped('stock', typed))).toEqual(Array(3).fill(undefined))
})

const current = (stock: number) => ({ stock, price: 4, version: 7 }) as Product

test('a change of another field does not block an edit', () => {
  expect(resolveStale({ field: 'stock', base: 5, mine: 9 }, current(5))).toBe('retry')
})

test('an edit that was already made elsewhere is done', () => {
  expect(resolveStale({ field: 'stock', base: 5, mine: 9 }, current(9))).toBe('already_applied')
})

test('two different counts are a conflict for the user', () => {
  expect(resolveStale({ field: 'stock', base: 5, mine: 9 }, current(4))).toBe('conflict')
})
