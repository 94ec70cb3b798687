import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { expect, test } from 'vitest'
import { resolveStale } from './inline-edit.ts'

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
