import type { CallQuery, CallResponse } from '@mainstreet/contract/call.ts'
import type { chatCalls } from '@mainstreet/contract/chat/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { listMessagesAfter, listMessagesBefore } from './direct-message-store.ts'
import { presentDirectMessage, presentThreadState } from './present-thread.ts'
import { requireThread } from './require-thread.ts'

type ListMessagesQuery = CallQuery<typeof chatCalls.listMessages>

/**
 * Reads the thread first: a message that arrives meanwhile is then in the list although the thread does not count it
 * yet, and never missing.
 */
export async function listMessages(
  reader: Queryable,
  viewer: Viewer,
  query: ListMessagesQuery,
): Promise<CallResponse<typeof chatCalls.listMessages>> {
  const { thread, side } = await requireThread(reader, viewer, query)
  await auditAdminRead(reader, viewer, {
    action: 'user.read_messages',
    subjectId: query.customer_id,
    details: { shop_id: query.shop_id },
  })
  const rows =
    query.after === undefined
      ? await listMessagesBefore(reader, query, query.before ?? thread.last_seq + 1, query.limit)
      : await listMessagesAfter(reader, query, query.after, query.limit)
  const [first, last] = [rows.at(0)?.seq, rows.at(-1)?.seq]
  return {
    data: rows.map(presentDirectMessage),
    has_older: first === undefined ? (query.after ?? 0) > 0 && thread.last_seq > 0 : first > 1,
    has_newer:
      last === undefined ? (query.before ?? thread.last_seq + 1) <= thread.last_seq : last < thread.last_seq,
    thread: presentThreadState(thread, side),
  }
}
