import type { Order, OrderStatus } from '@mainstreet/contract/orders/order.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import type { Reader, Tx } from '../platform/db.ts'
import type { ClaimedBy } from '../platform/idempotency.ts'
import { empty, join, type Sql, sql } from '../platform/sql.ts'
import type { Line, NewOrder } from './new-order.ts'
import type { EventRow, ItemRow, OrderRow } from './present.ts'

export type Mover = { actor: Actor; id: string | null }
export type TakenLine = Omit<ItemRow, 'order_id'>

export type Writing = {
  order: NewOrder
  lines: Line[]
  /** Of the terms on which the order was made. */
  revision: string
  /** What must hold besides. */
  on?: Sql
  /** Keeps the answer under the caller's key; a key that is used already refuses the whole statement. */
  keep?: { key: string; answer: Sql } & ClaimedBy
}
export type Written = TakenLine & { answer: Order | null }

/**
 * Takes the stock and writes the order, its lines, its first event, the news of it and the kept answer, in one statement.
 * All lines or none: several are locked in the order of their ids and looked at together. Returns the lines taken.
 */
export function writeOrder(reader: Reader, writing: Writing): Promise<Written[]> {
  const { order, lines, revision, on = sql`true`, keep } = writing
  const wanted = lines.map(
    ({ product_id, quantity }, at) => sql`(${product_id}::uuid, ${quantity}::integer, ${at}::integer)`,
  )
  const news = JSON.stringify({
    id: order.id,
    shop_id: order.shop_id,
    customer_id: order.customer_id,
    status: order.status,
  })
  // nobody hears of what has still to be paid online (design 5)
  const topic = order.payment_status === 'awaiting' ? 'order.awaiting' : 'order.placed'
  const kept = keep
    ? sql`, kept as (
      insert into idempotency_keys (user_id, call, key, body_hash, answer)
      select ${keep.user_id}, ${keep.call}, ${keep.key}, ${keep.body_hash}, ${keep.answer} from taken having count(*) > 0
      returning answer
    )`
    : empty
  return reader.many<Written>(sql`
    with wanted (product_id, quantity, line) as (values ${join(wanted)}),
    ${lines.length > 1 ? onShelf(order.shop_id, lines.length) : empty}
    taken as (
      update products p set stock = p.stock - w.quantity, version = p.version + 1
      from wanted w, shops s ${lines.length > 1 ? sql`, together t` : empty}
      where p.id = w.product_id and p.shop_id = ${order.shop_id} and p.listed and p.stock >= w.quantity
        and s.id = ${order.shop_id} and s.xmin = ${revision}::xid and ${on}
        ${lines.length > 1 ? sql`and t.all_there` : empty}
      returning w.line, p.id as product_id, p.name, p.image, p.price_cents, w.quantity
    ), placed as (
      insert into orders (id, parent_order_id, shop_id, product_id, quantity, customer_id, customer_name, customer_phone,
        customer_email, delivery_address, order_type, status, payment_status, pickup_code, pickup_from, pickup_until,
        respond_by, created_at, updated_at, note, delivery_fee_cents, total_cents)
      select ${order.id}, ${order.parent_order_id}, ${order.shop_id}, ${order.product_id}, ${order.quantity},
        ${order.customer_id}, ${order.customer_name}, ${order.customer_phone}, ${order.customer_email},
        ${order.delivery_address}, ${order.order_type}, ${order.status}, ${order.payment_status}, ${order.pickup_code},
        ${order.pickup_from}::timestamptz, ${order.pickup_until}::timestamptz, ${order.respond_by}::timestamptz,
        ${order.created_at}::timestamptz, ${order.updated_at}::timestamptz, ${order.note},
        ${order.delivery_fee_cents}::bigint, sum(price_cents * quantity) + ${order.delivery_fee_cents}::bigint
      from taken having count(*) = ${lines.length}
      returning id, status, created_at
    ), listed as (
      -- without its order a line is refused, and the whole statement with it
      insert into order_items (order_id, line, product_id, name, image, price_cents, quantity)
      select ${order.id}, line, product_id, name, image, price_cents, quantity from taken
    ), noted as (
      insert into order_events (order_id, kind, actor, actor_id, to_status, created_at)
      select id, 'placed', 'customer', ${order.customer_id}, status, created_at from placed
    ), announced as (
      insert into outbox (topic, payload) select ${topic}, ${news}::jsonb from placed
    )${kept}
    select product_id, name, image, price_cents, quantity, ${keep ? sql`(select answer from kept)` : sql`null`} as answer
    from taken order by line`)
}

/** Locks all in the order of their ids, so that no two orders wait for each other, and sees whether each is there. */
function onShelf(shopId: string, count: number): Sql {
  return sql`shelf as materialized (
      select id, stock, listed, shop_id from products where id in (select product_id from wanted)
      order by id for no key update
    ), together as materialized (
      select count(*) = ${count} as all_there from shelf join wanted on product_id = id
      where listed and shop_id = ${shopId} and stock >= quantity
    ),`
}

export type Shelf = { id: string; shop_id: string; name: string; stock: number; listed: boolean }

/** In the order of their ids, so that no two transactions wait for each other. */
export function lockProducts(tx: Tx, ids: string[]): Promise<Shelf[]> {
  return tx.many<Shelf>(sql`
    select id, shop_id, name, stock, listed from products where id = any(${ids}::uuid[])
    order by id for no key update`)
}

