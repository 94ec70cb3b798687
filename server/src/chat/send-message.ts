import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { messageCalls } from '@mainstreet/contract/chat/calls.ts'
import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { constraintOf, type Reader, type Tx } from '../platform/db/db.ts'
import { once } from '../platform/db/idempotency.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import {
  addDirectMessage,
  beginThread,
  type DirectRow,
  findByMessageId,
  isProductOf,
  type NewMessage,
} from './direct-message-store.ts'
import { presentDirect } from './present-thread.ts'
import { requireHonest } from './require-own-sender.ts'
import { requireBeginning, requireSide } from './require-thread.ts'

type Said = BodyOf<typeof messageCalls.sendMessage>

/** Stored once for a sender and a `message_id`, however often it is sent; a repeat gets the first answer. */
export async function sendMessage(
  deps: Deps,
  viewer: Viewer,
  body: Said,
  key?: string,
): Promise<DirectMessage> {
  const sender_type = requireSide(viewer, body)
  requireHonest(body, { sender_id: viewer.id, sender_type })
  const said: NewMessage = {
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
      key === undefined ? await sayAtOnce(deps, viewer, said) : await sayOnce(deps, viewer, said, body, key)
    deps.bus.publish('outbox')
    return message
  } catch (fault) {
    if (await wasSaid(deps.db, said, fault)) return firstOf(deps.db, said)
    throw fault
  }
}

/** What its shop or product refuses for having gone meanwhile. */
const afterGoing: ReadonlySet<string> = new Set(['not_found', 'rule_broken', 'wrong_state'])

async function wasSaid(reader: Reader, said: NewMessage, fault: unknown): Promise<boolean> {
  if (constraintOf(fault) === 'direct_messages_sender_id_message_id_key') return true
  if (!(fault instanceof Refusal) || !afterGoing.has(fault.code)) return false
  return (await findByMessageId(reader, said.sender_id, said.message_id)) !== undefined
}

/** One statement without BEGIN and COMMIT, but for the first word of a thread. */
async function sayAtOnce(deps: Deps, viewer: Viewer, said: NewMessage): Promise<DirectMessage> {
  await requireProduct(deps.db, said)
  const added = await addDirectMessage(deps.db, said)
  return presentDirect(added?.message ?? (await deps.db.tx((tx) => begin(tx, viewer, said))))
}

function sayOnce(
  { db }: Deps,
  viewer: Viewer,
  said: NewMessage,
  body: Said,
  key: string,
): Promise<DirectMessage> {
  return db.tx((tx) =>
    once(tx, { viewer, call: 'sendMessage', key, body }, async () => {
      await requireProduct(tx, said)
      const added = await addDirectMessage(tx, said)
      return presentDirect(added?.message ?? (await begin(tx, viewer, said)))
    }),
  )
}

async function begin(tx: Tx, viewer: Viewer, said: NewMessage): Promise<DirectRow> {
  await requireBeginning(tx, viewer, said)
  await beginThread(tx, said, said.created_at)
  const added = await addDirectMessage(tx, said)
  if (!added) throw new Refusal('wrong_state', 'This shop has closed for good')
  return added.message
}

async function firstOf(reader: Reader, said: NewMessage): Promise<DirectMessage> {
  const first = await findByMessageId(reader, said.sender_id, said.message_id)
  const isSame =
    first !== undefined &&
    first.shop_id === said.shop_id &&
    first.customer_id === said.customer_id &&
    first.product_id === said.product_id &&
    first.message === said.message
  if (!isSame) throw new Refusal('idempotency_mismatch', 'This message_id was used for another message')
  return presentDirect(first)
}

async function requireProduct(reader: Reader, { product_id, shop_id }: NewMessage): Promise<void> {
  if (!product_id || (await isProductOf(reader, product_id, shop_id))) return
  throw new Refusal('rule_broken', 'This shop has no such product', {
    details: [{ path: 'product_id', message: 'Not of this shop' }],
  })
}
