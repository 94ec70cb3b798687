import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { wakeOutbox } from '../orders/order-topics.ts'
import type { OrderRow } from '../orders/present.ts'

type OrderPaymentInfo = Pick<OrderRow, 'id' | 'shop_id' | 'customer_id' | 'status' | 'payment_status'>

/** Notifies customer and shop of a change in the order's payment. */
export async function enqueuePaymentEvent(
  { bus }: PlatformDeps,
  tx: Tx,
  order: OrderPaymentInfo,
): Promise<void> {
  const { id, shop_id, customer_id, status, payment_status } = order
  await enqueueEvent(tx, 'order.payment_status_changed', { id, shop_id, customer_id, status, payment_status })
  tx.afterCommit(() => wakeOutbox(bus))
}
