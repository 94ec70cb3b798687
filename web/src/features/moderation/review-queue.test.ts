import { expect, test } from 'vitest'
import { afterDecision, currentOf, neighbourOf } from './review-queue.ts'

const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('after a decision the next one is up, at the end the one before', () => {
  expect(afterDecision(queue, 'a')?.id).toBe('b')
  expect(afterDecision(queue, 'c')?.id).toBe('b')
  expect(afterDecision([{ id: 'a' }], 'a')).toBeUndefined()
})

test('the keys stop at both ends', () => {
  expect(neighbourOf(queue, 'c', 'next')).toBeUndefined()
  expect(neighbourOf(queue, 'a', 'previous')).toBeUndefined()
  expect(neighbourOf(queue, 'b', 'previous')?.id).toBe('a')
})

test('one that has gone gives way to the first', () => {
  expect(currentOf(queue, 'gone')?.id).toBe('a')
  expect(currentOf([], 'gone')).toBeUndefined()
})
