import { sql } from '@mainstreet/platform/db/sql.ts'

/** Whether an event is about the checkout or its payment: a refund names only the payment. */
export function concernsCheckout(parentId: string) {
  return sql`(body::text like ${`%${parentId}%`} or body->'data'->'object'->>'payment_intent' in (
    select intent_id from payments where parent_order_id = ${parentId}))`
}
