import { calls } from '../../../api/calls.ts'

/** The calls whose responses a refund changes. */
export const refundAffectedCalls = [
  calls.getOrderLedger,
  calls.listShopOrders,
  calls.getOrder,
  calls.listShopBalances,
  calls.listPayouts,
  calls.getProduct,
]
