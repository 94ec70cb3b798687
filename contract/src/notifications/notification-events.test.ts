import { expect, test } from 'vitest'
import {
  getDefaultNotificationPreference,
  listNotificationEvents,
  notificationEvents,
} from './notification-events.ts'

test('each role is notified of what concerns it, and of nothing that concerns only others', () => {
  expect(listNotificationEvents('customer')).toContain('order_ready')
  expect(listNotificationEvents('customer')).not.toContain('order_placed')
  expect(listNotificationEvents('merchant')).toContain('order_placed')
  expect(listNotificationEvents('merchant')).not.toContain('order_ready')
  expect(listNotificationEvents('admin')).toEqual(['shop_waiting'])
  expect(listNotificationEvents('merchant')).not.toContain('shop_waiting')
})

test('nobody misses anything unless they choose so; an admin is notified by email alone', () => {
  for (const event of notificationEvents)
    expect(getDefaultNotificationPreference(event), event).toMatchObject(
      event === 'shop_waiting' ? { mail: true } : { in_app: true },
    )
})