/** One at a time places reservations of a customer in a shop, so that they can be counted. */
export async function lockReservations(tx: Tx, customerId: string, shopId: string): Promise<void> {
  await tx.one(
    sql`select pg_advisory_xact_lock(hashtextextended(${`reservations ${customerId} ${shopId}`}, 0))`,
  )
}

/** How many reservations a customer has open in a shop. */
export function openReservations(customerId: string, shopId: string): Sql {
  return sql`(select count(*)::integer from orders
    where customer_id = ${customerId} and shop_id = ${shopId} and order_type = 'reservation'
      and status in ('pending', 'reserved', 'in_progress'))`
}

export async function countOpenReservations(tx: Tx, customerId: string, shopId: string): Promise<number> {
  const row = await tx.one<{ open: number }>(sql`select ${openReservations(customerId, shopId)} as open`)
  return row?.open ?? 0
}

export function findOrder(reader: Reader, id: string): Promise<OrderRow | undefined> {
  return reader.one<OrderRow>(sql`
    select o.*, s.name as shop_name from orders o join shops s on s.id = o.shop_id where o.id = ${id}`)
}

/** Of the orders `o`, the newest first. The page is found by ids: what is passed over meets neither its row's width nor its shop. */
export function pageOfOrders(
  reader: Reader,
  where: Sql,
  { limit, offset }: { limit: number; offset: number },
) {
  return reader.many<OrderRow>(sql`
    with page as materialized (
      select o.id from orders o where ${where} order by o.created_at desc, o.id desc limit ${limit} offset ${offset})
    select o.*, s.name as shop_name from page join orders o on o.id = page.id join shops s on s.id = o.shop_id
    order by o.created_at desc, o.id desc`)
}

/** Undefined when the order has changed since it was read. */
export function changeStatus(tx: Tx, { id, status, version }: OrderRow, to: OrderStatus, now: Date) {
  return tx.one<{ id: string }>(sql`
    update orders set status = ${to}, version = version + 1, updated_at = ${now},
      payment_status = case when ${to} = 'completed' and payment_status = 'none' then 'paid_in_shop' else payment_status end
    where id = ${id} and status = ${status} and version = ${version}
    returning id`)
}

/** Undefined when the order has changed since it was read. */
export function setReady(tx: Tx, { id, status, version }: OrderRow, now: Date) {
  return tx.one<{ id: string }>(sql`
    update orders set ready_at = ${now}, version = version + 1, updated_at = ${now}
    where id = ${id} and status = ${status} and version = ${version} and ready_at is null
    returning id`)
}

export type NewEvent = {
  kind: 'moved' | 'ready'
  from: OrderStatus
  to: OrderStatus
  reason: string | null
  now: Date
}

export async function noteEvent(
  tx: Tx,
  orderId: string,
  by: Mover,
  { kind, from, to, reason, now }: NewEvent,
): Promise<void> {
  await tx.one(sql`
    insert into order_events (order_id, kind, actor, actor_id, from_status, to_status, reason, created_at)
    values (${orderId}, ${kind}, ${by.actor}, ${by.id}, ${from}, ${to}, ${reason}, ${now})`)
}

/** Puts what is not there yet of an order's goods back on the shelf, locked in the order of their ids; returns which. */
export async function restock(tx: Tx, orderId: string): Promise<string[]> {
  const goods = await tx.many<{ id: string }>(sql`
    with goods as materialized (
      select p.id, i.quantity - i.restocked_quantity as quantity from products p join order_items i on i.product_id = p.id
      where i.order_id = ${orderId} order by p.id for no key update of p
    ), noted as (
      update order_items set restocked_quantity = quantity where order_id = ${orderId}
    )
    update products p set stock = p.stock + g.quantity, version = p.version + 1
    from goods g where p.id = g.id returning p.id`)
  return goods.map(({ id }) => id)
}

export function itemsOf(reader: Reader, orderIds: string[]): Promise<ItemRow[]> {
  return reader.many<ItemRow>(sql`
    select order_id, product_id, name, image, price_cents, quantity from order_items
    where order_id = any(${orderIds}::uuid[]) order by order_id, line`)
}

export function eventsOf(reader: Reader, orderIds: string[]): Promise<EventRow[]> {
  return reader.many<EventRow>(sql`
    select order_id, kind, actor, from_status, to_status, reason, created_at from order_events
    where order_id = any(${orderIds}::uuid[]) order by order_id, id`)
}

export type Due = { id: string; status: OrderStatus }

const mostDue = 200

/** Unanswered at `now`, or not picked up by `latest` and not paid: then the shop decides. The oldest first. */
export function findDue(reader: Reader, now: Date, latest: Date): Promise<Due[]> {
  return reader.many<Due>(sql`
    (select id, status from orders where status = 'pending' and respond_by <= ${now}::timestamptz
      order by respond_by limit ${mostDue})
    union all
    (select id, status from orders where status in ('reserved', 'in_progress') and pickup_until < ${latest}::timestamptz
      and payment_status not in ('authorized', 'paid', 'paid_in_shop', 'part_refunded')
      order by pickup_until limit ${mostDue})`)
}

/** Undefined while another transaction holds it. */
export function lockForClock(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.one<OrderRow>(sql`
    select o.*, s.name as shop_name from orders o join shops s on s.id = o.shop_id where o.id = ${id}
    for no key update of o skip locked`)
}
