import type { CallBody } from '@mainstreet/contract/call.ts'
import type { chatCalls } from '@mainstreet/contract/chat/calls.ts'
import type { OrderMessage } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { runIdempotent } from '@mainstreet/platform/db/idempotency.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { requireExistingUser } from '../accounts/require-existing-user.ts'
import { getOrderActor, requireOrder } from '../orders/get-order.ts'
import { insertOrderMessage, presentOrderMessage } from './order-message-store.ts'
import { requireOwnSender } from './require-own-sender.ts'

type SendOrderMessageInput = CallBody<typeof chatCalls.sendOrderMessage>

export function sendOrderMessage(
  { db, bus, now }: PlatformDeps,
  viewer: Viewer,
  orderId: string,
  body: SendOrderMessageInput,
  key: string | undefined,
): Promise<OrderMessage> {
  return db.tx(async (tx) => {
    const order = await requireOrder(tx, viewer, orderId)
    const sender_type = getOrderActor(viewer, order)
    if (sender_type === 'admin') throw new ApiError('not_allowed', (m) => m.errors.chat.onlyOrderMembers)
    requireOwnSender(body, { sender_id: viewer.id, sender_type })
    await requireExistingUser(tx, viewer)

    return runIdempotent(
      tx,
      { viewer, call: 'sendOrderMessage', key, body: { orderId, ...body } },
      async () => {
        const newMessage = {
          order_id: orderId,
          sender_id: viewer.id,
          sender_type,
          message: body.message,
          created_at: now(),
        }
        const message = await insertOrderMessage(tx, newMessage)
        await enqueueEvent(tx, 'order.message', {
          id: message.id,
          order_id: orderId,
          shop_id: order.shop_id,
          customer_id: order.customer_id,
        })
        tx.afterCommit(() => bus.publish('outbox'))
        return presentOrderMessage(message)
      },
    )
  })
}
