import type { CallShape } from '@mainstreet/contract/call.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { calls } from './calls.ts'

const { service } = texts

/** Spec 8: what failed, where the server could not say why. Loaded when that happens. */
const tasks = new Map<CallShape, string>([
  [calls.createProduct, service.createProduct],
  [calls.updateProduct, service.updateProduct],
  [calls.archiveProduct, service.archiveProduct],
  [calls.deleteProduct, service.deleteProduct],
  [calls.createShop, service.createShop],
  [calls.updateShop, service.updateShop],
  [calls.setHours, service.updateShopHours],
  [calls.createUser, service.createUser],
  [calls.updateUser, service.updateUser],
  [calls.deleteUser, service.deleteUser],
  [calls.moveOrder, service.updateOrderStatus],
  [calls.sendOrderMessage, service.sendMessage],
  [calls.sendMessage, service.sendDirectMessage],
  [calls.listProducts, service.fetchProducts],
  [calls.listShopProducts, service.fetchProducts],
  [calls.listShops, service.fetchShops],
  [calls.listMessages, service.fetchMessages],
  [calls.listConversations, service.fetchShopConversations],
])

export function taskWords(call: CallShape, body: unknown): string | undefined {
  if (call === calls.placeOrder) return isReservation(body) ? service.createReservation : service.createOrder
  return tasks.get(call)
}

function isReservation(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'order_type' in body && body.order_type === 'reservation'
  )
}
