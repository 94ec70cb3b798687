import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { getCheckoutError } from './checkout-error.ts'

const lines = [
  { product_id: 'tea', shop_id: 'teahouse' },
  { product_id: 'book', shop_id: 'bookshop' },
]
const rejection = (code: ApiError['code'], body: Record<string, unknown> = {}) =>
  new ApiError({ status: 409, code, message: 'No', body })

test('what is sold out is said at its shop', () => {
  const failure = rejection('out_of_stock', { left: [{ product_id: 'book', stock: 1 }] })
  expect(getCheckoutError(failure, lines)).toMatchObject({ message: 'No', shopId: 'bookshop' })
})

test('a shop that takes nothing now is named by the server', () => {
  const failure = rejection('shop_not_taking_orders', { shop_id: 'teahouse' })
  expect(getCheckoutError(failure, lines)).toMatchObject({ shopId: 'teahouse' })
})

test('another price is about all of it, and says the sum of now', () => {
  const refused = getCheckoutError(rejection('price_changed', { total_amount: 12.5 }), lines)
  expect(refused?.shopId).toBeUndefined()
  expect(refused?.nextStep).toContain('$12.50')
})

test('without a failure there is nothing to say', () => {
  expect(getCheckoutError(undefined, lines)).toBeUndefined()
})
