import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Deletes notifications to others about the user's orders and messages, and their unsent emails. */
export async function deleteNotificationsAbout(tx: Tx, userId: string): Promise<void> {
  await tx.one(sql`
    with forgotten as (
      delete from notifications where id in (
        select n.id from orders o join notifications n on n.subject ->> 'id' = o.id::text where o.customer_id = ${userId}
        union all
        select id from notifications where subject ->> 'customer_id' = ${userId})
      returning id)
    delete from outbox where queue = 'email' and payload->>'notification_id' in (select id::text from forgotten)`)
}

/** Replaces the name and clears everything else that the customer entered. */
export async function updateOrdersOfErasedCustomer(
  tx: Tx,
  customerId: string,
  customerName: string,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update orders set customer_name = ${customerName}, customer_phone = '', customer_email = '', delivery_address = null,
      note = '', updated_at = ${now} where customer_id = ${customerId}`)
}

/** Clears the reasons that the customer gave for changes of the own orders. */
export async function updateEventsOfErasedCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.one(sql`
    update order_events e set reason = null from orders o
    where o.customer_id = ${customerId} and e.order_id = o.id and e.actor_id = ${customerId} and e.reason is not null`)
}

export async function updateOrderMessagesOfSender(tx: Tx, senderId: string, message: string): Promise<void> {
  await tx.one(sql`update order_messages set message = ${message} where sender_id = ${senderId}`)
}

export async function updateChatMessagesOfSender(tx: Tx, senderId: string, message: string): Promise<void> {
  await tx.one(sql`update chat_messages set message = ${message} where sender_id = ${senderId}`)
}

export async function deleteIdempotencyKeysOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.one(sql`delete from idempotency_keys where user_id = ${userId}`)
}

export async function updateClientErrorsWithoutUser(tx: Tx, userId: string): Promise<void> {
  await tx.one(sql`update client_errors set user_id = null where user_id = ${userId}`)
}

export async function deleteOutgoingEmailsTo(tx: Tx, email: string): Promise<void> {
  await tx.one(sql`delete from outbox where queue = 'email' and payload->>'to' = ${email}`)
}

export async function deleteMailboxEmailsTo(tx: Tx, email: string): Promise<void> {
  await tx.one(sql`delete from demo_mailbox where recipient = ${email}`)
}

export async function deleteUserRow(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`delete from users where id = ${id}`)
}
