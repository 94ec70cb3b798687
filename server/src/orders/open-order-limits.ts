import type { Reader } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { Refusal } from '../platform/http/api-error.ts'

/** Of orders and reservations that are open and not paid: they hold stock without a card. */
export type OpenOrderLimits = { openUnpaidPerShop: number; openUnpaid: number }

type Opening = {
  /** Undefined: no limit. */
  limits: OpenOrderLimits | undefined
  customerId: string
  /** Of new orders, one of each shop; a reservation counts for the customer only. */
  shopIds: string[]
  added: number
}

/** True or false in the statement that writes the orders; of many at once each counts the others. */
export function mayOpen({ limits, customerId, shopIds, added }: Opening): Sql {
  if (!limits) return sql`true`
  const { openUnpaidPerShop, openUnpaid } = limits
  // a subselect is asked once, and not for each line
  return sql`(select may_open_unpaid(${customerId}::uuid, ${shopIds}::uuid[], ${added}::integer,
    ${openUnpaidPerShop}::integer, ${openUnpaid}::integer))`
}

/** In a transaction it stays true to its end. */
export async function requireMayOpen(reader: Reader, opening: Opening): Promise<void> {
  const { limits } = opening
  const answer = await reader.one<{ allowed: boolean }>(sql`select ${mayOpen(opening)} as allowed`)
  if (!limits || answer?.allowed) return
  const { openUnpaidPerShop, openUnpaid } = limits
  throw new Refusal(
    'too_many_open',
    `You can have ${openUnpaidPerShop} unpaid orders open at a shop and ${openUnpaid} in all. Pick one up or cancel one first.`,
  )
}
