// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { getDiscountBadge } from './discount-badge.ts'

const show = (badges: 'on' | undefined) => {
  if (badges) document.documentElement.dataset.discountBadge = badges
  else delete document.documentElement.dataset.discountBadge
}
afterEach(() => show(undefined))

test('badge and struck price are shown when the page enables badges', () => {
  expect(getDiscountBadge({ price: 8, stock: 3 })).toEqual({})
  show('on')
  expect(getDiscountBadge({ price: 8, stock: 3 })).toEqual({ percent: 15, before: '$9.44' })
  expect(getDiscountBadge({ price: 10, stock: 3 })).toEqual({})
})

test('a sold-out product has neither badge nor struck price', () => {
  show('on')
  expect(getDiscountBadge({ price: 8, stock: 0 })).toEqual({})
})
