import { expect, test } from 'vitest'
import { placeOrderBody } from './order.ts'

const id = '019f8a3e-0000-7000-8000-000000000001'
const findPaths = (body: object) => {
  const { error } = placeOrderBody.safeParse({ shop_id: id, customer_name: 'Kim', ...body })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

test('an order is of one product or of items, never both or neither', () => {
  expect(findPaths({ product_id: id })).toEqual([])
  expect(findPaths({ items: [{ product_id: id }] })).toEqual([])
  expect(findPaths({})).toEqual(['product_id'])
  expect(findPaths({ product_id: id, items: [{ product_id: id }] })).toEqual(['product_id'])
})

test('a delivery cannot be placed unpaid, a reservation with an address can', () => {
  const delivery_address = '4 Mill Rd'
  expect(findPaths({ product_id: id, delivery_address })).toEqual(['delivery_address'])
  expect(findPaths({ product_id: id, delivery_address, order_type: 'reservation' })).toEqual([])
  expect(findPaths({ product_id: id, delivery_address: '' })).toEqual([])
})

test('quantity and order type have defaults', () => {
  const parsed = placeOrderBody.parse({ shop_id: id, product_id: id, customer_name: 'Kim' })
  expect(parsed).toMatchObject({ quantity: 1, order_type: 'order' })
})
