import { expect, test } from 'vitest'
import { newsForCustomer, newsForShop } from './order-announcements.ts'
import { anOrder, at } from './test/order-fixture.ts'

test('a customer hears of a change, not of what stayed', () => {
  const before = [anOrder({ id: 'a' }), anOrder({ id: 'b' })]
  const after = [anOrder({ id: 'a', ready_at: at('20:10') }), anOrder({ id: 'b' })]
  expect(newsForCustomer(before, after)).toEqual(['Pine & Crumb: Ready for pickup'])
})

test('a shop also hears of what is new', () => {
  expect(newsForShop([], [anOrder()])).toEqual(['New reservation from Carla'])
})
