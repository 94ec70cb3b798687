import type { ChatThread, OrderThread } from '@mainstreet/contract/chat/message.ts'
import { expect, test } from 'vitest'
import { buildThreadRows } from './thread-rows.ts'

const partner = (shop_id: string) => ({
  shop_id,
  customer_id: 'me',
  shop_name: `Shop ${shop_id}`,
  shop_photo: null,
  customer_name: 'Carla',
})
const message = (text: string, minute: number, sender_type: 'customer' | 'merchant' = 'merchant') => ({
  id: text,
  sender_id: 'x',
  sender_type,
  message: text,
  created_at: `2026-07-01T20:${String(minute).padStart(2, '0')}:00.000Z`,
})

function direct(shop_id: string, text: string, minute: number, unread_count = 0): ChatThread {
  const last_message = message(text, minute)
  return { ...partner(shop_id), last_message, unread_count } as unknown as ChatThread
}
function about(shop_id: string, order_id: string, text: string, minute: number): OrderThread {
  return { ...partner(shop_id), order_id, last_message: { order_id, ...message(text, minute, 'customer') } }
}

test('direct messages and messages about several orders of a shop share one row, with the newest of them', () => {
  const rows = buildThreadRows(
    [direct('b', 'Hello', 5, 2), direct('a', 'Fresh today', 3, 1)],
    [about('a', 'o1', 'Two, please', 2), about('a', 'o2', 'On my way', 9), about('c', 'o3', 'Thanks', 4)],
    'customer',
  )
  expect(rows.map(({ title, text, unread_count }) => [title, text, unread_count])).toEqual([
    ['Shop a', 'On my way', 1],
    ['Shop b', 'Hello', 2],
    ['Shop c', 'Thanks', 0],
  ])
  expect(rows[0]).toMatchObject({ isOwn: true, isAboutOrder: true })
})

test('a merchant has one row per customer', () => {
  const rows = buildThreadRows(
    [],
    [about('a', 'o1', 'Two, please', 2), about('a', 'o2', 'Hi', 3)],
    'merchant',
  )
  expect(rows).toMatchObject([{ title: 'Carla', text: 'Hi', isOwn: false }])
})
