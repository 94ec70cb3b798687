import { messageCalls as calls } from '@mainstreet/contract/messages/calls.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Deps } from '../platform/deps.ts'
import type { On } from '../platform/mount.ts'
import { listMessages } from './list-messages.ts'
import { listOrderMessages } from './list-order-messages.ts'
import { listConversations, listThreads } from './list-threads.ts'
import { markRead } from './mark-read.ts'
import { countNotices, setNoticesRead } from './notice-store.ts'
import { listChoices, listNotices, setChoices } from './notices.ts'
import { sendMessage } from './send-message.ts'
import { sendOrderMessage } from './send-order-message.ts'

export function messageRoutes(on: On<Viewer>, deps: Deps & { mayMail: boolean }): void {
  on(calls.listOrderMessages, ({ viewer, params, query }) =>
    listOrderMessages(deps.db, viewer, params.id, query),
  )
  on(calls.sendOrderMessage, async ({ viewer, params, body, idempotencyKey }) => ({
    message: await sendOrderMessage(deps, viewer, params.id, body, idempotencyKey),
  }))

  on(calls.listConversations, ({ viewer, params, query }) =>
    listConversations(deps.db, viewer, params.id, query),
  )
  on(calls.listThreads, ({ viewer, query }) => listThreads(deps.db, viewer, query.user_id, query))
  on(calls.listMessages, ({ viewer, query }) => listMessages(deps.db, viewer, query))
  on(calls.sendMessage, async ({ viewer, body, idempotencyKey }) => ({
    message: await sendMessage(deps, viewer, body, idempotencyKey),
  }))
  on(calls.markRead, async ({ viewer, body }) => ({ thread: await markRead(deps, viewer, body) }))

  on(calls.listNotices, ({ viewer, query }) => listNotices(deps.db, viewer, query))
  on(calls.readNotices, async ({ viewer, body }) => {
    await setNoticesRead(deps.db, viewer.id, body.ids, deps.now())
    return { unread_count: await countNotices(deps.db, viewer.id, true) }
  })
  on(calls.noticeChoices, ({ viewer }) => listChoices(deps.db, viewer, deps.mayMail))
  on(calls.setNoticeChoices, ({ viewer, body }) => setChoices(deps.db, viewer, body.choices, deps.mayMail))
}
