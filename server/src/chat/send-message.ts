import { randomUUID } from 'node:crypto'
import type { CallBody } from '@mainstreet/contract/call.ts'
import type { chatCalls } from '@mainstreet/contract/chat/calls.ts'
import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { getConstraintName, type Queryable, type Tx } from '@mainstreet/platform/db/db.ts'
import { runIdempotent } from '@mainstreet/platform/db/idempotency.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import {
  createThread,
  type DirectMessageRow,
  findDirectMessage,
  findShopProduct,
  insertDirectMessage,
  type NewDirectMessage,
} from './direct-message-store.ts'
import { presentDirectMessage } from './present-thread.ts'
import { requireOwnSender } from './require-own-sender.ts'
import { requireThreadEligibility, requireThreadSide } from './require-thread.ts'

type SendMessageInput = CallBody<typeof chatCalls.sendMessage>

/** Stores one message per sender and `message_id`, however often it is sent; a repeat gets the first response. */
export async function sendMessage(
  deps: PlatformDeps,
  viewer: Viewer,
  body: SendMessageInput,
  key?: string,
): Promise<DirectMessage> {
  const sender_type = requireThreadSide(viewer, body)
  requireOwnSender(body, { sender_id: viewer.id, sender_type })
  const newMessage: NewDirectMessage = {
    shop_id: body.shop_id,
    customer_id: body.customer_id,
    product_id: body.product_id ?? null,
    message: body.message,
    message_id: body.message_id ?? randomUUID(),
    sender_id: viewer.id,
    sender_type,
    created_at: deps.now(),
  }
  try {
    const message =
      key === undefined
        ? await sendWithoutKey(deps, viewer, newMessage)
        : await sendWithKey(deps, viewer, newMessage, body, key)
    deps.bus.publish('outbox')
    return message
  } catch (error) {
    if (await wasAlreadySent(deps.db, newMessage, error)) return requireSameMessage(deps.db, newMessage)
    throw error
  }
}

/** Error codes for a shop or product that is gone meanwhile. */
const unavailableErrorCodes: ReadonlySet<string> = new Set(['not_found', 'rule_violation', 'wrong_state'])

async function wasAlreadySent(
  reader: Queryable,
  newMessage: NewDirectMessage,
  error: unknown,
): Promise<boolean> {
  if (getConstraintName(error) === 'chat_messages_sender_id_message_id_key') return true
  if (!(error instanceof ApiError) || !unavailableErrorCodes.has(error.code)) return false
  return (await findDirectMessage(reader, newMessage.sender_id, newMessage.message_id)) !== undefined
}

/** One statement without BEGIN and COMMIT, except for the first message of a thread. */
async function sendWithoutKey(
  deps: PlatformDeps,
  viewer: Viewer,
  newMessage: NewDirectMessage,
): Promise<DirectMessage> {
  await requireShopProduct(deps.db, newMessage)
  const inserted = await insertDirectMessage(deps.db, newMessage)
  return presentDirectMessage(
    inserted?.message ?? (await deps.db.tx((tx) => startThread(tx, viewer, newMessage))),
  )
}

function sendWithKey(
  { db }: PlatformDeps,
  viewer: Viewer,
  newMessage: NewDirectMessage,
  body: SendMessageInput,
  key: string,
): Promise<DirectMessage> {
  return db.tx((tx) =>
    runIdempotent(tx, { viewer, call: 'sendMessage', key, body }, async () => {
      await requireShopProduct(tx, newMessage)
      const inserted = await insertDirectMessage(tx, newMessage)
      return presentDirectMessage(inserted?.message ?? (await startThread(tx, viewer, newMessage)))
    }),
  )
}

async function startThread(tx: Tx, viewer: Viewer, newMessage: NewDirectMessage): Promise<DirectMessageRow> {
  await requireThreadEligibility(tx, viewer, newMessage)
  await createThread(tx, newMessage, newMessage.created_at)
  const inserted = await insertDirectMessage(tx, newMessage)
  if (!inserted) throw new ApiError('wrong_state', (m) => m.errors.chat.shopClosed)
  return inserted.message
}

async function requireSameMessage(reader: Queryable, newMessage: NewDirectMessage): Promise<DirectMessage> {
  const original = await findDirectMessage(reader, newMessage.sender_id, newMessage.message_id)
  const isSame =
    original !== undefined &&
    original.shop_id === newMessage.shop_id &&
    original.customer_id === newMessage.customer_id &&
    original.product_id === newMessage.product_id &&
    original.message === newMessage.message
  if (!isSame) throw new ApiError('idempotency_mismatch', (m) => m.errors.chat.messageIdReused)
  return presentDirectMessage(original)
}

async function requireShopProduct(
  reader: Queryable,
  { product_id, shop_id }: NewDirectMessage,
): Promise<void> {
  if (!product_id || (await findShopProduct(reader, product_id, shop_id))) return
  throw new ApiError('rule_violation', (m) => m.errors.chat.unknownProduct, {
    details: [{ path: 'product_id', message: (m) => m.errors.chat.unknownProduct }],
  })
}
