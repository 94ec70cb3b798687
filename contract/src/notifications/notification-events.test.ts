import { expect, test } from 'vitest'
import {
  getDefaultNotificationPreference,
  listNotificationEvents,
  notificationEvents,
} from './notification-events.ts'

test('each role gets the notifications that concern it, and no others', () => {
  expect(listNotificationEvents('customer')).toContain('order_ready')
  expect(listNotificationEvents('customer')).not.toContain('order_placed')
  expect(listNotificationEvents('merchant')).toContain('order_placed')
  expect(listNotificationEvents('merchant')).not.toContain('order_ready')
  expect(listNotificationEvents('admin')).toEqual(['shop_pending_approval', 'payment_attention'])
  expect(listNotificationEvents('merchant')).not.toContain('shop_pending_approval')
})

test('by default users miss nothing; admins, and customers of what they have just ordered, are notified by email alone', () => {
  const byEmailAlone = [...listNotificationEvents('admin'), 'order_confirmation']
  for (const event of notificationEvents)
    expect(getDefaultNotificationPreference(event), event).toMatchObject(
      byEmailAlone.includes(event) ? { in_app: false, email: true } : { in_app: true },
    )
})
