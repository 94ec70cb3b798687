import { cartLimits } from '../cart/limits.ts'
import { minuteMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/** docs/design.md, section 5. */
export const orderLimits = freeze({
  unpaidHoldMs: 15 * minuteMs,
  responseOpenMinutes: 30,
  noShowGraceMs: 30 * minuteMs,
  maxOpenReservationsPerShop: 3,
  /** One customer's open orders with payment in the shop; `maxOpenUnpaid` includes reservations. */
  maxOpenUnpaidPerShop: 5,
  maxOpenUnpaid: 20,
})

export const orderLineLimits = freeze({ maxLines: 50, maxQuantity: cartLimits.maxQuantity })

export const orderTextLimits = freeze({ maxCustomerNameChars: 120, maxDeliveryAddressChars: 500 })
