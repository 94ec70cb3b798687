import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { messageCalls } from '@mainstreet/contract/chat/calls.ts'
import type { OrderMessage } from '@mainstreet/contract/chat/message.ts'
import { requireStillHere } from '../accounts/require-existing-user.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { actorOf, requireOrder } from '../orders/get-order.ts'
import { announce } from '../platform/bus/outbox.ts'
import { once } from '../platform/db/idempotency.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { addMessage, presentMessage } from './order-message-store.ts'
import { requireHonest } from './require-own-sender.ts'

type Said = BodyOf<typeof messageCalls.sendOrderMessage>

export function sendOrderMessage(
  { db, bus, now }: Deps,
  viewer: Viewer,
  orderId: string,
  body: Said,
  key: string | undefined,
): Promise<OrderMessage> {
  return db.tx(async (tx) => {
    const order = await requireOrder(tx, viewer, orderId)
    const sender_type = actorOf(viewer, order)
    if (sender_type === 'admin')
      throw new Refusal('not_allowed', 'Only the customer and the shop talk about an order')
    requireHonest(body, { sender_id: viewer.id, sender_type })
    await requireStillHere(tx, viewer)

    return once(tx, { viewer, call: 'sendOrderMessage', key, body: { orderId, ...body } }, async () => {
      const said = {
        order_id: orderId,
        sender_id: viewer.id,
        sender_type,
        message: body.message,
        created_at: now(),
      }
      const message = await addMessage(tx, said)
      await announce(tx, 'order.message', {
        id: message.id,
        order_id: orderId,
        shop_id: order.shop_id,
        customer_id: order.customer_id,
      })
      tx.afterCommit(() => bus.publish('outbox'))
      return presentMessage(message)
    })
  })
}
