import { expect, test } from 'vitest'
import { anOrder, at } from './an-order.ts'
import { dayCount } from './day-count.ts'
import { newsForCustomer, newsForShop } from './order-news.ts'

test('a customer hears of a change, not of what stayed', () => {
  const before = [anOrder({ id: 'a' }), anOrder({ id: 'b' })]
  const after = [anOrder({ id: 'a', ready_at: at('20:10') }), anOrder({ id: 'b' })]
  expect(newsForCustomer(before, after)).toEqual(['Pine & Crumb: Ready for pickup'])
})

test('a shop also hears of what is new', () => {
  expect(newsForShop([], [anOrder()])).toEqual(['New reservation from Carla'])
})

test("today is the shop's day", () => {
  const today = anOrder({
    created_at: '2026-07-02T05:00:00Z',
    status: 'completed',
    updated_at: '2026-07-02T06:00:00Z',
  })
  const tomorrow = anOrder({ created_at: '2026-07-02T08:00:00Z' })
  const now = new Date('2026-07-02T06:30:00Z')
  expect(dayCount([today, tomorrow], 'America/Los_Angeles', now)).toEqual({ placed: 1, handedOver: 1 })
})
