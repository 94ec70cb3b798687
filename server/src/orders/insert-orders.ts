import type { Reader } from '../platform/db/db.ts'
import type { ClaimedBy } from '../platform/db/idempotency.ts'
import { empty, join, raw, type Sql, sql } from '../platform/db/sql.ts'
import type { Line, NewOrder } from './build-order.ts'
import type { ItemRow } from './present.ts'

export type TakenLine = Omit<ItemRow, 'order_id'>

/** `revision` is that of the terms on which the order was made. */
export type Draft = { order: NewOrder; lines: Line[]; revision: string }

export type Writing = {
  orders: Draft[]
  /** What the goods of all of them are to cost together, where somebody was told. */
  goods_cents?: number
  /** What must hold besides. */
  on?: Sql
  /** Keeps the answer under the caller's key; a key that is used already refuses the whole statement. */
  keep?: { key: string; answer: Sql } & ClaimedBy
  /** Whose cart the goods leave. */
  cart_of?: string
}
export type Written = TakenLine & { order_id: string; answer: unknown }

/**
 * Takes the stock and writes the orders, their lines, first events, the news of them and the kept answer, in one statement.
 * All lines or none; returns the lines taken. A product is locked from its taking to the end of the commit, and whoever else
 * buys it waits: so all is written on what the shelf shows, and the taking comes last (decision 100).
 */
export function writeOrders(reader: Reader, writing: Writing): Promise<Written[]> {
  const { orders, on = sql`true`, keep, cart_of } = writing
  const wanted = orders.flatMap(({ order: { id, shop_id }, lines, revision }) =>
    lines.map(
      ({ product_id, quantity }, at) =>
        sql`(${id}::uuid, ${shop_id}::uuid, ${revision}::xid, ${product_id}::uuid, ${quantity}::integer, ${at}::integer)`,
    ),
  )
  const isOne = wanted.length === 1
  const steps = ['listed', 'noted', 'announced', ...(keep ? ['kept'] : []), ...(cart_of ? ['dropped'] : [])]
  return reader.many<Written>(sql`
    with wanted (order_id, shop_id, revision, product_id, quantity, line) as (values ${join(wanted)}),
    shelf as (
      select w.order_id, w.line, w.quantity, p.id as product_id, p.name, p.image, p.price_cents
      from wanted w join products p on p.id = w.product_id and p.shop_id = w.shop_id and p.listed and p.stock >= w.quantity
        join shops s on s.id = w.shop_id and s.xmin = w.revision
    ), goods as materialized (
      select * from shelf where ${areAllThere(wanted.length, writing)} and ${on}
    ), placed as (
      insert into orders (${columns}, total_cents)
      select o.*, o.delivery_fee_cents + (select sum(price_cents * quantity) from goods where order_id = o.id)
      from (values ${join(orders.map(({ order }) => valuesOf(order)))}) o (${columns})
      where exists (select from goods)
      returning id, shop_id, customer_id, status, payment_status, created_at
    ), listed as (
      insert into order_items (order_id, line, product_id, name, image, price_cents, quantity)
      select order_id, line, product_id, name, image, price_cents, quantity from goods returning 1
    ), noted as (
      insert into order_events (order_id, kind, actor, actor_id, to_status, created_at)
      select id, 'placed', 'customer', customer_id, status, created_at from placed returning 1
    ), announced as (
      -- nobody hears of what has still to be paid online (design 5)
      insert into outbox (topic, payload)
      select case payment_status when 'awaiting' then 'order.awaiting' else 'order.placed' end,
        jsonb_build_object('id', id, 'shop_id', shop_id, 'customer_id', customer_id, 'status', status) from placed returning 1
    )${keep ? keeping(keep) : empty}${cart_of ? dropping(cart_of) : empty}, taken as materialized (
      select take_from_shelf(product_id, quantity, price_cents)
      from ${isOne ? sql`goods` : inOrder} where ${after(steps, isOne)}
    )
    select order_id, product_id, name, image, price_cents, quantity, ${keep ? sql`(select answer from kept)` : sql`null`} as answer
    from goods where ${after(['taken'], isOne)} order by order_id, line`)
}

/** True once these parts of the statement have been read to their ends: nothing else says in what order they are done. */
function after(parts: string[], isOne: boolean): Sql {
  const ends = parts.map((part) => sql`(select ${raw(isOne ? '1' : 'count(*)')} from ${raw(part)})`)
  return sql`num_nulls(${join(ends)}) >= 0`
}

/** By their ids, so that no two orders wait for each other. */
const inOrder = sql`(select * from goods order by product_id) g`

function areAllThere(count: number, { goods_cents }: Writing): Sql {
  if (count === 1 && goods_cents === undefined) return sql`true`
  const cost =
    goods_cents === undefined ? empty : sql`and sum(price_cents * quantity) = ${goods_cents}::bigint`
  return sql`(select count(*) = ${count} ${cost} from shelf)`
}

const keeping = ({ user_id, call, key, body_hash, answer }: NonNullable<Writing['keep']>) => sql`, kept as (
      insert into idempotency_keys (user_id, call, key, body_hash, answer)
      select ${user_id}, ${call}, ${key}, ${body_hash}, ${answer} from goods having count(*) > 0 returning answer
    )`

const dropping = (customerId: string) => sql`, dropped as (
      delete from cart_items c using goods
      where c.user_id = ${customerId} and c.product_id = goods.product_id returning 1
    )`

const columns =
  raw(`id, parent_order_id, shop_id, product_id, quantity, customer_id, customer_name, customer_phone,
        customer_email, delivery_address, order_type, status, payment_status, pickup_code, pickup_from, pickup_until,
        respond_by, created_at, updated_at, note, delivery_fee_cents`)

const valuesOf = (o: NewOrder) => sql`(
        ${o.id}::uuid, ${o.parent_order_id}::uuid, ${o.shop_id}::uuid, ${o.product_id}::uuid,
        ${o.quantity}::integer, ${o.customer_id}::uuid, ${o.customer_name}, ${o.customer_phone}, ${o.customer_email},
        ${o.delivery_address}, ${o.order_type}, ${o.status}, ${o.payment_status}, ${o.pickup_code},
        ${o.pickup_from}::timestamptz, ${o.pickup_until}::timestamptz, ${o.respond_by}::timestamptz,
        ${o.created_at}::timestamptz, ${o.updated_at}::timestamptz, ${o.note}, ${o.delivery_fee_cents}::bigint)`
