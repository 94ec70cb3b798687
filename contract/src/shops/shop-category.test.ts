import { expect, test } from 'vitest'
import { isShopCategory, shopCategories } from './shop-category.ts'

test('the five categories are categories, in their exact spelling', () => {
  expect(shopCategories.every(isShopCategory)).toBe(true)
  for (const value of ['coffee', 'Electronics', '', undefined, null, 4])
    expect(isShopCategory(value)).toBe(false)
})
