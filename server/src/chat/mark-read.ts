import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { messageCalls } from '@mainstreet/contract/chat/calls.ts'
import type { ThreadState } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { findThread, raiseMark } from './direct-message-store.ts'
import { presentState } from './present-thread.ts'
import { requireSide, requireThread } from './require-thread.ts'

type Read = BodyOf<typeof messageCalls.markRead>

/** A mark only rises: an older one, or the same again, changes nothing. */
export async function markRead({ db, bus }: Deps, viewer: Viewer, read: Read): Promise<ThreadState> {
  const side = requireSide(viewer, read)
  if (read.reader_id !== undefined && read.reader_id !== viewer.id)
    throw new Refusal('not_allowed', 'You can only say what you have read yourself')

  const { thread } = await requireThread(db, viewer, read)
  const upTo = Math.min(read.seq ?? thread.last_seq, thread.last_seq)
  const raised = await raiseMark(db, read, side, upTo)
  if (raised) bus.publish('outbox')
  return presentState(raised ?? (await findThread(db, read)) ?? thread, side)
}
