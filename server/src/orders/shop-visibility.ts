import { sql } from '../platform/db/sql.ts'
import type { OrderRow } from './present.ts'

/**
 * A shop does not see orders that await or never received an online payment: the time to respond starts with the
 * payment.
 */
export function isVisibleToShop({
  payment_status,
  respond_by,
}: Pick<OrderRow, 'payment_status' | 'respond_by'>) {
  return payment_status !== 'awaiting' && !(payment_status === 'voided' && respond_by === null)
}

/** The same rule in SQL, for the table alias `o`. */
export const visibleToShopCondition = sql`o.payment_status <> 'awaiting' and (o.payment_status <> 'voided' or o.respond_by is not null)`
