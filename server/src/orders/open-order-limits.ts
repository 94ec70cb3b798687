import type { Queryable } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** Limits for open unpaid orders and reservations, because they reserve stock without a card. */
export type OpenOrderLimits = { maxOpenUnpaidPerShop: number; maxOpenUnpaid: number }

type OpenOrderCheck = {
  /** Undefined: no limit. */
  limits: OpenOrderLimits | undefined
  customerId: string
  /** The shops of the new orders, one per order. A reservation counts for the customer only. */
  shopIds: string[]
  added: number
}

/** A condition for the statement that writes the orders. Concurrent statements count each other. */
export function openOrderLimitCondition({ limits, customerId, shopIds, added }: OpenOrderCheck): Sql {
  if (!limits) return sql`true`
  const { maxOpenUnpaidPerShop, maxOpenUnpaid } = limits
  // a subselect runs once, not once per line
  return sql`(select may_open_unpaid(${customerId}::uuid, ${shopIds}::uuid[], ${added}::integer,
    ${maxOpenUnpaidPerShop}::integer, ${maxOpenUnpaid}::integer))`
}

/** In a transaction the result holds to its end. */
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
