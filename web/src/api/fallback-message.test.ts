import { m } from '@mainstreet/contract/messages/messages.ts'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { getFallbackMessage } from './fallback-message.ts'

const { service } = m

test.each([
  ['listProducts', service.fetchProducts],
  ['listShopProducts', service.fetchProducts],
  ['listShops', service.fetchShops],
  ['listMessages', service.fetchMessages],
  ['listConversations', service.fetchShopConversations],
  ['createProduct', service.createProduct],
  ['createShop', service.createShop],
  ['createUser', service.createUser],
  ['updateProduct', service.updateProduct],
  ['updateShop', service.updateShop],
  ['updateUser', service.updateUser],
  ['updateOrderStatus', service.updateOrderStatus],
  ['setHours', service.updateShopHours],
  ['archiveProduct', service.archiveProduct],
  ['deleteProduct', service.deleteProduct],
  ['deleteUser', service.deleteUser],
  ['approveShop', service.approveShop],
  ['rejectShop', service.rejectShop],
  ['sendOrderMessage', service.sendMessage],
  ['sendMessage', service.sendDirectMessage],
] as const)('the message names what failed for %s', (name, text) => {
  expect(getFallbackMessage(calls[name], undefined)).toBe(text)
})

test('the body distinguishes a reservation from an order', () => {
  expect(getFallbackMessage(calls.placeOrder, { order_type: 'reservation' })).toBe(service.createReservation)
  expect(getFallbackMessage(calls.placeOrder, { order_type: 'order' })).toBe(service.createOrder)
})
