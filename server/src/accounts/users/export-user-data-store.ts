import { directMessage, orderMessage } from '@mainstreet/contract/chat/message.ts'
import { type EntityFields, listColumns } from '@mainstreet/contract/entity-fields.ts'
import { orderDescriptor } from '@mainstreet/contract/orders/order-fields.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { joinColumnNames } from '@mainstreet/platform/db/columns.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { ExportedRows } from './export-batches-store.ts'

const shopColumns = exportedColumns(shopDescriptor)
const orderColumns = exportedColumns(orderDescriptor)
const orderMessageColumns = joinColumnNames(orderMessage.keyof().options)
const directMessageColumns = joinColumnNames(directMessage.keyof().options)

/** Each column; those that no field is named after follow, as in every export so far. */
function exportedColumns(fields: EntityFields): Sql {
  const names = Object.keys(listColumns(fields))
  return joinColumnNames(names.toSorted((a, b) => Number(b in fields) - Number(a in fields)))
}

/** Undefined when the user has no shop. */
export function findExportedShop(reader: Queryable, ownerId: string) {
  return reader.one(sql`
    select ${ownerId}::uuid as owner_id, ${shopColumns} from shops
    where id = (select shop_id from shop_members where user_id = ${ownerId} and role = 'owner')`)
}

export function selectExportedOrders(customerId: string): ExportedRows {
  return {
    columns: sql`${orderColumns}, (
        select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'price_cents', price_cents) order by line_number)
        from order_lines where order_id = o.id
      ) as items`,
    from: sql`orders o`,
    where: sql`customer_id = ${customerId}`,
    key: [sql`created_at`, sql`id`],
  }
}

export function selectExportedOrderMessages(senderId: string): ExportedRows {
  return {
    columns: orderMessageColumns,
    from: sql`order_messages`,
    where: sql`sender_id = ${senderId}`,
    key: [sql`created_at`, sql`id`],
  }
}

export function selectExportedChatMessages(senderId: string): ExportedRows {
  return {
    columns: directMessageColumns,
    from: sql`chat_messages`,
    where: sql`sender_id = ${senderId}`,
    key: [sql`shop_id`, sql`customer_id`, sql`seq`],
  }
}

export function selectExportedCartItems(userId: string): ExportedRows {
  return {
    columns: sql`product_id, variant_id, quantity, created_at`,
    from: sql`cart_items`,
    where: sql`user_id = ${userId}`,
    key: [sql`id`],
  }
}

/** What happened to the user's orders. */
export function selectExportedOrderEvents(customerId: string): ExportedRows {
  return {
    columns: sql`e.order_id, e.kind, e.actor, e.from_status, e.to_status, e.reason, e.created_at`,
    from: sql`orders o join order_events e on e.order_id = o.id`,
    where: sql`o.customer_id = ${customerId}`,
    key: [sql`e.order_id`, sql`e.id`],
  }
}

export function selectExportedPayments(customerId: string): ExportedRows {
  return {
    columns: sql`parent_order_id, state, amount_cents, currency, captured_cents, intent_id, created_at, updated_at`,
    from: sql`payments`,
    where: sql`parent_order_id in (select parent_order_id from orders where customer_id = ${customerId})`,
    key: [sql`created_at`, sql`parent_order_id`],
  }
}

export function selectExportedRefunds(customerId: string): ExportedRows {
  return {
    columns: sql`r.order_id, r.amount_cents, r.reason, r.state, r.failure_reason, r.provider_id, r.created_at, r.updated_at`,
    from: sql`orders o join refunds r on r.order_id = o.id`,
    where: sql`o.customer_id = ${customerId}`,
    key: [sql`r.created_at`, sql`r.id`],
  }
}

/** Each address to which something was delivered. */
export function selectExportedAddresses(customerId: string): ExportedRows {
  return {
    columns: sql`address`,
    from: sql`(
      select distinct delivery_address as address from orders
      where customer_id = ${customerId} and delivery_address is not null) delivered`,
    where: sql`true`,
    key: [sql`address`],
  }
}

/** What checkout offers. */
export function selectExportedSavedAddresses(userId: string): ExportedRows {
  return {
    columns: sql`address, is_default, created_at`,
    from: sql`delivery_addresses`,
    where: sql`user_id = ${userId}`,
    key: [sql`created_at`, sql`id`],
  }
}

/** The user's conversations with shops. */
export function selectExportedThreads(customerId: string): ExportedRows {
  return {
    columns: sql`shop_id, last_seq, customer_read_seq, last_at`,
    from: sql`chat_threads`,
    where: sql`customer_id = ${customerId}`,
    key: [sql`shop_id`],
  }
}
