import { expect, test } from 'vitest'
import { reorderMessage } from './reorder-button.tsx'

const items = [
  { product_id: '1', name: 'Jam', quantity: 3 },
  { product_id: '2', name: 'Tea', quantity: 1 },
]
const getMessage = (quantities: readonly [jam: number, tea: number]) => {
  const put = items.map(({ product_id }, at) => ({ product_id, quantity: quantities[at] ?? 0 }))
  return reorderMessage(items, {
    cart: { items: put.filter(({ quantity }) => quantity > 0) },
    skipped: put.filter(({ quantity }) => quantity === 0).map(({ product_id }) => product_id),
  })
}

test('the message names items that are gone or fewer', () => {
  expect(getMessage([3, 1])).toMatchObject({ some: true, description: undefined })
  expect(getMessage([5, 0])).toMatchObject({ some: true, description: 'No longer available: Tea.' })
  expect(getMessage([2, 0])).toMatchObject({ description: 'No longer available: Tea. Fewer available: Jam.' })
  expect(getMessage([0, 0])).toMatchObject({ some: false, description: 'Jam, Tea' })
})
