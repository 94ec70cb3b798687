import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { getCheckoutError } from './checkout-error.ts'

const lines = [
  { product_id: 'tea', shop_id: 'teahouse' },
  { product_id: 'book', shop_id: 'bookshop' },
]
const rejection = (code: ApiError['code'], body: Record<string, unknown> = {}) =>
  new ApiError({ status: 409, code, message: 'No', body })

test('a sold-out item is reported at its shop', () => {
  const failure = rejection('out_of_stock', { available: [{ product_id: 'book', stock: 1 }] })
  expect(getCheckoutError(failure, lines)).toMatchObject({ message: 'No', shopId: 'bookshop' })
})

test('an item that is no longer sold is reported at its shop', () => {
  const failure = rejection('not_found', { missing: [{ product_id: 'tea' }] })
  expect(getCheckoutError(failure, lines)).toMatchObject({ shopId: 'teahouse' })
})

test('a shop that takes no orders now is named by the server', () => {
  const failure = rejection('shop_not_accepting_orders', { shop_id: 'teahouse' })
  expect(getCheckoutError(failure, lines)).toMatchObject({ shopId: 'teahouse' })
})

test('a price conflict concerns the whole checkout and shows the current total', () => {
  const conflict = getCheckoutError(rejection('price_changed', { total_amount: 12.5 }), lines)
  expect(conflict?.shopId).toBeUndefined()
  expect(conflict?.nextStep).toContain('$12.50')
})

test('without an error there is no message', () => {
  expect(getCheckoutError(undefined, lines)).toBeUndefined()
})
