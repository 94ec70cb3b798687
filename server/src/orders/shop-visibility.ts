import type { OrderRow } from './present.ts'

/**
 * A shop does not see orders that await or never received an online payment: the time to respond starts with the
 * payment. In SQL: `visibleToShopCondition`.
 */
export function isVisibleToShop({
  payment_status,
  respond_by,
}: Pick<OrderRow, 'payment_status' | 'respond_by'>) {
  return payment_status !== 'awaiting_payment' && !(payment_status === 'voided' && respond_by === null)
}
