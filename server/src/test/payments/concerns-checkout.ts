import { sql } from '../../platform/db/sql.ts'

/** Of the checkout itself, or of what was paid for it: a refund names only the payment. */
export function concernsCheckout(parentId: string) {
  return sql`(body::text like ${`%${parentId}%`} or body->'data'->'object'->>'payment_intent' in (
    select intent_id from payments where parent_order_id = ${parentId}))`
}
