import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getSession } from '../../../session/session.ts'
import { createSendQueue } from './send-queue.ts'

/** The only send queue of this tab. */
export const sendQueue = createSendQueue({
  userId: () => getSession().user?.id,
  async send({ shop_id, customer_id, product_id, message, message_id, user_id }) {
    const body = { shop_id, customer_id, product_id, sender_id: user_id, message, message_id }
    return (await request(calls.sendMessage, { body })).message
  },
})
