import { expect, test } from 'vitest'
import { getNotificationPath } from './notification-panel.tsx'

test('a notification links each role to its own page', () => {
  const order = { subject: { type: 'order' as const, id: 'o1' } }
  expect(getNotificationPath(order, 'customer')).toBe('/my-reservations#o1')
  expect(getNotificationPath(order, 'merchant')).toBe('/shop-owner-dashboard?view=orders')
  const thread = { subject: { type: 'thread' as const, id: 's1', customer_id: 'c1' } }
  expect(getNotificationPath(thread, 'customer')).toBe('/chat?shop=s1')
  expect(getNotificationPath(thread, 'merchant')).toBe('/shop-owner-dashboard?view=messages&customer=c1')
})
