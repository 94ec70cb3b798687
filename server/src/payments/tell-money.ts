import type { OrderRow } from '../orders/present.ts'
import { tellOrder } from '../orders/tell.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { announce } from '../platform/outbox.ts'

type Told = Pick<OrderRow, 'id' | 'shop_id' | 'customer_id' | 'status' | 'payment_status'>

/** Both sides hear that the money of an order has moved. */
export async function tellMoney({ bus }: Deps, tx: Tx, order: Told): Promise<void> {
  const { id, shop_id, customer_id, status, payment_status } = order
  await announce(tx, 'order.paid', { id, shop_id, customer_id, status, payment_status })
  tx.afterCommit(() => tellOrder(bus))
}
