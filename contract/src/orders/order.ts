import { z } from 'zod'
import { id, quantity } from '../fields.ts'
import { isDeliveryOrder, isUnpaidDelivery, unpaidDeliveryMessage } from './delivery.ts'
import { customerFields, orderLines } from './fields.ts'
import { actors, orderStatuses, orderTypes, paymentStatuses } from './transitions.ts'

export const orderStatus = z.enum(orderStatuses)
export const orderType = z.enum(orderTypes)
export const paymentStatus = z.enum(paymentStatuses)

const orderItem = z.object({
  product_id: id,
  name: z.string(),
  image: z.string().nullable(),
  /** Dollars a piece, as charged. */
  price: z.number(),
  quantity: z.int(),
})

/** One line of the order's history; `from` equals `to` for a fact that is no status (ready). */
export const orderEvent = z.object({
  kind: z.enum(['placed', 'moved', 'ready']),
  actor: z.enum(actors),
  from: orderStatus.nullable(),
  to: orderStatus,
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type OrderEvent = z.infer<typeof orderEvent>

export const order = z.object({
  id,
  parent_order_id: id,
  shop_id: id,
  shop_name: z.string(),
  product_id: id,
  customer_id: id,
  customer_name: z.string(),
  customer_phone: z.string(),
  customer_email: z.string(),
  delivery_address: z.string().nullable(),
  quantity: z.int(),
  /** Dollars. */
  total_amount: z.number(),
  /** Dollars of it for bringing it. */
  delivery_fee: z.number(),
  /** Dollars taken from a card, and of them given back. */
  captured_amount: z.number(),
  refunded_amount: z.number(),
  /** Dollars that the last refund could not give back; 0 while one is on its way, and when it has gone back. */
  failed_refund_amount: z.number(),
  /** What the customer wanted the shop to know. */
  note: z.string(),
  status: orderStatus,
  order_type: orderType,
  payment_status: paymentStatus,
  items: z.array(orderItem),
  events: z.array(orderEvent),
  /** For the customer's eyes; the shop asks for it at the counter. */
  pickup_code: z.string().nullable(),
  ready_at: z.iso.datetime().nullable(),
  pickup_from: z.iso.datetime().nullable(),
  pickup_until: z.iso.datetime().nullable(),
  respond_by: z.iso.datetime().nullable(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Order = z.infer<typeof order>

const orderLineInput = z.object({ product_id: id, quantity: quantity.default(1) })

export const placeOrderBody = z
  .object({
    shop_id: id,
    product_id: id.optional(),
    quantity: quantity.default(1),
    items: orderLines(orderLineInput).optional(),
    order_type: orderType.default('order'),
    ...customerFields,
  })
  .refine((body) => (body.product_id === undefined) !== (body.items === undefined), {
    path: ['product_id'],
    message: 'Give product_id or items, one of the two',
  })
  // this call places what is paid in the shop
  .refine((body) => !isUnpaidDelivery({ isDelivery: isDeliveryOrder(body), isPaidOnline: false }), {
    path: ['delivery_address'],
    message: unpaidDeliveryMessage,
  })
