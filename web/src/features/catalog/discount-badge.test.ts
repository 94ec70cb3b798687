// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { getDiscountBadge } from './discount-badge.ts'

const show = (badges: 'on' | undefined) => {
  if (badges) document.documentElement.dataset.discountBadge = badges
  else delete document.documentElement.dataset.discountBadge
}
afterEach(() => show(undefined))

test('badge and struck price are shown where the page says that badges are on', () => {
  expect(getDiscountBadge({ price: 8, stock: 3 })).toEqual({})
  show('on')
  expect(getDiscountBadge({ price: 8, stock: 3 })).toEqual({ percent: 15, before: '$9.44' })
  expect(getDiscountBadge({ price: 10, stock: 3 })).toEqual({})
})

test('what is sold out loses badge and struck price together', () => {
  show('on')
  expect(getDiscountBadge({ price: 8, stock: 0 })).toEqual({})
})
