import { z } from 'zod'
import { responseSchemas } from '../entity-schemas.ts'
import { fieldMessage } from '../field-messages.ts'
import { id, quantity } from '../fields.ts'
import { isDeliveryOrder, isUnpaidDelivery } from './delivery.ts'
import { customerFields, orderLines } from './fields.ts'
import { orderDescriptor } from './order-fields.ts'
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

export const order = z.object(
  responseSchemas(orderDescriptor, {
    status: orderStatus,
    order_type: orderType,
    payment_status: paymentStatus,
    items: z.array(orderItem),
    events: z.array(orderEvent),
  }),
)
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
