import { tellOrder } from '../orders/order-topics.ts'
import type { OrderRow } from '../orders/present.ts'
import { announce } from '../platform/bus/outbox.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Deps } from '../platform/platform-deps.ts'

type Told = Pick<OrderRow, 'id' | 'shop_id' | 'customer_id' | 'status' | 'payment_status'>

/** Both sides hear that the money of an order has moved. */
export async function tellMoney({ bus }: Deps, tx: Tx, order: Told): Promise<void> {
  const { id, shop_id, customer_id, status, payment_status } = order
  await announce(tx, 'order.paid', { id, shop_id, customer_id, status, payment_status })
  tx.afterCommit(() => tellOrder(bus))
}
