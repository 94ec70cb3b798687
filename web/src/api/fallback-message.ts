import type { CallShape } from '@mainstreet/contract/call.ts'
import type { Messages } from '@mainstreet/contract/messages/language.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from './calls.ts'

/** What failed, for errors without a server text (docs/spec.md, section 8). Loaded on demand. */
const fallbackMessageKeys = new Map<CallShape, keyof Messages['service']>([
  [calls.createProduct, 'createProduct'],
  [calls.updateProduct, 'updateProduct'],
  [calls.archiveProduct, 'archiveProduct'],
  [calls.deleteProduct, 'deleteProduct'],
  [calls.createShop, 'createShop'],
  [calls.updateShop, 'updateShop'],
  [calls.setHours, 'updateShopHours'],
  [calls.createUser, 'createUser'],
  [calls.updateUser, 'updateUser'],
  [calls.deleteUser, 'deleteUser'],
  [calls.approveShop, 'approveShop'],
  [calls.rejectShop, 'rejectShop'],
  [calls.updateOrderStatus, 'updateOrderStatus'],
  [calls.sendOrderMessage, 'sendMessage'],
  [calls.sendMessage, 'sendDirectMessage'],
  [calls.listProducts, 'fetchProducts'],
  [calls.listShopProducts, 'fetchProducts'],
  [calls.listShops, 'fetchShops'],
  [calls.listMessages, 'fetchMessages'],
  [calls.listConversations, 'fetchShopConversations'],
])

export function getFallbackMessage(call: CallShape, body: unknown): string | undefined {
  if (call === calls.placeOrder)
    return isReservation(body) ? m.service.createReservation : m.service.createOrder
  const key = fallbackMessageKeys.get(call)
  return key && m.service[key]
}

function isReservation(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'order_type' in body && body.order_type === 'reservation'
  )
}
