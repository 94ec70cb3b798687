import { z } from 'zod'
import { call } from '../call.ts'
import { fieldMessage } from '../field-messages.ts'
import { id, idParams } from '../fields.ts'
import { listResponse, pageQuery, wholeNumber } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { flag } from '../query-params.ts'
import { messageId, messageText, seqParam } from './fields.ts'
import { chatLimits } from './limits.ts'
import {
  chatThread,
  directMessage,
  orderMessage,
  orderThread,
  senderType,
  threadKey,
  threadSide,
  threadState,
} from './message.ts'

const threadQuery = pageQuery({ defaultLimit: chatLimits.threadPageSize }).extend({
  unread: flag.optional(),
  with_orders: flag.optional(),
})
const threadList = listResponse(chatThread).extend({
  unread_total: z.int(),
  /** With `with_orders`: the newest `chatLimits.maxOrderThreads` of them. */
  order_threads: z.array(orderThread).optional(),
})
export const chatCalls = {
  listOrderMessages: call({
    method: 'GET',
    path: '/api/orders/:id/messages',
    access: 'signed_in',
    summary: 'List the messages of an order',
    description:
      'Lists the messages about an order, oldest first. Open to its customer, the shop and admins.',
    params: idParams,
    query: pageQuery({ defaultLimit: paging.max }),
    response: listResponse(orderMessage),
  }),
  sendOrderMessage: call({
    method: 'POST',
    path: '/api/orders/:id/messages',
    access: 'signed_in',
    rate: 'messages',
    summary: 'Send a message about an order',
    description:
      'Sends a message to the other side of an order. Only its customer and the shop can send messages.',
    params: idParams,
    body: z.object({
      sender_id: id.optional(),
      sender_type: senderType.or(z.literal('user')).optional(),
      message: messageText,
    }),
    response: z.object({ message: orderMessage }),
    status: 201,
    idempotent: true,
  }),
  listConversations: call({
    method: 'GET',
    path: '/api/shops/:id/direct-conversations',
    access: 'merchant',
    summary: "List a shop's conversations",
    description: "Lists a shop's conversations with its customers, latest first.",
    params: idParams,
    query: threadQuery,
    response: threadList,
  }),
  listThreads: call({
    method: 'GET',
    path: '/api/chat/threads',
    access: 'signed_in',
    summary: "List a user's conversations",
    description:
      "Lists a user's conversations, latest first. For a merchant these are the conversations of the shop.",
    query: threadQuery.extend({ user_id: id }),
    response: threadList,
  }),
  listMessages: call({
    method: 'GET',
    path: '/api/messages',
    access: 'signed_in',
    summary: 'List the messages of a conversation',
    description:
      'Lists the messages between a customer and a shop, oldest first. Without `before` or `after` it returns the newest page; `before` and `after` take a `seq`.',
    query: threadKey
      .extend({ before: seqParam({ min: 1 }).optional(), after: seqParam({ min: 0 }).optional() })
      .extend({ limit: wholeNumber(paging.max).default(chatLimits.pageSize) })
      .refine(({ before, after }) => before === undefined || after === undefined, {
        path: ['after'],
        message: fieldMessage('beforeOrAfter'),
      }),
    response: z.object({
      data: z.array(directMessage),
      /** Whether there are messages before the first and after the last of these. */
      has_older: z.boolean(),
      has_newer: z.boolean(),
      thread: threadState,
    }),
  }),
  sendMessage: call({
    method: 'POST',
    path: '/api/messages',
    access: 'signed_in',
    rate: 'messages',
    summary: 'Send a message to a shop or a customer',
    description:
      'Sends a message in the conversation between a customer and a shop. A customer may write to any approved shop; a shop only to customers who have ordered there. Messages with the same `message_id` are stored once.',
    body: threadKey.extend({
      product_id: id.nullish(),
      sender_id: id.optional(),
      sender_type: threadSide.or(z.literal('user')).optional(),
      message: messageText,
      message_id: messageId.optional(),
    }),
    response: z.object({ message: directMessage }),
    status: 201,
    idempotent: true,
  }),
  markThreadRead: call({
    method: 'PATCH',
    path: '/api/messages/mark-read',
    access: 'signed_in',
    summary: 'Mark a conversation as read',
    description: 'Marks the messages up to `seq` as read, or all of them without `seq`.',
    body: threadKey.extend({ reader_id: id.optional(), seq: z.int().min(0).optional() }),
    response: z.object({ thread: threadState }),
  }),
}
