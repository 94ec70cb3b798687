import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { ShopRow } from './present.ts'

/** A pending shop with a description: without one an admin has nothing to review. */
export function isReadyForReview({ status, about_shop }: ShopRow): boolean {
  return status === 'pending_approval' && trimText(about_shop) !== ''
}

/** The same submission can be published twice; `submitted_at` distinguishes it from the next one. */
export async function enqueueShopSubmitted(
  tx: Tx,
  bus: Bus,
  { id, owner_id, submitted_at }: ShopRow,
): Promise<void> {
  await enqueueEvent(tx, 'shop.submitted', { id, owner_id, submitted_at })
  tx.afterCommit(() => bus.publish('outbox'))
}
