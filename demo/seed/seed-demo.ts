import { dayMs, hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { orderLimits as orderRules } from '@mainstreet/contract/limits.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import type { Db, Tx } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { buildChatThreads } from './chat-threads.ts'
import { demoAccounts } from './demo-accounts.ts'
import { buildDemoMarketplace, type DemoShop } from './demo-marketplace.ts'
import { buildCardPayments, isCardPaid, type SeedOrderRow } from './orders/card-payments.ts'
import { insertCardPayments } from './orders/insert-card-payments.ts'
import { buildOrderHistory, demoCustomers, type PastEvent, type PastOrder } from './orders/order-history.ts'
import { seededRandom } from './seeded-random.ts'

type DemoMarketplace = ReturnType<typeof buildDemoMarketplace>

/**
 * Seeds the demo marketplace, all or nothing; its times are relative to `now`. `cards`: whether some past orders were
 * paid by card, which only the sandbox can know.
 */
export function seedDemo(db: Db, now: Date, { cards = true }: { cards?: boolean } = {}): Promise<void> {
  const marketplace = buildDemoMarketplace()
  return db.tx(async (tx) => {
    // two nodes may start at once: the second waits here and finds the data
    await tx.one(sql`select pg_advisory_xact_lock(6246787339)`)
    if ((await tx.one(sql`select 1 from users limit 1`)) !== undefined) return
    await insertUsers(tx, marketplace, now)
    await insertShops(tx, marketplace, now)
    await insertProducts(tx, marketplace, now)
    const orderRows = await insertOrders(
      tx,
      marketplace,
      buildOrderHistory(marketplace.shops, marketplace.products, now),
      now,
      cards,
    )
    if (cards) await insertCardPayments(tx, buildCardPayments(orderRows))
    await insertChatThreads(tx, now)
  })
}

/** Deletes all data, including the demo. */
export async function resetDemo(db: Db): Promise<void> {
  await db.one(sql`truncate users, demo_sessions, shops, products, cart_items, orders, order_items, order_events,
    order_messages, idempotency_keys, outbox, audit_log, client_errors, accounts, account_identities, account_sessions,
    mail_tokens, auth_flows, rate_counts, ended_tokens, mails, mailbox, payments, payment_events, payment_differences,
    sandbox_objects, sandbox_answers, sandbox_deliveries restart identity cascade`)
}

async function insertUsers(tx: Tx, { owners }: DemoMarketplace, now: Date) {
  const accounts = new Set(demoAccounts.map((account) => account.id))
  const users = [
    ...demoAccounts.map(({ id, email, name, role }) => ({ id, email, name, role, is_demo: true })),
    ...owners
      .filter(({ id }) => !accounts.has(id))
      .map(({ id, email, name }) => ({ id, email, name, role: 'merchant', is_demo: false })),
    ...demoCustomers.map(({ id, email, name }) => ({ id, email, name, role: 'customer', is_demo: false })),
  ]
  await tx.one(sql`
    insert into users (id, email, name, role, is_demo, created_at)
    select id, lower(email), name, role, is_demo, ${now}::timestamptz - interval '60 days'
    from jsonb_to_recordset(${JSON.stringify(users)}::jsonb)
      as row (id uuid, email text, name text, role text, is_demo boolean)`)
}

async function insertShops(tx: Tx, { shops, owners }: DemoMarketplace, now: Date) {
  const rows = shops.map((shop) => ({
    ...shop,
    ...shop.coordinates,
    delivery_fee_cents: toCents(shop.delivery_fee),
    owner_id: owners[shop.ownerIndex]?.id,
  }))
  await tx.one(sql`
    insert into shops (id, owner_id, name, category, location, lat, lng, phone, hours, business_email, website, social_links,
      shop_photo, about_shop, colour, status, rejection_reason, preparation_minutes, confirm_by_hand, pay_in_shop,
      delivers, delivery_fee_cents, submitted_at, created_at, approved_at, rejected_at)
    select id, owner_id, name, category, location, lat, lng, phone, hours, business_email, website, social_links,
      shop_photo, about_shop, colour, status, rejection_reason, preparation_minutes, confirm_by_hand, pay_in_shop,
      delivers, delivery_fee_cents, submitted, submitted,
      case when status = 'approved' then submitted + interval '1 day' end,
      case when status = 'rejected' then submitted + interval '1 day' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, owner_id uuid, name text, category text, location text, lat float8, lng float8, phone text, hours jsonb,
      business_email text, website text, social_links jsonb, shop_photo text, about_shop text, colour text, status text,
      rejection_reason text, preparation_minutes int, confirm_by_hand boolean, pay_in_shop boolean, delivers boolean,
      delivery_fee_cents bigint, submitted_days_ago float8),
      lateral (select ${now}::timestamptz - submitted_days_ago * interval '1 day' as submitted) as times`)
}

async function insertProducts(tx: Tx, { products }: DemoMarketplace, now: Date) {
  await tx.one(sql`
    insert into products (id, shop_id, name, description, image, images, price_cents, stock, is_archived, archived_at, created_at)
    select id, shop_id, name, description, image, jsonb_build_array(image), price_cents, stock, is_archived,
      case when is_archived then ${now}::timestamptz end, ${now}::timestamptz - added_days_ago * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as row (
      id uuid, shop_id uuid, name text, description text, image text, price_cents bigint, stock int, is_archived boolean,
      added_days_ago float8)`)
}

async function insertOrders(
  tx: Tx,
  { shops }: DemoMarketplace,
  past: PastOrder[],
  now: Date,
  cards: boolean,
): Promise<SeedOrderRow[]> {
  const shopById = new Map(shops.map((shop) => [shop.id, shop]))
  const orders = past.map((order) => {
    const promise = promisedPickup(shopById.get(order.shop_id), order.events[0]?.at ?? now)
    const at = (event: PastEvent) => (event.to === 'no_show' ? noShowAt(promise) : event.at)
    return { ...order, ...promise, events: order.events.map((event) => ({ ...event, at: at(event) })) }
  })
  const rows = orders.map(({ product, customer, events, parent_id, ...order }) => ({
    ...order,
    ...(cards ? deliveryFieldsFor(order, parent_id, shopById.get(order.shop_id)) : pickupFields),
    parent_order_id: parent_id,
    events,
    product_id: product.id,
    customer_id: customer.id,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    total_cents: product.price_cents * order.quantity,
    // far enough ahead that the demo shops have pending orders for an afternoon
    respond_by: order.status === 'pending' ? new Date(now.getTime() + 4 * hourMs) : null,
    created_at: events[0]?.at ?? now,
    updated_at: events.at(-1)?.at ?? now,
    name: product.name,
    image: product.image,
    price_cents: product.price_cents,
  }))
  const rowsWithTotals = rows.map((row) => ({
    ...row,
    total_cents: row.total_cents + row.delivery_fee_cents,
  }))
  const json = JSON.stringify(rowsWithTotals)
  await tx.one(sql`
    insert into orders (id, parent_order_id, shop_id, product_id, customer_id, customer_name, customer_phone, customer_email,
      delivery_address, delivery_fee_cents, quantity, total_cents, order_type, status, payment_status, pickup_code, ready_at, pickup_from, pickup_until, respond_by,
      created_at, updated_at)
    select id, parent_order_id, shop_id, product_id, customer_id, customer_name, customer_phone, customer_email,
      delivery_address, delivery_fee_cents, quantity, total_cents, type,
      status, case when status = 'completed' then 'paid_in_shop' else 'none' end, code, ready_at,
      pickup_from, pickup_until, respond_by, created_at, updated_at
    from jsonb_to_recordset(${json}::jsonb) as row (
      id uuid, parent_order_id uuid, shop_id uuid, product_id uuid, customer_id uuid, customer_name text, customer_phone text, customer_email text,
      delivery_address text, delivery_fee_cents bigint, quantity int, total_cents bigint, type text, status text, code text, ready_at timestamptz, pickup_from timestamptz, pickup_until timestamptz,
      respond_by timestamptz, created_at timestamptz, updated_at timestamptz)`)
  await tx.one(sql`
    insert into order_items (order_id, line, product_id, name, image, price_cents, quantity)
    select id, 1, product_id, name, image, price_cents, quantity
    from jsonb_to_recordset(${json}::jsonb) as row (
      id uuid, product_id uuid, name text, image text, price_cents bigint, quantity int)`)
  const owners = sql`(select o.id, s.owner_id, o.customer_id from orders o join shops s on s.id = o.shop_id)`
  const events = orders.flatMap((order) => order.events.map((event) => ({ ...event, order_id: order.id })))
  await tx.one(sql`
    insert into order_events (order_id, kind, actor, actor_id, from_status, to_status, reason, created_at)
    select order_id, kind, actor,
      case actor when 'merchant' then owner_id when 'customer' then customer_id end, "from", "to", reason, at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as row (
      order_id uuid, kind text, actor text, "from" text, "to" text, reason text, at timestamptz)
    join ${owners} as people on people.id = row.order_id
    order by order_id, at`)
  return rowsWithTotals
}

const pickupFields = { delivery_address: null, delivery_fee_cents: 0 }
const streetNames = ['Bullion St', 'Jones St', 'Coakley Circle', 'Smith Rd']

/** A delivery was paid by card and comes from a shop that delivers. */
function deliveryFieldsFor(
  { id, type }: Pick<SeedOrderRow, 'id' | 'type'>,
  parentId: string,
  shop: DemoShop | undefined,
) {
  const isDelivered =
    parentId === id && shop?.delivers && isCardPaid([{ id, type }]) && seededRandom('brought', id) < 0.3
  if (!isDelivered) return pickupFields
  const street = streetNames[Math.floor(seededRandom('street', id) * streetNames.length)]
  const number = 4900 + Math.floor(seededRandom('number', id) * 200)
  return {
    delivery_address: `${number} ${street}, Mariposa, CA 95338`,
    delivery_fee_cents: toCents(shop.delivery_fee),
  }
}

async function insertChatThreads(tx: Tx, now: Date) {
  const threads = buildChatThreads(now)
  // old unread messages count as notified: the first start sends no emails about them
  await tx.one(sql`
    insert into chat_threads (shop_id, customer_id, last_seq, customer_count, shop_count, customer_read_seq,
      customer_read_count, shop_read_seq, shop_read_count, customer_noticed_seq, shop_noticed_seq, last_at)
    select shop_id, customer_id, last_seq, customer_count, shop_count, customer_read_seq, customer_read_count,
      shop_read_seq, shop_read_count, last_seq, last_seq, last_at
    from jsonb_to_recordset(${JSON.stringify(threads.map(({ thread }) => thread))}::jsonb) as row (
      shop_id uuid, customer_id uuid, last_seq int, customer_count int, shop_count int, customer_read_seq int,
      customer_read_count int, shop_read_seq int, shop_read_count int, last_at timestamptz)`)
  await tx.one(sql`
    insert into direct_messages (shop_id, customer_id, seq, id, message_id, sender_id, sender_type, message,
      customer_count, shop_count, created_at)
    select shop_id, customer_id, seq, gen_random_uuid(), message_id, sender_id, sender_type, message,
      customer_count, shop_count, created_at
    from jsonb_to_recordset(${JSON.stringify(threads.flatMap(({ messages }) => messages))}::jsonb) as row (
      shop_id uuid, customer_id uuid, seq int, message_id text, sender_id uuid, sender_type text, message text,
      customer_count int, shop_count int, created_at timestamptz)`)
}

type PickupWindow = { pickup_from: Date; pickup_until: Date }

/** The pickup promise at that time; for a shop that was closed for days, the promise when it opened. */
function promisedPickup(shop: DemoShop | undefined, then: Date): PickupWindow {
  for (let days = 0; shop && days < 7; days++) {
    const promise = getPickupPromise({ ...shop, now: new Date(then.getTime() + days * dayMs) })
    if (promise.ok) return { pickup_from: promise.ready_at, pickup_until: promise.pickup_until }
  }
  throw new Error(`${shop?.name ?? 'A shop that is not there'} never opens`)
}

/** When the order becomes a no-show. */
function noShowAt({ pickup_until }: PickupWindow): Date {
  return new Date(pickup_until.getTime() + orderRules.noShowGraceMs + minuteMs)
}
