import { expect, test } from 'vitest'
import { announceForCustomer, announceForShop } from './order-announcements.ts'
import { createTestOrder, timeAt } from './test/order-fixture.ts'

test('a customer hears of a change, not of what stayed', () => {
  const before = [createTestOrder({ id: 'a' }), createTestOrder({ id: 'b' })]
  const after = [createTestOrder({ id: 'a', ready_at: timeAt('20:10') }), createTestOrder({ id: 'b' })]
  expect(announceForCustomer(before, after)).toEqual(['Pine & Crumb: Ready for pickup'])
})

test('a shop also hears of what is new', () => {
  expect(announceForShop([], [createTestOrder()])).toEqual(['New reservation from Carla'])
})
