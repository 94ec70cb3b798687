import type { Queryable } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** Of orders and reservations that are open and not paid: they hold stock without a card. */
export type OpenOrderLimits = { maxOpenUnpaidPerShop: number; maxOpenUnpaid: number }

type OpenOrderCheck = {
  /** Undefined: no limit. */
  limits: OpenOrderLimits | undefined
  customerId: string
  /** Of new orders, one of each shop; a reservation counts for the customer only. */
  shopIds: string[]
  added: number
}

/** True or false in the statement that writes the orders; of many at once each counts the others. */
export function openOrderLimitCondition({ limits, customerId, shopIds, added }: OpenOrderCheck): Sql {
  if (!limits) return sql`true`
  const { maxOpenUnpaidPerShop, maxOpenUnpaid } = limits
  // a subselect is asked once, and not for each line
  return sql`(select may_open_unpaid(${customerId}::uuid, ${shopIds}::uuid[], ${added}::integer,
    ${maxOpenUnpaidPerShop}::integer, ${maxOpenUnpaid}::integer))`
}

/** In a transaction it stays true to its end. */
export async function requireBelowOpenOrderLimits(reader: Queryable, check: OpenOrderCheck): Promise<void> {
  const { limits } = check
  const row = await reader.one<{ allowed: boolean }>(sql`select ${openOrderLimitCondition(check)} as allowed`)
  if (!limits || row?.allowed) return
  const { maxOpenUnpaidPerShop, maxOpenUnpaid } = limits
  throw new ApiError(
    'too_many_open',
    `You can have ${maxOpenUnpaidPerShop} unpaid orders open at a shop and ${maxOpenUnpaid} in all. Pick one up or cancel one first.`,
  )
}
