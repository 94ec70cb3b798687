import { anyUuid } from '@mainstreet/platform/db/any-of.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  type IdempotencyClaim,
  type IdempotentRequest,
  toIdempotencyClaim,
} from '@mainstreet/platform/db/idempotency.ts'
import { empty, identifier, join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { getTraceparent } from '@mainstreet/platform/trace/tracing.ts'
import type { OrderLine } from './build-order.ts'
import {
  type OpenOrderCheck,
  openOrderLimitConditions,
  type ReservationCheck,
  reservationLimitCondition,
} from './open-orders-store.ts'
import type { NewOrder, OrderItemRow } from './present.ts'

export type OrderDraft = {
  order: NewOrder
  lines: OrderLine[]
  /** Of the shop terms that the order was built with. */
  revision: string
}

/** The orders of one request, under one parent, with what the statement must check for them. */
export type OrderRequest = {
  orders: OrderDraft[]
  /** The items total that was shown to the customer. */
  expectedItemsCents?: number
  openOrders?: OpenOrderCheck
  /** Stores a response under the key of its caller. A key that already exists rejects the whole statement. */
  storedResponse?: StoredResponse
  /** Deleted from the cart together with the insertion. */
  cartItems?: CartItemsInput
  /** Where the statement runs in the context of another request. */
  traceparent?: string | null
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
 * stored responses in one statement. All or nothing, also for several requests: returns no items when a condition of any
 * of them does not hold. A product row is locked from the stock update to the end of the commit, and other buyers wait
 * for it, so the stock is taken last, once per product. What is written is JSON, so that the statement has one text for
 * any number of orders, and each connection keeps its plan. On Citus an insert that selects from CTEs alone sends them
 * to all nodes and fails when one is down, so each joins a table; and such an insert must compute nothing, not even a
 * default: `keys` and `messages` do.
 */
export function insertOrders(
  reader: Queryable,
  requests: OrderRequest[],
  reservations?: ReservationCheck,
): Promise<OrderItemRow[]> {
  const lines = toRequestedLines(requests)
  const newOrders = requests.flatMap(({ orders }) => orders.map(({ order }) => order))
  const openOrders = requests.flatMap((request) => request.openOrders ?? [])
  const storedResponses = requests.flatMap(({ orders: [first], storedResponse }) =>
    first && storedResponse ? toResponseRow(first.order, storedResponse) : [],
  )
  const cartItems = requests.flatMap((request) => request.cartItems ?? [])
  const conditions = [
    lines.length === 1 ? sql`true` : sql`(select count(*) = ${lines.length} from available)`,
    ...(requests.some(({ expectedItemsCents }) => expectedItemsCents !== undefined)
      ? [hasExpectedTotals]
      : []),
    ...openOrderLimitConditions(openOrders),
    ...(reservations ? [reservationLimitCondition(reservations)] : []),
  ]
  const steps = [
    sql`new_items`,
    sql`new_events`,
    sql`announced`,
    ...(storedResponses.length > 0 ? [sql`stored_responses`] : []),
    ...(cartItems.length > 0 ? [sql`cleared_cart`] : []),
  ]
  return reader.many<OrderItemRow>(sql`
    with requested_orders as materialized (
      select * from json_to_recordset(${JSON.stringify(newOrders)}::json) o (${typedOrderColumns})
    ), available as (
      select r.*, p.name, p.image, p.price_cents
      from json_to_recordset(${JSON.stringify(lines)}::json) r (${requestedColumns})
        join products p on p.id = r.product_id and p.shop_id = r.shop_id and p.is_listed and p.stock >= r.needed
      where (select xmin from shops where id = r.shop_id) = r.revision
    ), items as materialized (
      select * from available where ${join(conditions, ' and ')}
    ), keys as materialized (
      select order_id, traceparent, nextval('order_events_id_seq') as event_id, nextval('outbox_id_seq') as outbox_id,
        gen_random_uuid() as outbox_key, now() as at
      from (select distinct order_id, traceparent from items) i
    ), new_orders as (
      insert into orders (${orderColumns}, total_cents)
      select o.*, o.delivery_fee_cents + (select sum(price_cents * quantity) from items where order_id = o.id)
      from requested_orders o join shops s on s.id = o.shop_id
      where o.id in (select order_id from items)
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
    )${storedResponses.length > 0 ? storeResponsesStep(storedResponses) : empty}${cartItems.length > 0 ? clearCartsStep(cartItems) : empty}, taken as materialized (
      select take_stock(product_id, needed, price_cents, ${join(steps.map(countRows))})
      from (select distinct product_id, needed, price_cents from items order by product_id) in_lock_order
    )
    select order_id, product_id, name, image, price_cents, quantity from items
    where (select count(*) from taken) > 0 order by order_id, line_number`)
}

/** `needed` is the product's quantity in all of the orders. */
const requestedColumns = sql`parent_order_id uuid, expected_cents bigint, order_id uuid, shop_id uuid, revision xid,
        traceparent text, product_id uuid, quantity integer, needed integer, line_number integer`

function toRequestedLines(requests: OrderRequest[]) {
  const needed = sumQuantities(requests.flatMap(({ orders }) => orders))
  return requests.flatMap(({ orders, expectedItemsCents, traceparent = getTraceparent() }) =>
    orders.flatMap(({ order: { id, shop_id, parent_order_id }, lines, revision }) =>
      lines.map(({ product_id, quantity }, line_number) => ({
        parent_order_id,
        expected_cents: expectedItemsCents,
        order_id: id,
        shop_id,
        revision,
        traceparent,
        product_id,
        quantity,
        needed: needed.get(product_id),
        line_number,
      })),
    ),
  )
}

const hasExpectedTotals = sql`not exists (
        select from available group by parent_order_id having sum(price_cents * quantity) <> min(expected_cents)
      )`

/** Per product, over all orders. */
function sumQuantities(orders: OrderDraft[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { product_id, quantity } of orders.flatMap(({ lines }) => lines))
    sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
  return sums
}

const countRows = (step: Sql) => sql`(select count(*) from ${step})`

const storeResponsesStep = (rows: ReturnType<typeof toResponseRow>[]) => sql`, responses as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) r
        (order_id uuid, shop_id uuid, user_id uuid, call text, key text, body_hash bytea, response json)
    ), stored_responses as (
      insert into idempotency_keys (user_id, call, key, body_hash, response, created_at)
      select r.user_id, r.call, r.key, r.body_hash, r.response, k.at
      from responses r join keys k on k.order_id = r.order_id join shops s on s.id = r.shop_id returning 1
    )`

function toResponseRow({ id, shop_id }: NewOrder, { body_hash, ...claim }: StoredResponse) {
  return { ...claim, order_id: id, shop_id, body_hash: `\\x${body_hash.toString('hex')}` }
}

function clearCartsStep(cartItems: CartItemsInput[]): Sql {
  const userIds = cartItems.map(({ userId }) => userId)
  const ids = cartItems.flatMap((items) => items.ids)
  return sql`, cleared_cart as (
      delete from cart_items where user_id = ${anyUuid(userIds)} and id = ${anyUuid(ids)} and exists (select from items) returning 1
    )`
}

/** The columns of a new order, and their types in its JSON. */
const orderColumnTypes = {
  id: 'uuid',
  parent_order_id: 'uuid',
  shop_id: 'uuid',
  product_id: 'uuid',
  quantity: 'int4',
  customer_id: 'uuid',
  customer_name: 'text',
  customer_phone: 'text',
  customer_email: 'text',
  delivery_address: 'text',
  order_type: 'text',
  status: 'text',
  payment_status: 'text',
  pickup_code: 'text',
  pickup_from: 'timestamptz',
  pickup_until: 'timestamptz',
  respond_by: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  note: 'text',
  delivery_fee_cents: 'int8',
} as const satisfies Partial<Record<keyof NewOrder, string>>

const orderColumns = join(Object.keys(orderColumnTypes).map(identifier))

const typedOrderColumns = join(
  Object.entries(orderColumnTypes).map(([name, type]) => sql`${identifier(name)} ${identifier(type)}`),
)
