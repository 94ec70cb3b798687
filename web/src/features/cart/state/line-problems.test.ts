import { expect, test } from 'vitest'
import { lineProblems } from './line-problems.ts'

const line = { available: true, stock: 5, quantity: 2, price: 8, price_seen: 8 }
const words = (more: Partial<typeof line>) => lineProblems({ ...line, ...more }).map((one) => one.words)

test('a line that is as it was has no problem', () => {
  expect(words({})).toEqual([])
  expect(words({ price: 0.1 + 0.2, price_seen: 0.3 })).toEqual([])
})

test('what is gone says so, and nothing else', () => {
  expect(words({ available: false, stock: 0, price_seen: 1 })).toEqual(['No longer sold'])
  expect(words({ stock: 0, price_seen: 1 })).toEqual(['Out of Stock'])
})

test('what has become less or dearer can be set right with one press', () => {
  expect(lineProblems({ ...line, stock: 1, price_seen: 7.5 })).toEqual([
    { words: 'Only 1 left', fix: { label: 'Take 1', quantity: 1 } },
    { words: 'The price has changed, it was $7.50', fix: { label: 'Keep it', quantity: 1 } },
  ])
})
