import { orderLimits } from '@mainstreet/contract/orders/limits.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import {
  countOpenReservations,
  isBelowOpenOrderLimits,
  lockReservations,
  type OpenOrderCheck,
} from './open-orders-store.ts'

/** In a transaction the result holds to its end. */
export async function requireBelowOpenOrderLimits(reader: Queryable, check: OpenOrderCheck): Promise<void> {
  const { limits } = check
  if (!limits || (await isBelowOpenOrderLimits(reader, check))) return
  const { maxOpenUnpaidPerShop, maxOpenUnpaid } = limits
  throw new ApiError('too_many_open_orders', (m) =>
    m.errors.orders.tooManyUnpaid({ perShop: maxOpenUnpaidPerShop, total: maxOpenUnpaid }),
  )
}

/** The result holds to the end of the transaction. */
export async function requireBelowReservationLimit(
  tx: Tx,
  customerId: string,
  shopId: string,
): Promise<void> {
  await lockReservations(tx, customerId, shopId)
  const open = await countOpenReservations(tx, customerId, shopId)
  if (open >= orderLimits.maxOpenReservationsPerShop)
    throw new ApiError('too_many_open_orders', (m) => m.errors.orders.tooManyReservations(open))
}
