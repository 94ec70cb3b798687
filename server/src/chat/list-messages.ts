import type { AnswerOf, QueryOf } from '@mainstreet/contract/call.ts'
import type { messageCalls } from '@mainstreet/contract/chat/calls.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Reader } from '../platform/db/db.ts'
import { messagesAfter, messagesBefore } from './direct-message-store.ts'
import { presentDirect, presentState } from './present-thread.ts'
import { requireThread } from './require-thread.ts'

type Asked = QueryOf<typeof messageCalls.listMessages>

/** The thread is read first: what is said meanwhile is newer than it says, and never missing. */
export async function listMessages(
  reader: Reader,
  viewer: Viewer,
  asked: Asked,
): Promise<AnswerOf<typeof messageCalls.listMessages>> {
  const { thread, side } = await requireThread(reader, viewer, asked)
  const rows =
    asked.after === undefined
      ? await messagesBefore(reader, asked, asked.before ?? thread.last_seq + 1, asked.limit)
      : await messagesAfter(reader, asked, asked.after, asked.limit)
  const [first, last] = [rows.at(0)?.seq, rows.at(-1)?.seq]
  return {
    data: rows.map(presentDirect),
    has_older: first === undefined ? (asked.after ?? 0) > 0 && thread.last_seq > 0 : first > 1,
    has_newer:
      last === undefined ? (asked.before ?? thread.last_seq + 1) <= thread.last_seq : last < thread.last_seq,
    thread: presentState(thread, side),
  }
}
