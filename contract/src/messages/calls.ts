import { z } from 'zod'
import { call } from '../call.ts'
import { byId, id } from '../ids.ts'
import { paging } from '../limits.ts'
import { listOf, pageQuery } from '../paging.ts'
import { messageText, orderMessage, senderType } from './message.ts'

export const messageCalls = {
  listOrderMessages: call({
    method: 'GET',
    path: '/api/orders/:id/messages',
    access: 'signed_in',
    summary: 'What was said about an order, oldest first.',
    params: byId,
    query: pageQuery({ defaultLimit: paging.max }),
    answer: listOf(orderMessage),
  }),
  sendOrderMessage: call({
    method: 'POST',
    path: '/api/orders/:id/messages',
    access: 'signed_in',
    summary: 'Says something about an order.',
    params: byId,
    body: z.object({
      sender_id: id.optional(),
      sender_type: senderType.or(z.literal('user')).optional(),
      message: messageText,
    }),
    answer: z.object({ message: orderMessage }),
    status: 201,
    idempotent: true,
  }),
}
