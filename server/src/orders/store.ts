import {
  type Actor,
  type OrderStatus,
  settledPaymentStatuses,
} from '@mainstreet/contract/orders/transitions.ts'
import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { OrderEventRow, OrderItemRow, OrderRow } from './present.ts'

export type TransitionActor = { actor: Actor; id: string | null }

export type ProductStock = {
  id: string
  shop_id: string
  name: string
  stock: number
  is_listed: boolean
  price_cents: number
}

const selectProductStocks = (ids: string[]) => sql`
  select id, shop_id, name, stock, is_listed, price_cents from products where id = ${anyUuid(ids)} order by id`

/** The current stock, without locks: a statement that depends on it must check again. */
export function listProductStocks(reader: Queryable, ids: string[]): Promise<ProductStock[]> {
  return reader.many<ProductStock>(selectProductStocks(ids))
}

/** Locks in the order of the ids, so that two transactions cannot deadlock. */
export function lockProducts(tx: Tx, ids: string[]): Promise<ProductStock[]> {
  return tx.many<ProductStock>(sql`${selectProductStocks(ids)} for no key update`)
}

export const selectOrders = sql`select o.*, s.name as shop_name from orders o join shops s on s.id = o.shop_id`

export function findOrder(reader: Queryable, id: string): Promise<OrderRow | undefined> {
  return reader.one<OrderRow>(sql`${selectOrders} where o.id = ${id}`)
}

type PickupPassOrderRow = Pick<
  OrderRow,
  | 'shop_name'
  | 'order_type'
  | 'delivery_address'
  | 'status'
  | 'payment_status'
  | 'pickup_code'
  | 'ready_at'
  | 'pickup_from'
  | 'pickup_until'
  | 'created_at'
> & { shop_address: string; time_zone: string | null }

/** Without what a pickup pass must not show. */
export function findPickupPassOrder(reader: Queryable, id: string): Promise<PickupPassOrderRow | undefined> {
  return reader.one<PickupPassOrderRow>(sql`
    select s.name as shop_name, s.location as shop_address, s.hours ->> 'time_zone' as time_zone, o.order_type,
      o.delivery_address, o.status, o.payment_status, o.pickup_code, o.ready_at, o.pickup_from, o.pickup_until,
      o.created_at
    from orders o join shops s on s.id = o.shop_id where o.id = ${id}`)
}

/** Of the alias `o`. */
export function countOrders(reader: Queryable, where: Sql): Promise<number> {
  return countRows(reader, sql`orders o where ${where}`)
}

/**
 * Orders (alias `o`), newest first. The page is selected by id: skipped rows are read without their columns and shop.
 */
export function listOrderRows(reader: Queryable, where: Sql, slice: { limit: number; offset: number }) {
  return reader.many<OrderRow>(sql`
    with page as materialized (
      ${pageOf(sql`select o.id from orders o where ${where} order by o.created_at desc, o.id desc`, slice)})
    select o.*, s.name as shop_name from page join orders o on o.id = page.id join shops s on s.id = o.shop_id
    order by o.created_at desc, o.id desc`)
}

/** Undefined when the order has changed since it was read. */
export function setOrderStatus(tx: Tx, { id, status, version }: OrderRow, to: OrderStatus, now: Date) {
  return tx.one<OrderRow>(sql`
    update orders o set status = ${to}, version = o.version + 1, updated_at = ${now},
      payment_status = case when ${to} = 'completed' and payment_status = 'none' then 'paid_in_store' else payment_status end
    from shops s where s.id = o.shop_id and o.id = ${id} and o.status = ${status} and o.version = ${version}
    returning o.*, s.name as shop_name`)
}

/** Undefined when the order has changed since it was read, or is not paid. */
export function setOrderReady(tx: Tx, { id, status, version }: OrderRow, now: Date) {
  return tx.one<OrderRow>(sql`
    update orders o set ready_at = ${now}, version = o.version + 1, updated_at = ${now}
    from shops s where s.id = o.shop_id and o.id = ${id} and o.status = ${status} and o.version = ${version}
      and ready_at is null and payment_status = any(${settledPaymentStatuses})
    returning o.*, s.name as shop_name`)
}

