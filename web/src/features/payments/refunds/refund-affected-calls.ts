import { calls } from '../../../api/calls.ts'

/** What a refund changes. */
export const staleMoney = [
  calls.orderMoney,
  calls.listShopOrders,
  calls.getOrder,
  calls.listPayables,
  calls.getProduct,
]
