import type { CallShape } from '@mainstreet/contract/call.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { calls } from './calls.ts'

/** What failed, for errors without a server text (docs/spec.md, section 8). Loaded on demand. */
const fallbackMessages = new Map<CallShape, string>([
  [calls.createProduct, texts.service.createProduct],
  [calls.updateProduct, texts.service.updateProduct],
  [calls.archiveProduct, texts.service.archiveProduct],
  [calls.deleteProduct, texts.service.deleteProduct],
  [calls.createShop, texts.service.createShop],
  [calls.updateShop, texts.service.updateShop],
  [calls.setHours, texts.service.updateShopHours],
  [calls.createUser, texts.service.createUser],
  [calls.updateUser, texts.service.updateUser],
  [calls.deleteUser, texts.service.deleteUser],
  [calls.approveShop, texts.service.approveShop],
  [calls.rejectShop, texts.service.rejectShop],
  [calls.updateOrderStatus, texts.service.updateOrderStatus],
  [calls.sendOrderMessage, texts.service.sendMessage],
  [calls.sendMessage, texts.service.sendDirectMessage],
  [calls.listProducts, texts.service.fetchProducts],
  [calls.listShopProducts, texts.service.fetchProducts],
  [calls.listShops, texts.service.fetchShops],
  [calls.listMessages, texts.service.fetchMessages],
  [calls.listConversations, texts.service.fetchShopConversations],
])

export function getFallbackMessage(call: CallShape, body: unknown): string | undefined {
  if (call === calls.placeOrder)
    return isReservation(body) ? texts.service.createReservation : texts.service.createOrder
  return fallbackMessages.get(call)
}

function isReservation(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'order_type' in body && body.order_type === 'reservation'
  )
}
