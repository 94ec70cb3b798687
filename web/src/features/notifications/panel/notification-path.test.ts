import { expect, test } from 'vitest'
import { noticeLink } from './notification-path.ts'

test('a notice leads each side to its own screen', () => {
  const order = { subject: { type: 'order' as const, id: 'o1' } }
  expect(noticeLink(order, 'customer')).toBe('/my-reservations#o1')
  expect(noticeLink(order, 'merchant')).toBe('/shop-owner-dashboard?view=orders')
  const thread = { subject: { type: 'thread' as const, id: 's1', customer_id: 'c1' } }
  expect(noticeLink(thread, 'customer')).toBe('/chat?shop=s1')
  expect(noticeLink(thread, 'merchant')).toBe('/shop-owner-dashboard?view=messages&customer=c1')
})
