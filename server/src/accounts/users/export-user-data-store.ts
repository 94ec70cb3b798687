import { directMessage, orderMessage } from '@mainstreet/contract/chat/message.ts'
import { order } from '@mainstreet/contract/orders/order.ts'
import { shop } from '@mainstreet/contract/shops/shop.ts'
import { joinColumnNames } from '../../platform/db/columns.ts'
import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A user has few orders; the bound limits the memory of one response. */
const maxRows = 10_000

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
    from orders o where customer_id = ${customerId} order by created_at desc, id desc limit ${maxRows}`)
}

export function listExportedOrderMessages(reader: Queryable, senderId: string) {
  return reader.many(sql`
    select ${orderMessageColumns} from order_messages
    where sender_id = ${senderId} order by created_at desc limit ${maxRows}`)
}

export function listExportedChatMessages(reader: Queryable, senderId: string) {
  return reader.many(sql`
    select ${directMessageColumns} from chat_messages
    where sender_id = ${senderId} order by created_at desc limit ${maxRows}`)
}

export function listExportedCartItems(reader: Queryable, userId: string) {
  return reader.many(
    sql`select product_id, variant_id, quantity, created_at from cart_items where user_id = ${userId}`,
  )
}
