import type { OrderStatus, OrderType, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export type EmailOrder = {
  id: string
  shop_name: string
  shop_address: string
  hours: OpeningHours
  order_type: OrderType
  status: OrderStatus
  payment_status: PaymentStatus
  delivery_address: string | null
  delivery_fee_cents: number
  total_cents: number
  pickup_code: string
  ready_at: Date | null
  pickup_from: Date | null
  pickup_until: Date | null
  created_at: Date
  lines: { name: string; quantity: number; price_cents: number }[]
}

/** `at_pickup` and `by_card`: all orders of its checkout that are paid this way. */
export type EmailOrderScope = 'order' | 'at_pickup' | 'by_card'

export function listEmailOrders(
  reader: Queryable,
  id: string,
  which: EmailOrderScope,
): Promise<EmailOrder[]> {
  const ofCheckout = sql`o.parent_order_id = (select parent_order_id from orders where id = ${id})`
  const scope = {
    order: sql`o.id = ${id}`,
    at_pickup: sql`${ofCheckout} and o.payment_status in ('none', 'paid_in_store')`,
    by_card: sql`${ofCheckout} and o.payment_status not in ('none', 'paid_in_store')`,
  }[which]
  return reader.many<EmailOrder>(sql`
    select o.id, s.name as shop_name, s.location as shop_address, s.hours, o.order_type, o.status, o.payment_status,
      o.delivery_address, o.delivery_fee_cents, o.total_cents, o.pickup_code, o.ready_at, o.pickup_from, o.pickup_until,
      o.created_at,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'price_cents', l.price_cents)
        order by l.line_number) from order_lines l where l.order_id = o.id) as lines
    from orders o join shops s on s.id = o.shop_id where ${scope} order by o.id`)
}
