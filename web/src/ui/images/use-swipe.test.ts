import { expect, test } from 'vitest'
import { getSwipeDirection } from './use-swipe.ts'

const from = { x: 200, y: 200 }

test('a swipe to the left shows the next image, one to the right the previous', () => {
  expect(getSwipeDirection(from, { x: 120, y: 210 })).toBe(1)
  expect(getSwipeDirection(from, { x: 280, y: 190 })).toBe(-1)
})

test('neither a tap nor a vertical scroll changes the image', () => {
  expect(getSwipeDirection(from, { x: 205, y: 203 })).toBe(0)
  expect(getSwipeDirection(from, { x: 140, y: 120 })).toBe(0)
})
