import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  type IdempotencyClaim,
  type IdempotentRequest,
  toIdempotencyClaim,
} from '@mainstreet/platform/db/idempotency.ts'
import { empty, join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { getTraceparent } from '@mainstreet/platform/trace/tracing.ts'
import type { OrderLine } from './build-order.ts'
import {
  type OpenOrderCheck,
  openOrderLimitCondition,
  type ReservationCheck,
  reservationLimitCondition,
} from './open-orders-store.ts'
import type { NewOrder, OrderItemRow } from './present.ts'

/** `revision` is the revision of the shop terms that the order was built with. */
export type OrderDraft = { order: NewOrder; lines: OrderLine[]; revision: string }

export type InsertOrdersInput = {
  orders: OrderDraft[]
  /** The items total that was shown to the customer; the statement inserts nothing when it differs. */
  expectedItemsCents?: number
  /** Further conditions: the statement inserts nothing above these limits. */
  openOrders?: OpenOrderCheck
  reservations?: ReservationCheck
  /** Stores the response under the caller's key. A key that already exists rejects the whole statement. */
  storedResponse?: StoredResponse | undefined
  /** Deleted from the cart together with the insertion. */
  cartItems?: CartItemsInput
}

type CartItemsInput = { userId: string; ids: string[] }

type StoredResponse = IdempotencyClaim & { key: string; response: unknown }

/** Undefined for a request without a key. */
export function toStoredResponse(request: IdempotentRequest, response: unknown): StoredResponse | undefined {
  const { key } = request
  return key === undefined ? undefined : { ...toIdempotencyClaim(request), key, response }
}

/**
 * The only writer of orders: takes the stock and writes the orders, their items, first events, outbox events and the
 * stored response in one statement. All or nothing; returns the items. A product row is locked from the stock update to
 * the end of the commit, and other buyers wait for it, so the stock is taken last. On Citus an insert that selects from
 * CTEs alone sends them to all nodes and fails when one is down, so each joins a table; and such an insert must compute
 * nothing, not even a default: `keys` and `messages` do.
 */
export function insertOrders(reader: Queryable, input: InsertOrdersInput): Promise<OrderItemRow[]> {
  const { orders, openOrders, reservations, storedResponse, cartItems } = input
  const requestedItems = orders.flatMap(({ order: { id, shop_id }, lines, revision }) =>
    lines.map(
      ({ product_id, quantity }, index) =>
        sql`(${id}::uuid, ${shop_id}::uuid, ${revision}::xid, ${product_id}::uuid, ${quantity}::integer, ${index}::integer)`,
    ),
  )
  const conditions = [
    allItemsAvailable(requestedItems.length, input),
    openOrders ? openOrderLimitCondition(openOrders) : sql`true`,
    reservations ? reservationLimitCondition(reservations) : sql`true`,
  ]
  const steps = [
    sql`new_items`,
    sql`new_events`,
    sql`announced`,
    ...(storedResponse ? [sql`stored_response`] : []),
    ...(cartItems ? [sql`cleared_cart`] : []),
  ]
  return reader.many<OrderItemRow>(sql`
    with requested (order_id, shop_id, revision, product_id, quantity, line_number) as (values ${join(requestedItems)}),
    available as (
      select r.order_id, r.line_number, r.quantity, p.id as product_id, p.name, p.image, p.price_cents
      from requested r join products p on p.id = r.product_id and p.shop_id = r.shop_id and p.is_listed and p.stock >= r.quantity
        join shops s on s.id = r.shop_id and s.xmin = r.revision
    ), items as materialized (
      select * from available where ${join(conditions, ' and ')}
    ), keys as materialized (
      select order_id, nextval('order_events_id_seq') as event_id, nextval('outbox_id_seq') as outbox_id,
        gen_random_uuid() as outbox_key, now() as at
      from (select distinct order_id from items) i
    ), new_orders as (
      insert into orders (${orderColumns}, total_cents)
      select o.*, o.delivery_fee_cents + (select sum(price_cents * quantity) from items where order_id = o.id)
      from (values ${join(orders.map(({ order }) => orderValues(order)))}) o (${orderColumns})
        join shops s on s.id = o.shop_id
      where exists (select from items)
      returning id, shop_id, customer_id, status, payment_status, created_at
    ), new_items as (
      insert into order_lines (order_id, line_number, product_id, name, image, price_cents, quantity)
      select order_id, line_number, p.id, i.name, i.image, i.price_cents, quantity
      from items i join products p on p.id = i.product_id returning 1
    ), new_events as (
      insert into order_events (id, order_id, kind, actor, actor_id, to_status, created_at) overriding system value
      select k.event_id, o.id, 'placed'::order_event_kind, 'customer'::order_actor, o.customer_id, o.status, o.created_at
      from new_orders o join keys k on k.order_id = o.id join shops s on s.id = o.shop_id returning 1
    ), messages as materialized (
      -- an order that awaits online payment is not announced to the shop
      select k.outbox_id, k.outbox_key, k.at, o.shop_id,
        case when o.payment_status = 'awaiting_payment' then 'order.awaiting_payment' else 'order.placed' end as topic,
        jsonb_build_object('id', o.id, 'shop_id', o.shop_id, 'customer_id', o.customer_id, 'status', o.status) as payload
      from new_orders o join keys k on k.order_id = o.id
    ), announced as (
      insert into outbox (id, key, topic, payload, traceparent, created_at, next_attempt_at) overriding system value
      select m.outbox_id, m.outbox_key, m.topic, m.payload, ${getTraceparent()}::text, m.at, m.at
      from messages m join shops s on s.id = m.shop_id returning 1
    )${storedResponse && orders[0] ? storeResponseStep(storedResponse, orders[0].order) : empty}${cartItems ? clearCartStep(cartItems) : empty}, taken as materialized (
      select take_stock(product_id, quantity, price_cents, ${join(steps.map(countRows))})
      from (select * from items order by product_id) in_lock_order
    )
    select order_id, product_id, name, image, price_cents, quantity from items
    where (select count(*) from taken) > 0 order by order_id, line_number`)
}

function allItemsAvailable(count: number, { expectedItemsCents }: InsertOrdersInput): Sql {
  if (count === 1 && expectedItemsCents === undefined) return sql`true`
  const cost =
    expectedItemsCents === undefined
      ? empty
      : sql`and sum(price_cents * quantity) = ${expectedItemsCents}::bigint`
  return sql`(select count(*) = ${count} ${cost} from available)`
}

const countRows = (step: Sql) => sql`(select count(*) from ${step})`

const storeResponseStep = (
  { user_id, call, key, body_hash, response }: StoredResponse,
  { id, shop_id }: NewOrder,
) => sql`, stored_response as (
      insert into idempotency_keys (user_id, call, key, body_hash, response, created_at)
      select ${user_id}::uuid, ${call}, ${key}, ${body_hash}::bytea, ${JSON.stringify(response)}::json, k.at
      from keys k join shops s on s.id = ${shop_id} where k.order_id = ${id} returning 1
    )`

const clearCartStep = ({ userId, ids }: CartItemsInput) => sql`, cleared_cart as (
      delete from cart_items where user_id = ${userId} and id = any(${ids}::uuid[]) and exists (select from items) returning 1
    )`

const orderColumns = sql`id, parent_order_id, shop_id, product_id, quantity, customer_id, customer_name, customer_phone,
        customer_email, delivery_address, order_type, status, payment_status, pickup_code, pickup_from, pickup_until,
        respond_by, created_at, updated_at, note, delivery_fee_cents`

const orderValues = (o: NewOrder) => sql`(
        ${o.id}::uuid, ${o.parent_order_id}::uuid, ${o.shop_id}::uuid, ${o.product_id}::uuid,
        ${o.quantity}::integer, ${o.customer_id}::uuid, ${o.customer_name}, ${o.customer_phone}, ${o.customer_email},
        ${o.delivery_address}, ${o.order_type}, ${o.status}, ${o.payment_status}, ${o.pickup_code},
        ${o.pickup_from}::timestamptz, ${o.pickup_until}::timestamptz, ${o.respond_by}::timestamptz,
        ${o.created_at}::timestamptz, ${o.updated_at}::timestamptz, ${o.note}, ${o.delivery_fee_cents}::bigint)`
