import { directMessage, orderMessage } from '@mainstreet/contract/chat/message.ts'
import { order } from '@mainstreet/contract/orders/order.ts'
import { shop } from '@mainstreet/contract/shops/shop.ts'
import { joinColumnNames } from '../../platform/db/columns.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A user has few orders; the bound limits the memory of one response. */
export const maxExportedRows = 10_000

/** Each field of the entities is exported; those left out here are computed or stored under another name. */
const shopColumns = joinColumnNames(
  shop
    .omit({ owner_id: true, coordinates: true, delivery_fee: true, product_count: true, distance: true })
    .keyof().options,
)
const orderColumns = joinColumnNames(
  order
    .omit({
      shop_name: true,
      total_amount: true,
      delivery_fee: true,
      captured_amount: true,
      refunded_amount: true,
      failed_refund_amount: true,
      items: true,
      events: true,
    })
    .keyof().options,
)
const orderMessageColumns = joinColumnNames(orderMessage.keyof().options)
const directMessageColumns = joinColumnNames(directMessage.keyof().options)

/** Undefined when the user has no shop. */
export function findExportedShop(reader: Queryable, ownerId: string) {
  return reader.one(sql`
    select ${ownerId}::uuid as owner_id, ${shopColumns}, lat, lng, delivery_fee_cents from shops
    where id = (select shop_id from shop_members where user_id = ${ownerId} and role = 'owner')`)
}

export function listExportedOrders(reader: Queryable, customerId: string) {
  return reader.many(sql`
    select ${orderColumns}, total_cents, delivery_fee_cents, captured_cents, refunded_cents, failed_refund_cents, (
        select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'price_cents', price_cents) order by line_number)
        from order_lines where order_id = o.id
      ) as items
    from orders o where customer_id = ${customerId} order by created_at desc, id desc limit ${maxExportedRows}`)
}

export function listExportedOrderMessages(reader: Queryable, senderId: string) {
  return reader.many(sql`
    select ${orderMessageColumns} from order_messages
    where sender_id = ${senderId} order by created_at desc limit ${maxExportedRows}`)
}

export function listExportedChatMessages(reader: Queryable, senderId: string) {
  return reader.many(sql`
    select ${directMessageColumns} from chat_messages
    where sender_id = ${senderId} order by created_at desc limit ${maxExportedRows}`)
}

export function listExportedCartItems(reader: Queryable, userId: string) {
  return reader.many(
    sql`select product_id, variant_id, quantity, created_at from cart_items where user_id = ${userId}`,
  )
}

/** What happened to the user's orders. */
export function listExportedOrderEvents(reader: Queryable, customerId: string) {
  return reader.many(sql`
    select e.order_id, e.kind, e.actor, e.from_status, e.to_status, e.reason, e.created_at
    from orders o join order_events e on e.order_id = o.id
    where o.customer_id = ${customerId} order by e.created_at desc, e.id desc limit ${maxExportedRows}`)
}

export function listExportedPayments(reader: Queryable, customerId: string) {
  return reader.many(sql`
    select parent_order_id, state, amount_cents, currency, captured_cents, intent_id, created_at, updated_at from payments
    where parent_order_id in (select parent_order_id from orders where customer_id = ${customerId})
    order by created_at desc limit ${maxExportedRows}`)
}

export function listExportedRefunds(reader: Queryable, customerId: string) {
  return reader.many(sql`
    select r.order_id, r.amount_cents, r.reason, r.state, r.failure_reason, r.provider_id, r.created_at, r.updated_at
    from orders o join refunds r on r.order_id = o.id
    where o.customer_id = ${customerId} order by r.created_at desc limit ${maxExportedRows}`)
}

/** Each address to which something was delivered. */
export function listExportedAddresses(reader: Queryable, customerId: string) {
  return reader.many(sql`
    select distinct delivery_address as address from orders
    where customer_id = ${customerId} and delivery_address is not null order by 1 limit ${maxExportedRows}`)
}

/** The user's conversations with shops. */
export function listExportedThreads(reader: Queryable, customerId: string) {
  return reader.many(sql`
    select shop_id, last_seq, customer_read_seq, last_at from chat_threads
    where customer_id = ${customerId} order by last_at desc limit ${maxExportedRows}`)
}
