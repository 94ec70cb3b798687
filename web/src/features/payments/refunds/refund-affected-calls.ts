import { calls } from '../../../api/calls.ts'

/** What a refund changes. */
export const refundAffectedCalls = [
  calls.getOrderLedger,
  calls.listShopOrders,
  calls.getOrder,
  calls.listShopBalances,
  calls.getProduct,
]
