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

test('by default users miss nothing; an admin is notified by email alone', () => {
  for (const event of notificationEvents)
    expect(getDefaultNotificationPreference(event), event).toMatchObject(
      listNotificationEvents('admin').includes(event) ? { email: true } : { in_app: true },
    )
})
