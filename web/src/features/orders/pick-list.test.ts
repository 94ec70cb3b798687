import { expect, test } from 'vitest'
import { buildPickList } from './pick-list.tsx'
import { createTestOrder, timeAt } from './test/order-fixture.ts'

const item = (product_id: string, name: string, quantity: number) => ({
  product_id,
  name,
  quantity,
  price: 4,
  image: null,
})

test('each product is picked once for all waiting orders', () => {
  const orders = [
    createTestOrder({ id: 'a', items: [item('mug', 'Mug', 2), item('cup', 'Cup', 1)] }),
    createTestOrder({ id: 'b', status: 'in_progress', items: [item('mug', 'Mug', 1)] }),
  ]
  const { picks } = buildPickList(orders)
  expect(picks.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Cup', 1],
    ['Mug', 3],
  ])
})

test('ready and closed orders are not picked', () => {
  const orders = [
    createTestOrder({ id: 'a', ready_at: timeAt('20:10'), items: [item('mug', 'Mug', 2)] }),
    createTestOrder({ id: 'b', status: 'completed', items: [item('mug', 'Mug', 1)] }),
  ]
  expect(buildPickList(orders)).toEqual({ picks: [], orders: [] })
})
