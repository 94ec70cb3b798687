import { expect, test } from 'vitest'
import { defaultChoice, eventsFor, noticeEvents } from './notification-events.ts'

test('each role is notified of what concerns it, and of nothing that concerns only others', () => {
  expect(eventsFor('customer')).toContain('order_ready')
  expect(eventsFor('customer')).not.toContain('order_placed')
  expect(eventsFor('merchant')).toContain('order_placed')
  expect(eventsFor('merchant')).not.toContain('order_ready')
  expect(eventsFor('admin')).toEqual(['shop_waiting'])
  expect(eventsFor('merchant')).not.toContain('shop_waiting')
})

test('nobody misses anything unless they choose so; an admin is notified by email alone', () => {
  for (const event of noticeEvents)
    expect(defaultChoice(event), event).toMatchObject(
      event === 'shop_waiting' ? { mail: true } : { in_app: true },
    )
})
