import { expect, test } from 'vitest'
import { getSwipeDirection } from './swipe-direction.ts'

const from = { x: 200, y: 200 }

test('a finger to the left brings the next picture, one to the right the one before', () => {
  expect(getSwipeDirection(from, { x: 120, y: 210 })).toBe(1)
  expect(getSwipeDirection(from, { x: 280, y: 190 })).toBe(-1)
})

test('neither a press nor a finger that scrolls the page turns a picture', () => {
  expect(getSwipeDirection(from, { x: 205, y: 203 })).toBe(0)
  expect(getSwipeDirection(from, { x: 140, y: 120 })).toBe(0)
})
