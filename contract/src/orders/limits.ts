import { cartLimits } from '../cart/limits.ts'
import { dayMs, hourMs, minuteMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/** docs/design.md, section 5. */
export const orderLimits = freeze({
  unpaidHoldMs: 15 * minuteMs,
  responseOpenMinutes: 30,
  noShowGraceMs: 30 * minuteMs,
  /** The customer is reminded this long before the pickup deadline, unless the shop's last notification is as recent. */
  pickupReminderMs: 2 * hourMs,
  /** A paid order stays open after its pickup deadline until the shop decides; its pickup pass ends after this time. */
  passAfterPickupMs: 7 * dayMs,
  maxOpenReservationsPerShop: 3,
  /** One customer's open orders with payment in the shop; `maxOpenUnpaid` includes reservations. */
  maxOpenUnpaidPerShop: 5,
  maxOpenUnpaid: 20,
})

export const orderLineLimits = freeze({ maxLines: 50, maxQuantity: cartLimits.maxQuantity })

export const orderTextLimits = freeze({ maxCustomerNameChars: 120, maxDeliveryAddressChars: 500 })
