import { sql } from '../platform/db/sql.ts'
import type { OrderRow } from './present.ts'

/**
 * What has still to be paid online is not the shop's yet, and what was never paid never was (design 5): only the
 * payment starts the time in which the shop answers.
 */
export function isVisibleToShop({
  payment_status,
  respond_by,
}: Pick<OrderRow, 'payment_status' | 'respond_by'>) {
  return payment_status !== 'awaiting' && !(payment_status === 'voided' && respond_by === null)
}

/** The same of `o`. */
export const visibleToShopCondition = sql`o.payment_status <> 'awaiting' and (o.payment_status <> 'voided' or o.respond_by is not null)`
