import { messageCalls as calls } from '@mainstreet/contract/messages/calls.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Deps } from '../platform/deps.ts'
import type { On } from '../platform/mount.ts'
import { listOrderMessages } from './list-order-messages.ts'
import { sendOrderMessage } from './send-order-message.ts'

export function messageRoutes(on: On<Viewer>, deps: Deps): void {
  on(calls.listOrderMessages, ({ viewer, params, query }) =>
    listOrderMessages(deps.db, viewer, params.id, query),
  )
  on(calls.sendOrderMessage, async ({ viewer, params, body, idempotencyKey }) => ({
    message: await sendOrderMessage(deps, viewer, params.id, body, idempotencyKey),
  }))
}
