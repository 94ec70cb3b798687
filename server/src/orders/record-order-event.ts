import { audit } from '../platform/db/audit.ts'
import type { Tx } from '../platform/db/db.ts'
import { type Mover, type NewEvent, noteEvent } from './store.ts'

/** In the order's history, and in the audit log where a merchant or an admin did it (design 6). */
export async function writeDown(tx: Tx, orderId: string, by: Mover, event: NewEvent): Promise<void> {
  await noteEvent(tx, orderId, by, event)
  if (by.id === null || by.actor === 'customer') return
  const { kind, from, to, reason } = event
  const act = kind === 'ready' ? 'order.ready' : (`order.${to}` as const)
  await audit(tx, { id: by.id, role: by.actor }, act, orderId, {
    before: { status: from },
    after: { status: to, reason },
  })
}
