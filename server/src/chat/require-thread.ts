import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { Side, ThreadKey } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { findBeginning, findThread, type ThreadRow } from './direct-message-store.ts'

/** On which side of a conversation somebody stands; undefined for strangers and for admins, who only read. */
export function sideOf(viewer: Viewer, { shop_id, customer_id }: ThreadKey): Side | undefined {
  if (ownsShop(viewer, shop_id)) return 'merchant'
  return viewer.role !== 'admin' && viewer.id === customer_id ? 'customer' : undefined
}

/** To others it is not there, whether it exists or not. */
export function requireSide(viewer: Viewer, key: ThreadKey): Side {
  const side = sideOf(viewer, key)
  if (side) return side
  if (viewer.role === 'admin') throw new Refusal('not_allowed', 'Only the customer and the shop talk here')
  throw notFound('Conversation')
}

/** The thread, or an empty one where this side may begin it. */
export async function requireThread(
  reader: Reader,
  viewer: Viewer,
  key: ThreadKey,
): Promise<{ thread: ThreadRow; side: Side | undefined }> {
  const side = viewer.role === 'admin' ? undefined : requireSide(viewer, key)
  const thread = await findThread(reader, key)
  if (thread) return { thread, side }
  await requireBeginning(reader, viewer, key)
  return { thread: emptyThread(key), side }
}

/**
 * A customer may write to any shop that the public sees; a shop only to somebody who has ordered there, so that
 * nobody gets mail from a stranger.
 */
export async function requireBeginning(reader: Reader, viewer: Viewer, key: ThreadKey): Promise<void> {
  const facts = await findBeginning(reader, key)
  const mayBegin =
    sideOf(viewer, key) === 'merchant' ? facts?.has_ordered : facts?.is_open && viewer.role === 'customer'
  if (!mayBegin || facts?.is_deleted) throw notFound('Conversation')
}

function emptyThread({ shop_id, customer_id }: ThreadKey): ThreadRow {
  return {
    shop_id,
    customer_id,
    last_seq: 0,
    customer_count: 0,
    shop_count: 0,
    customer_read_seq: 0,
    customer_read_count: 0,
    shop_read_seq: 0,
    shop_read_count: 0,
  }
}
