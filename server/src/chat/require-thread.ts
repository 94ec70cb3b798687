import { ownsShop } from '@mainstreet/contract/accounts/roles.ts'
import type { ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { findThread, findThreadEligibility, type ThreadRow } from './direct-message-store.ts'

/** The viewer's side of a thread. Undefined for other users and for admins, who only read. */
export function getThreadSide(viewer: Viewer, { shop_id, customer_id }: ThreadKey): ThreadSide | undefined {
  if (ownsShop(viewer, shop_id)) return 'merchant'
  return viewer.role !== 'admin' && viewer.id === customer_id ? 'customer' : undefined
}

/** Throws 404 for other users, whether the thread exists or not. */
export function requireThreadSide(viewer: Viewer, key: ThreadKey): ThreadSide {
  const side = getThreadSide(viewer, key)
  if (side) return side
  if (viewer.role === 'admin') throw new ApiError('not_allowed', (m) => m.errors.chat.onlyMembers)
  throw notFoundError('conversation')
}

/** The thread, or an empty one if this side may start it. */
export async function requireThread(
  reader: Queryable,
  viewer: Viewer,
  key: ThreadKey,
): Promise<{ thread: ThreadRow; side: ThreadSide | undefined }> {
  const side = viewer.role === 'admin' ? undefined : requireThreadSide(viewer, key)
  const thread = await findThread(reader, key)
  if (thread) return { thread, side }
  await requireThreadEligibility(reader, viewer, key)
  return { thread: createEmptyThread(key), side }
}

/**
 * A customer may write to any publicly visible shop. A shop may write only to customers who have ordered there, so that
 * nobody receives unsolicited messages.
 */
export async function requireThreadEligibility(
  reader: Queryable,
  viewer: Viewer,
  key: ThreadKey,
): Promise<void> {
  const eligibility = await findThreadEligibility(reader, key)
  const canStart =
    getThreadSide(viewer, key) === 'merchant'
      ? eligibility?.has_ordered
      : eligibility?.is_open && viewer.role === 'customer'
  if (!canStart || eligibility?.is_deleted) throw notFoundError('conversation')
}

function createEmptyThread({ shop_id, customer_id }: ThreadKey): ThreadRow {
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
