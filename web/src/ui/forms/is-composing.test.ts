import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test.each([
  ['a key within a composition', true, 13, true],
  ['the Enter that ends a composition in Safari', false, 229, true],
  ['Enter', false, 13, false],
])('%s', (_, composing, keyCode, expected) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(expected)
})
