import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
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

export type OrderDraft = {
  order: NewOrder
  lines: OrderLine[]
  /** Of the shop terms that the order was built with. */
  revision: string
  /** Of the request, where the statement has orders of several ones. */
  traceparent?: string | null
}

export type InsertOrdersInput = {
  orders: OrderDraft[]
  /** The items total that was shown to the customer; the statement inserts nothing when it differs. */
  expectedItemsCents?: number
  /** Further conditions: the statement inserts nothing above these limits. */
  openOrders?: OpenOrderCheck[]
  reservations?: ReservationCheck
  /** Stores responses under the keys of their callers. A key that already exists rejects the whole statement. */
  storedResponses?: StoredResponse[]
  /** Deleted from the cart together with the insertion. */
  cartItems?: CartItemsInput
}

type CartItemsInput = { userId: string; ids: string[] }

type StoredResponse = IdempotencyClaim & { key: string; response: unknown; order: NewOrder }

/** Empty for a request without a key. `drafts` are the orders of the request. */
export function toStoredResponses(
  request: IdempotentRequest,
  [draft]: OrderDraft[],
  response: unknown,
): StoredResponse[] {
  const { key } = request
  if (key === undefined || !draft) return []
  return [{ ...toIdempotencyClaim(request), key, response, order: draft.order }]
}

/** All of their orders or none. */
export function mergeInputs(
  inputs: Pick<InsertOrdersInput, 'orders' | 'openOrders' | 'storedResponses'>[],
): InsertOrdersInput {
  return {
    orders: inputs.flatMap(({ orders }) => orders),
    // each locks its customer: in one order, or two statements could wait for each other
    openOrders: inputs
      .flatMap(({ openOrders = [] }) => openOrders)
      .sort((a, b) => (a.customerId < b.customerId ? -1 : 1)),
    storedResponses: inputs.flatMap(({ storedResponses = [] }) => storedResponses),
  }
}

/**
 * The only writer of orders: takes the stock and writes the orders, their items, first events, outbox events and the
 * stored response in one statement. All or nothing; returns the items. A product row is locked from the stock update to
 * the end of the commit, and other buyers wait for it, so the stock is taken last, once per product. On Citus an insert that selects from
 * CTEs alone sends them to all nodes and fails when one is down, so each joins a table; and such an insert must compute
 * nothing, not even a default: `keys` and `messages` do.
 */
export function insertOrders(reader: Queryable, input: InsertOrdersInput): Promise<OrderItemRow[]> {
  const { orders, openOrders = [], reservations, storedResponses = [], cartItems } = input
  const needed = sumQuantities(orders)
  const requestedItems = orders.flatMap(
    ({ order: { id, shop_id }, lines, revision, traceparent = getTraceparent() }) =>
      lines.map(
        ({ product_id, quantity }, index) =>
          sql`(${id}::uuid, ${shop_id}::uuid, ${revision}::xid, ${traceparent}::text, ${product_id}::uuid,
            ${quantity}::integer, ${needed.get(product_id)}::integer, ${index}::integer)`,
      ),
  )
  const conditions = [
    allItemsAvailable(requestedItems.length, input),
    ...openOrders.map(openOrderLimitCondition),
    reservations ? reservationLimitCondition(reservations) : sql`true`,
  ]
  const steps = [
    sql`new_items`,
    sql`new_events`,
    sql`announced`,
    ...(storedResponses.length > 0 ? [sql`stored_responses`] : []),
    ...(cartItems ? [sql`cleared_cart`] : []),
  ]
  return reader.many<OrderItemRow>(sql`
    with requested (order_id, shop_id, revision, traceparent, product_id, quantity, needed, line_number) as (
      values ${join(requestedItems)}
    ), available as (
      select r.order_id, r.traceparent, r.line_number, r.quantity, r.needed, p.id as product_id, p.name, p.image, p.price_cents
      from requested r join products p on p.id = r.product_id and p.shop_id = r.shop_id and p.is_listed and p.stock >= r.needed
        join shops s on s.id = r.shop_id and s.xmin = r.revision
    ), items as materialized (
      select * from available where ${join(conditions, ' and ')}
    ), keys as materialized (
      select order_id, traceparent, nextval('order_events_id_seq') as event_id, nextval('outbox_id_seq') as outbox_id,
        gen_random_uuid() as outbox_key, now() as at
      from (select distinct order_id, traceparent from items) i
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
      select k.outbox_id, k.outbox_key, k.traceparent, k.at, o.shop_id,
        case when o.payment_status = 'awaiting_payment' then 'order.awaiting_payment' else 'order.placed' end as topic,
        jsonb_build_object('id', o.id, 'shop_id', o.shop_id, 'customer_id', o.customer_id, 'status', o.status) as payload
      from new_orders o join keys k on k.order_id = o.id
    ), announced as (
      insert into outbox (id, key, topic, payload, traceparent, created_at, next_attempt_at) overriding system value
      select m.outbox_id, m.outbox_key, m.topic, m.payload, m.traceparent, m.at, m.at
      from messages m join shops s on s.id = m.shop_id returning 1
    )${storedResponses.length > 0 ? storeResponsesStep(storedResponses) : empty}${cartItems ? clearCartStep(cartItems) : empty}, taken as materialized (
      select take_stock(product_id, needed, price_cents, ${join(steps.map(countRows))})
      from (select distinct product_id, needed, price_cents from items order by product_id) in_lock_order
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

/** Per product, over all orders. */
function sumQuantities(orders: OrderDraft[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { product_id, quantity } of orders.flatMap(({ lines }) => lines))
    sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
  return sums
}

const countRows = (step: Sql) => sql`(select count(*) from ${step})`

const storeResponsesStep = (responses: StoredResponse[]) => sql`, stored_responses as (
      insert into idempotency_keys (user_id, call, key, body_hash, response, created_at)
      select r.user_id, r.call, r.key, r.body_hash, r.response, k.at
      from (values ${join(responses.map(toResponseValues))}) r (order_id, shop_id, user_id, call, key, body_hash, response)
        join keys k on k.order_id = r.order_id join shops s on s.id = r.shop_id returning 1
    )`

const toResponseValues = ({ order, user_id, call, key, body_hash, response }: StoredResponse) =>
  sql`(${order.id}::uuid, ${order.shop_id}::uuid, ${user_id}::uuid, ${call}, ${key}, ${body_hash}::bytea,
        ${JSON.stringify(response)}::json)`

const clearCartStep = ({ userId, ids }: CartItemsInput) => sql`, cleared_cart as (
      delete from cart_items where user_id = ${userId} and id = ${anyUuid(ids)} and exists (select from items) returning 1
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
