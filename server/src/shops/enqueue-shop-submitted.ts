import type { Bus } from '../platform/bus/bus.ts'
import { enqueueEvent } from '../platform/bus/outbox.ts'
import type { Tx } from '../platform/db/db.ts'
import type { ShopRow } from './present.ts'

/** A shop that waits and says what it is: before that an admin has nothing to decide about. */
export function isReadyForReview({ status, about_shop }: ShopRow): boolean {
  return status === 'pending_approval' && about_shop.trim() !== ''
}

/** The same submission may be announced again; `submitted_at` tells it from the next one. */
export async function enqueueShopSubmitted(
  tx: Tx,
  bus: Bus,
  { id, owner_id, submitted_at }: ShopRow,
): Promise<void> {
  await enqueueEvent(tx, 'shop.submitted', { id, owner_id, submitted_at })
  tx.afterCommit(() => bus.publish('outbox'))
}
