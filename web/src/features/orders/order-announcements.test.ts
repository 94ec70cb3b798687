import { expect, test } from 'vitest'
import { announceForCustomer, announceForShop } from './order-announcements.ts'
import { createTestOrder, timeAt } from './test/order-fixture.ts'

test("a customer's announcement contains changes only", () => {
  const before = [createTestOrder({ id: 'a' }), createTestOrder({ id: 'b' })]
  const after = [createTestOrder({ id: 'a', ready_at: timeAt('20:10') }), createTestOrder({ id: 'b' })]
  expect(announceForCustomer(before, after)).toEqual(['Pine & Crumb: Ready for pickup'])
})

test("a shop's announcement also contains new orders", () => {
  expect(announceForShop([], [createTestOrder()])).toEqual(['New reservation from Carla'])
})
