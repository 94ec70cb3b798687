import { chatCalls as calls } from '@mainstreet/contract/chat/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { listMessages } from './list-messages.ts'
import { listOrderMessages } from './list-order-messages.ts'
import { listConversations, listThreads } from './list-threads.ts'
import { markRead } from './mark-read.ts'
import { sendMessage } from './send-message.ts'
import { sendOrderMessage } from './send-order-message.ts'

export function chatRoutes(on: HandleCall<Viewer>, deps: PlatformDeps): void {
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
  on(calls.markThreadRead, async ({ viewer, body }) => ({ thread: await markRead(deps, viewer, body) }))
}
