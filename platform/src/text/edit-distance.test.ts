import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['coffee', 'coffee', 0],
  ['cofee', 'coffee', 1],
  ['cermaic', 'ceramic', 1],
  ['choclate', 'chocolate', 1],
  ['', 'mug', 3],
  ['tea', 'mug', 3],
])('%s is %s edits from %s', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips)
})

test('the distance is symmetric, zero only for equal words, and at most the length of the longer word', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const slips = editDistance(a, b)
      expect(slips).toBe(editDistance(b, a))
      expect(slips === 0).toBe(a === b)
      expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
