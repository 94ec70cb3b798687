import { expect, test } from 'vitest'
import { getLineProblems } from './line-problems.ts'

const line = { available: true, stock: 5, quantity: 2, price: 8, last_seen_price: 8 }
const getTexts = (more: Partial<typeof line>) => getLineProblems({ ...line, ...more }).map((one) => one.text)

test('an unchanged line has no problem', () => {
  expect(getTexts({})).toEqual([])
  expect(getTexts({ price: 0.1 + 0.2, last_seen_price: 0.3 })).toEqual([])
})

test('an unavailable line has exactly this problem', () => {
  expect(getTexts({ available: false, stock: 0, last_seen_price: 1 })).toEqual(['No longer available'])
  expect(getTexts({ stock: 0, last_seen_price: 1 })).toEqual(['Out of Stock'])
})

test('lower stock and a changed price can be fixed with one click', () => {
  expect(getLineProblems({ ...line, stock: 1, last_seen_price: 7.5 })).toEqual([
    { text: 'Only 1 left', fix: { label: 'Change to 1', quantity: 1 } },
    { text: 'The price has changed. It was $7.50.', fix: { label: 'Keep item', quantity: 1 } },
  ])
})
