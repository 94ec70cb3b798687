import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

const erasedCustomerName = 'Former customer'
const erasedMessageText = 'This message went with the account of its writer.'

/** Removes a user from every table. Order lines stay as the shop's records, without a name. */
export async function eraseUserData(
  tx: Tx,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await deleteNotifications(tx, id)
  await tx.one(sql`
    update orders set customer_name = ${erasedCustomerName}, customer_phone = '', customer_email = '', delivery_address = null,
      note = '', updated_at = ${now} where customer_id = ${id}`)
  await tx.one(sql`
    update order_events e set reason = null from orders o
    where o.customer_id = ${id} and e.order_id = o.id and e.actor_id = ${id} and e.reason is not null`)
  await tx.one(sql`update order_messages set message = ${erasedMessageText} where sender_id = ${id}`)
  await tx.one(sql`update direct_messages set message = ${erasedMessageText} where sender_id = ${id}`)
  await tx.one(sql`delete from idempotency_keys where user_id = ${id}`)
  await tx.one(sql`update client_errors set user_id = null where user_id = ${id}`)
  await tx.one(sql`delete from mails where recipient = ${email}`)
  await tx.one(sql`delete from mailbox where recipient = ${email}`)
  await tx.one(sql`delete from users where id = ${id}`)
}

/** Deletes notifications to others about the user's orders and messages, and their unsent emails. */
async function deleteNotifications(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`
    with forgotten as (
      delete from notices where id in (
        select n.id from orders o join notices n on n.subject ->> 'id' = o.id::text where o.customer_id = ${id}
        union all
        select id from notices where subject ->> 'customer_id' = ${id})
      returning id)
    delete from mails where cause in (select id from forgotten)`)
}
