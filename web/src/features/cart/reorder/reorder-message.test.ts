import { expect, test } from 'vitest'
import { againWords } from './reorder-message.ts'

const items = [
  { product_id: '1', name: 'Jam', quantity: 3 },
  { product_id: '2', name: 'Tea', quantity: 1 },
]
const words = (quantities: readonly [jam: number, tea: number]) => {
  const put = items.map(({ product_id }, at) => ({ product_id, quantity: quantities[at] ?? 0 }))
  return againWords(items, {
    cart: { items: put.filter(({ quantity }) => quantity > 0) },
    left_out: put.filter(({ quantity }) => quantity === 0).map(({ product_id }) => product_id),
  })
}

test('what is no longer there is named, and of what there are fewer', () => {
  expect(words([3, 1])).toMatchObject({ some: true, description: 'With the prices of today.' })
  expect(words([5, 0])).toMatchObject({ some: true, description: 'Not there any more: Tea' })
  expect(words([2, 0])).toMatchObject({ description: 'Not there any more: Tea. Fewer than before: Jam' })
  expect(words([0, 0])).toMatchObject({ some: false, description: 'Jam, Tea' })
})
