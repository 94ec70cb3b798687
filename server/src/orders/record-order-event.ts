import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { insertOrderEvent, type NewOrderEvent, type TransitionActor } from './store.ts'

/** Writes to the order's history, and to the audit log if a merchant or an admin acted. */
export async function recordOrderEvent(
  tx: Tx,
  orderId: string,
  by: TransitionActor,
  event: NewOrderEvent,
): Promise<void> {
  await insertOrderEvent(tx, orderId, by, event)
  if (by.id === null || by.actor === 'customer') return
  const { kind, from, to, reason } = event
  const auditAction = kind === 'ready' ? 'order.ready' : (`order.${to}` as const)
  await audit(tx, { id: by.id, role: by.actor }, auditAction, orderId, {
    before: { status: from },
    after: { status: to, reason },
  })
}
