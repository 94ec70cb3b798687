import { dayMs, hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { orderLimits as orderRules } from '@mainstreet/contract/orders/limits.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { type Columns, insertRecords } from '@mainstreet/platform/db/columns.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { OrderEventRow, OrderItemRow, OrderRow } from '@mainstreet/server/orders/present.ts'
import type { DemoMarketplace, DemoShop } from '../demo-marketplace.ts'
import { seededRandom } from '../seeded-random.ts'
import { isCardPaid, type SeedOrderRow } from './card-payments.ts'
import type { PastEvent, PastOrder } from './order-history.ts'

/** An order without what its payment adds to it. */
type SeedOrder = Omit<
  OrderRow,
  | 'shop_name'
  | 'note'
  | 'version'
  | 'capture_cents'
  | 'ready_requested_at'
  | 'captured_cents'
  | 'refunded_cents'
  | 'failed_refund_cents'
>
const orderColumns = {
  id: 'uuid',
  parent_order_id: 'uuid',
  shop_id: 'uuid',
  product_id: 'uuid',
  customer_id: 'uuid',
  customer_name: 'text',
  customer_phone: 'text',
  customer_email: 'text',
  delivery_address: 'text',
  delivery_fee_cents: 'int8',
  quantity: 'int4',
  total_cents: 'int8',
  order_type: 'text',
  status: 'text',
  payment_status: 'text',
  pickup_code: 'text',
  ready_at: 'timestamptz',
  pickup_from: 'timestamptz',
  pickup_until: 'timestamptz',
  respond_by: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const satisfies Columns<SeedOrder>

type SeedOrderItem = OrderItemRow & { line_number: number }
const orderItemColumns = {
  order_id: 'uuid',
  line_number: 'int4',
  product_id: 'uuid',
  name: 'text',
  image: 'text',
  price_cents: 'int8',
  quantity: 'int4',
} as const satisfies Columns<SeedOrderItem>

type SeedOrderEvent = OrderEventRow & { actor_id: string | null }
const orderEventColumns = {
  order_id: 'uuid',
  kind: 'text',
  actor: 'text',
  actor_id: 'uuid',
  from_status: 'text',
  to_status: 'text',
  reason: 'text',
  created_at: 'timestamptz',
} as const satisfies Columns<SeedOrderEvent>

export async function insertOrders(
  tx: Tx,
  { shops, owners }: DemoMarketplace,
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
    order_type: order.type,
    payment_status: order.status === 'completed' ? ('paid_in_store' as const) : ('none' as const),
    pickup_code: order.code,
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
  await tx.one(sql`insert into orders ${insertRecords<SeedOrder>(orderColumns, rowsWithTotals)}`)
  const items = rows.map((row) => ({ ...row, order_id: row.id, line_number: 1 }))
  await tx.one(sql`insert into order_lines ${insertRecords<SeedOrderItem>(orderItemColumns, items)}`)
  const actorIds = (order: PastOrder): Partial<Record<PastEvent['actor'], string>> => {
    const owner = owners[shopById.get(order.shop_id)?.ownerIndex ?? -1]
    return { customer: order.customer.id, ...(owner && { merchant: owner.id }) }
  }
  const events = orders.flatMap((order) =>
    order.events
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(
        ({ kind, actor, from, to, reason, at }): SeedOrderEvent => ({
          order_id: order.id,
          kind,
          actor,
          actor_id: actorIds(order)[actor] ?? null,
          from_status: from,
          to_status: to,
          reason,
          created_at: at,
        }),
      ),
  )
  await tx.one(sql`insert into order_events ${insertRecords<SeedOrderEvent>(orderEventColumns, events)}`)
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
    parentId === id &&
    shop?.offers_delivery &&
    isCardPaid([{ id, type }]) &&
    seededRandom('delivery', id) < 0.3
  if (!isDelivered) return pickupFields
  const street = streetNames[Math.floor(seededRandom('street', id) * streetNames.length)]
  const number = 4900 + Math.floor(seededRandom('number', id) * 200)
  return {
    delivery_address: `${number} ${street}, Mariposa, CA 95338`,
    delivery_fee_cents: toCents(shop.delivery_fee),
  }
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
