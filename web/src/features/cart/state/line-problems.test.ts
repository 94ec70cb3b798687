import { expect, test } from 'vitest'
import { getLineProblems } from './line-problems.ts'

const line = { available: true, stock: 5, quantity: 2, price: 8, price_seen: 8 }
const getTexts = (more: Partial<typeof line>) => getLineProblems({ ...line, ...more }).map((one) => one.text)

test('a line that is as it was has no problem', () => {
  expect(getTexts({})).toEqual([])
  expect(getTexts({ price: 0.1 + 0.2, price_seen: 0.3 })).toEqual([])
})

test('what is gone says so, and nothing else', () => {
  expect(getTexts({ available: false, stock: 0, price_seen: 1 })).toEqual(['No longer sold'])
  expect(getTexts({ stock: 0, price_seen: 1 })).toEqual(['Out of Stock'])
})

test('what has become less or dearer can be set right with one press', () => {
  expect(getLineProblems({ ...line, stock: 1, price_seen: 7.5 })).toEqual([
    { text: 'Only 1 left', fix: { label: 'Take 1', quantity: 1 } },
    { text: 'The price has changed, it was $7.50', fix: { label: 'Keep it', quantity: 1 } },
  ])
})
