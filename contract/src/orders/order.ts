import { z } from 'zod'
import { fieldMessage } from '../field-messages.ts'
import { id, quantity } from '../fields.ts'
import { isDeliveryOrder, isUnpaidDelivery } from './delivery.ts'
import { customerFields, orderLines } from './fields.ts'
import { actors, orderStatuses, orderTypes, paymentStatuses } from './transitions.ts'

export const orderStatus = z.enum(orderStatuses)
export const orderType = z.enum(orderTypes)
export const paymentStatus = z.enum(paymentStatuses)

const orderItem = z.object({
  product_id: id,
  name: z.string(),
  image: z.string().nullable(),
  /** Unit price in dollars, as charged. */
  price: z.number(),
  quantity: z.int(),
})

/** One entry of the order's history; `from` equals `to` for an event that changes no status (ready). */
export const orderEvent = z.object({
  kind: z.enum(['placed', 'status_changed', 'ready']),
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
  /** The `tel:` link for the shop; null for the customer, and when the text has no number that can be dialed. */
  customer_phone_link: z.string().nullable(),
  customer_email: z.string(),
  delivery_address: z.string().nullable(),
  quantity: z.int(),
  /** Dollars. */
  total_amount: z.number(),
  /** The delivery fee in dollars, part of the total. */
  delivery_fee: z.number(),
  /** Dollars captured from a card, and refunded of them. */
  captured_amount: z.number(),
  refunded_amount: z.number(),
  /** Dollars that the last refund failed to return; 0 while a refund is pending and after it succeeded. */
  failed_refund_amount: z.number(),
  /** The customer's note to the shop. */
  note: z.string(),
  status: orderStatus,
  order_type: orderType,
  payment_status: paymentStatus,
  items: z.array(orderItem),
  events: z.array(orderEvent),
  /** Visible to the customer only; the shop asks for it at pickup. */
  pickup_code: z.string().nullable(),
  ready_at: z.iso.datetime().nullable(),
  /** The shop has asked for `ready_at`, which follows once the card is charged; null when nobody had to wait for it. */
  ready_requested_at: z.iso.datetime().nullable(),
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
    message: fieldMessage('productOrItems'),
  })
  // this call places orders that are paid in the shop
  .refine((body) => !isUnpaidDelivery({ isDelivery: isDeliveryOrder(body), isPaidOnline: false }), {
    path: ['delivery_address'],
    message: fieldMessage('unpaidDelivery'),
  })
