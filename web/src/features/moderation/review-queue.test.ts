import { expect, test } from 'vitest'
import { getAdjacentItem, getCurrentItem, getItemAfterDecision } from './review-queue.ts'

const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('after a decision the next one is up, at the end the one before', () => {
  expect(getItemAfterDecision(queue, 'a')?.id).toBe('b')
  expect(getItemAfterDecision(queue, 'c')?.id).toBe('b')
  expect(getItemAfterDecision([{ id: 'a' }], 'a')).toBeUndefined()
})

test('the keys stop at both ends', () => {
  expect(getAdjacentItem(queue, 'c', 'next')).toBeUndefined()
  expect(getAdjacentItem(queue, 'a', 'previous')).toBeUndefined()
  expect(getAdjacentItem(queue, 'b', 'previous')?.id).toBe('a')
})

test('one that has gone gives way to the first', () => {
  expect(getCurrentItem(queue, 'gone')?.id).toBe('a')
  expect(getCurrentItem([], 'gone')).toBeUndefined()
})