/** Undefined when the order has changed since it was read. */
export function setOrderReadyRequested(tx: Tx, { id, status, version }: OrderRow, now: Date) {
  return tx.one<OrderRow>(sql`
    update orders o set ready_requested_at = ${now}, version = o.version + 1, updated_at = ${now}
    from shops s where s.id = o.shop_id and o.id = ${id} and o.status = ${status} and o.version = ${version}
      and payment_status = 'authorized'
    returning o.*, s.name as shop_name`)
}

export type NewOrderEvent = {
  kind: 'status_changed' | 'ready'
  from: OrderStatus
  to: OrderStatus
  reason: string | null
  now: Date
}

export async function insertOrderEvent(
  tx: Tx,
  orderId: string,
  by: TransitionActor,
  { kind, from, to, reason, now }: NewOrderEvent,
): Promise<void> {
  await tx.one(sql`
    insert into order_events (order_id, kind, actor, actor_id, from_status, to_status, reason, created_at)
    values (${orderId}, ${kind}, ${by.actor}, ${by.id}, ${from}, ${to}, ${reason}, ${now})`)
}

/**
 * Returns the items of an order that are not restocked yet to stock, locking products in the order of their ids.
 * Returns the ids of the changed products.
 */
export async function restockOrderItems(tx: Tx, orderId: string): Promise<string[]> {
  const products = await tx.many<{ id: string }>(sql`
    with goods as materialized (
      select p.id, i.quantity - i.restocked_quantity as quantity from products p join order_lines i on i.product_id = p.id
      where i.order_id = ${orderId} order by p.id for no key update of p
    ), noted as (
      update order_lines set restocked_quantity = quantity where order_id = ${orderId}
    )
    update products p set stock = p.stock + g.quantity, version = p.version + 1
    from (select id, sum(quantity)::integer as quantity from goods group by id) g where p.id = g.id returning p.id`)
  return products.map(({ id }) => id)
}

export function listOrderItems(reader: Queryable, orderIds: string[]): Promise<OrderItemRow[]> {
  return reader.many<OrderItemRow>(sql`
    select order_id, product_id, name, image, price_cents, quantity from order_lines
    where order_id = ${anyUuid(orderIds)} order by order_id, line_number`)
}

export function listOrderEvents(reader: Queryable, orderIds: string[]): Promise<OrderEventRow[]> {
  return reader.many<OrderEventRow>(sql`
    select order_id, kind, actor, from_status, to_status, reason, created_at from order_events
    where order_id = ${anyUuid(orderIds)} order by order_id, id`)
}

export type DueOrder = { id: string; status: OrderStatus }

const maxDueOrders = 200

/**
 * Orders without a response at `now`, and unpaid orders not picked up by `pickupCutoff` (for paid ones the shop decides).
 * Oldest first.
 */
export function listDueOrders(reader: Queryable, now: Date, pickupCutoff: Date): Promise<DueOrder[]> {
  return reader.many<DueOrder>(sql`
    (select id, status from orders where status = 'pending' and respond_by <= ${now}::timestamptz
      order by respond_by limit ${maxDueOrders})
    union all
    (select id, status from orders where status in ('reserved', 'in_progress') and pickup_until < ${pickupCutoff}::timestamptz
      and payment_status not in ('authorized', 'paid', 'paid_in_store', 'partially_refunded')
      order by pickup_until limit ${maxDueOrders})`)
}

/** Undefined while another transaction has locked it, and when it is unknown. */
export function tryLockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.one<OrderRow>(sql`${selectOrders} where o.id = ${id} for no key update of o skip locked`)
}

export async function shopExists(reader: Queryable, shopId: string): Promise<boolean> {
  return (await reader.one(sql`select true from shops where id = ${shopId}`)) !== undefined
}
