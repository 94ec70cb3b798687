import { expect, test } from 'vitest'
import { getAdjacentItem, getCurrentItem, getItemAfterDecision } from './review-queue.ts'

const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('after a decision the next item is selected, at the end the previous one', () => {
  expect(getItemAfterDecision(queue, 'a')?.id).toBe('b')
  expect(getItemAfterDecision(queue, 'c')?.id).toBe('b')
  expect(getItemAfterDecision([{ id: 'a' }], 'a')).toBeUndefined()
})

test('the arrow keys stop at both ends', () => {
  expect(getAdjacentItem(queue, 'c', 'next')).toBeUndefined()
  expect(getAdjacentItem(queue, 'a', 'previous')).toBeUndefined()
  expect(getAdjacentItem(queue, 'b', 'previous')?.id).toBe('a')
})

test('an item that is gone is replaced by the first', () => {
  expect(getCurrentItem(queue, 'gone')?.id).toBe('a')
  expect(getCurrentItem([], 'gone')).toBeUndefined()
})
