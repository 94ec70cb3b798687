import type { Queryable } from '../platform/db/db.ts'
import type { IdempotencyClaim } from '../platform/db/idempotency.ts'
import { empty, join, raw, type Sql, sql } from '../platform/db/sql.ts'
import type { NewOrder, OrderLine } from './build-order.ts'
import type { OrderItemRow } from './present.ts'

export type ReservedLine = Omit<OrderItemRow, 'order_id'>

/** `revision` is the revision of the shop terms that the order was built with. */
export type OrderDraft = { order: NewOrder; lines: OrderLine[]; revision: string }

export type InsertOrdersInput = {
  orders: OrderDraft[]
  /** The items total that was shown to the customer; the statement inserts nothing when it differs. */
  expectedItemsCents?: number
  /** A further condition for the insert. */
  condition?: Sql
  /** Stores the response under the caller's key. A key that already exists rejects the whole statement. */
  storedResponse?: { key: string; answer: Sql } & IdempotencyClaim
  /** The user whose cart loses the ordered items. */
  cartOwnerId?: string
}
export type InsertedLine = ReservedLine & { order_id: string; response: unknown }

/**
 * Takes the stock and writes the orders, their lines, first events, outbox events and the stored response in one
 * statement. All lines or none; returns the inserted lines. A product row is locked from the stock update to the end of
 * the commit, and other buyers wait for it, so the stock update comes last.
 */
export function insertOrders(reader: Queryable, input: InsertOrdersInput): Promise<InsertedLine[]> {
  const { orders, condition = sql`true`, storedResponse, cartOwnerId } = input
  const lineValues = orders.flatMap(({ order: { id, shop_id }, lines, revision }) =>
    lines.map(
      ({ product_id, quantity }, lineIndex) =>
        sql`(${id}::uuid, ${shop_id}::uuid, ${revision}::xid, ${product_id}::uuid, ${quantity}::integer, ${lineIndex}::integer)`,
    ),
  )
  const isOne = lineValues.length === 1
  const steps = [
    'listed',
    'noted',
    'announced',
    ...(storedResponse ? ['kept'] : []),
    ...(cartOwnerId ? ['dropped'] : []),
  ]
  return reader.many<InsertedLine>(sql`
    with wanted (order_id, shop_id, revision, product_id, quantity, line) as (values ${join(lineValues)}),
    shelf as (
      select w.order_id, w.line, w.quantity, p.id as product_id, p.name, p.image, p.price_cents
      from wanted w join products p on p.id = w.product_id and p.shop_id = w.shop_id and p.listed and p.stock >= w.quantity
        join shops s on s.id = w.shop_id and s.xmin = w.revision
    ), goods as materialized (
      select * from shelf where ${allItemsAvailable(lineValues.length, input)} and ${condition}
    ), placed as (
      insert into orders (${orderColumns}, total_cents)
      select o.*, o.delivery_fee_cents + (select sum(price_cents * quantity) from goods where order_id = o.id)
      from (values ${join(orders.map(({ order }) => orderValues(order)))}) o (${orderColumns})
      where exists (select from goods)
      returning id, shop_id, customer_id, status, payment_status, created_at
    ), listed as (
      insert into order_items (order_id, line, product_id, name, image, price_cents, quantity)
      select order_id, line, product_id, name, image, price_cents, quantity from goods returning 1
    ), noted as (
      insert into order_events (order_id, kind, actor, actor_id, to_status, created_at)
      select id, 'placed', 'customer', customer_id, status, created_at from placed returning 1
    ), announced as (
      -- an order that awaits online payment is not announced to the shop
      insert into outbox (topic, payload)
      select case payment_status when 'awaiting' then 'order.awaiting' else 'order.placed' end,
        jsonb_build_object('id', id, 'shop_id', shop_id, 'customer_id', customer_id, 'status', status) from placed returning 1
    )${storedResponse ? storeResponseStep(storedResponse) : empty}${cartOwnerId ? clearCartStep(cartOwnerId) : empty}, taken as materialized (
      select take_from_shelf(product_id, quantity, price_cents)
      from ${isOne ? sql`goods` : itemsInLockOrder} where ${afterSteps(steps, isOne)}
    )
    select order_id, product_id, name, image, price_cents, quantity, ${storedResponse ? sql`(select answer from kept)` : sql`null`} as response
    from goods where ${afterSteps(['taken'], isOne)} order by order_id, line`)
}

/** True once these steps of the statement have been read to their ends. SQL defines no other order between them. */
function afterSteps(steps: string[], isOne: boolean): Sql {
  const stepCounts = steps.map((step) => sql`(select ${raw(isOne ? '1' : 'count(*)')} from ${raw(step)})`)
  return sql`num_nulls(${join(stepCounts)}) >= 0`
}

/** Sorted by product id, so that two orders cannot deadlock. */
const itemsInLockOrder = sql`(select * from goods order by product_id) g`

function allItemsAvailable(count: number, { expectedItemsCents }: InsertOrdersInput): Sql {
  if (count === 1 && expectedItemsCents === undefined) return sql`true`
  const cost =
    expectedItemsCents === undefined
      ? empty
      : sql`and sum(price_cents * quantity) = ${expectedItemsCents}::bigint`
  return sql`(select count(*) = ${count} ${cost} from shelf)`
}

const storeResponseStep = ({
  user_id,
  call,
  key,
  body_hash,
  answer,
}: NonNullable<InsertOrdersInput['storedResponse']>) => sql`, kept as (
      insert into idempotency_keys (user_id, call, key, body_hash, answer)
      select ${user_id}, ${call}, ${key}, ${body_hash}, ${answer} from goods having count(*) > 0 returning answer
    )`

const clearCartStep = (customerId: string) => sql`, dropped as (
      delete from cart_items c using goods
      where c.user_id = ${customerId} and c.product_id = goods.product_id returning 1
    )`

const orderColumns =
  raw(`id, parent_order_id, shop_id, product_id, quantity, customer_id, customer_name, customer_phone,
        customer_email, delivery_address, order_type, status, payment_status, pickup_code, pickup_from, pickup_until,
        respond_by, created_at, updated_at, note, delivery_fee_cents`)

const orderValues = (o: NewOrder) => sql`(
        ${o.id}::uuid, ${o.parent_order_id}::uuid, ${o.shop_id}::uuid, ${o.product_id}::uuid,
        ${o.quantity}::integer, ${o.customer_id}::uuid, ${o.customer_name}, ${o.customer_phone}, ${o.customer_email},
        ${o.delivery_address}, ${o.order_type}, ${o.status}, ${o.payment_status}, ${o.pickup_code},
        ${o.pickup_from}::timestamptz, ${o.pickup_until}::timestamptz, ${o.respond_by}::timestamptz,
        ${o.created_at}::timestamptz, ${o.updated_at}::timestamptz, ${o.note}, ${o.delivery_fee_cents}::bigint)`
