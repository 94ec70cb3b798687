import { expect, test } from 'vitest'
import { defaultChoice, eventsFor, noticeEvents } from './notice-events.ts'

test('everybody can be told of something, but for the admin, and of nothing that concerns only others', () => {
  expect(eventsFor('customer')).toContain('order_ready')
  expect(eventsFor('customer')).not.toContain('order_placed')
  expect(eventsFor('merchant')).toContain('order_placed')
  expect(eventsFor('merchant')).not.toContain('order_ready')
  expect(eventsFor('admin')).toEqual([])
})

test('nobody misses anything unless they choose so', () => {
  for (const event of noticeEvents) expect(defaultChoice(event).in_app, event).toBe(true)
})
