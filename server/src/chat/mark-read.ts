import type { CallBody } from '@mainstreet/contract/call.ts'
import type { chatCalls } from '@mainstreet/contract/chat/calls.ts'
import type { ThreadState } from '@mainstreet/contract/chat/message.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { advanceReadMarker, findThread } from './direct-message-store.ts'
import { presentThreadState } from './present-thread.ts'
import { requireThread, requireThreadSide } from './require-thread.ts'

type MarkReadInput = CallBody<typeof chatCalls.markThreadRead>

/** A read marker only rises: an older or equal one changes nothing. */
export async function markRead(
  { db, bus }: PlatformDeps,
  viewer: Viewer,
  input: MarkReadInput,
): Promise<ThreadState> {
  const side = requireThreadSide(viewer, input)
  if (input.reader_id !== undefined && input.reader_id !== viewer.id)
    throw new ApiError('not_allowed', (m) => m.errors.chat.onlyOwnReads)

  const { thread } = await requireThread(db, viewer, input)
  const upTo = Math.min(input.seq ?? thread.last_seq, thread.last_seq)
  const updated = await advanceReadMarker(db, input, side, upTo)
  if (updated) bus.publish('outbox')
  return presentThreadState(updated ?? (await findThread(db, input)) ?? thread, side)
}
