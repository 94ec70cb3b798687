import { getReplacements, listColumns } from '@mainstreet/contract/entity-fields.ts'
import { orderDescriptor } from '@mainstreet/contract/orders/order-fields.ts'
import { setColumns } from '@mainstreet/platform/db/columns.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** Deletes notifications to others about the user's orders and messages, also those with a text of the user, and their unsent emails. */
export async function deleteNotificationsAbout(tx: Tx, userId: string): Promise<void> {
  await tx.one(sql`
    with forgotten as (
      delete from notifications where id in (
        select n.id from orders o join notifications n on n.subject ->> 'id' = o.id::text where o.customer_id = ${userId}
        union all
        select id from notifications where subject ->> 'customer_id' = ${userId}
        union all
        select n.id from order_messages m join notifications n on n.subject ->> 'id' = m.order_id::text
        where m.sender_id = ${userId} and n.event = 'order_message')
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
  const replacements = { ...getReplacements(orderDescriptor), customer_name: customerName }
  const changes = setColumns<typeof replacements>(listColumns(orderDescriptor), replacements)
  await tx.one(sql`
    update orders set ${join(changes)}, updated_at = ${now} where customer_id = ${customerId}`)
}

/** Clears the reasons that the customer gave for changes of the own orders. */
export async function updateEventsOfErasedCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.one(sql`
    update order_events e set reason = null from orders o
    where o.customer_id = ${customerId} and e.order_id = o.id and e.actor_id = ${customerId} and e.reason is not null`)
}

/** Their texts are replaced; events that wait or have failed are deleted, so that no open page of the shop gets them. */
export async function eraseMessagesOfSender(tx: Tx, senderId: string, message: string): Promise<void> {
  await tx.one(sql`update order_messages set message = ${message} where sender_id = ${senderId}`)
  await tx.one(sql`update chat_messages set message = ${message} where sender_id = ${senderId}`)
  await tx.one(sql`
    delete from outbox where topic = 'chat.message_sent' and payload->'message'->>'sender_id' = ${senderId}`)
}

/** Stored requests and error reports; reports carry addresses of pages and texts of errors, which may contain anything. */
export async function deleteRequestsOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.one(sql`delete from idempotency_keys where user_id = ${userId}`)
  await tx.one(sql`delete from client_errors where user_id = ${userId}`)
}

/** A job deletes the bytes; an image that an order shows stays. */
export async function deleteFilesOfOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.one(sql`delete from storage_objects where owner_id = ${ownerId}`)
  await tx.one(sql`update images set last_used_at = '-infinity' where owner_id = ${ownerId}`)
}

/** For a shop that goes to a successor. */
export async function clearEmailOfShop(tx: Tx, shopId: string, email: string, now: Date): Promise<void> {
  await tx.one(sql`
    update shops set business_email = '', version = version + 1, updated_at = ${now}
    where id = ${shopId} and business_email = ${email}`)
}

/** Snapshots of a shop have the email of its owner, and often the name: that is how a new shop is named. */
export async function eraseOwnerFromShopAudit(
  tx: Tx,
  shopId: string,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const erase = (snapshot: Sql) => sql`
    case when ${snapshot}->>'business_email' = ${email} then ${snapshot} - 'business_email' else ${snapshot} end
      - case when strpos(lower(${snapshot}->>'name'), lower(${name})) > 0 then 'name' else '' end`
  await tx.one(sql`
    update audit_log set before = ${erase(sql`before`)}, after = ${erase(sql`after`)}
    where subject_type = 'shop' and subject_id = ${shopId}`)
}

/** The name of a closed shop stays for its orders only. True when it was replaced. */
export async function replaceNameOfClosedShop(tx: Tx, shopId: string, name: string): Promise<boolean> {
  const row = await tx.one(sql`
    update shops s set name = ${name} where id = ${shopId} and deleted_at is not null
      and not exists (select from orders where shop_id = s.id and payment_status <> 'awaiting_payment')
      and not exists (select from orders where shop_id = s.id and status in ('pending', 'reserved', 'in_progress'))
    returning id`)
  return row !== undefined
}

/** Unsent emails to the address and requests for them, and unsent ones that name it, such as the one to the address before it. */
export async function deleteEmailsOf(tx: Tx, email: string): Promise<void> {
  await tx.one(sql`delete from outbox where topic = 'auth.email_requested' and payload->>'email' = ${email}`)
  await tx.one(sql`delete from outbox where queue = 'email' and payload->>'to' = ${email}`)
  // reads every email that waits or has failed: deletions are rare, and those are few
  await tx.one(sql`delete from outbox where queue = 'email' and strpos(payload->>'text', ${email}) > 0`)
  await tx.one(sql`delete from demo_mailbox where recipient = ${email}`)
}

export async function deleteUserRow(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`delete from users where id = ${id}`)
}
