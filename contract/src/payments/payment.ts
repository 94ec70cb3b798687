import { z } from 'zod'
import { id, note, quantity, requiredReason } from '../fields.ts'
import { cartLimits } from '../limits.ts'
import { isUnpaidDelivery, unpaidDeliveryMessage } from '../orders/delivery.ts'
import { customerFields, orderLines } from '../orders/fields.ts'
import { order } from '../orders/order.ts'
import { perShop, refundAmount } from './fields.ts'

/** What has become of a checkout's one card authorisation. */
export const paymentStates = ['open', 'authorized', 'captured', 'voided', 'closed', 'failed'] as const
export const paymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof paymentState>

/** A pickup time that was chosen for a shop's part. */
const pickupTimeInput = z.object({ shop_id: id, from: z.iso.datetime() })
const shopNoteInput = z.object({ shop_id: id, note })

export const checkoutBody = z
  .object({
    /** Without them: the cart. */
    items: z
      .array(z.object({ productId: id, quantity: quantity.default(1) }))
      .min(1)
      .max(cartLimits.maxLines)
      .optional(),
    /** Of the cart only what this shop sells; the rest stays in it. */
    shop_id: id.optional(),
    fulfilment: z.enum(['pickup', 'delivery']).default('pickup'),
    /** Shops at which it is picked up although the rest is brought. */
    pickup_at: perShop(id).default([]),
    payment: z.enum(['online', 'in_shop']).default('online'),
    ...customerFields,
    pickup: perShop(pickupTimeInput).default([]),
    notes: perShop(shopNoteInput).default([]),
    /** Dollars that the page showed; another sum is refused with the present one. */
    total_amount: z.number().optional(),
  })
  .refine((body) => body.items === undefined || body.shop_id === undefined, {
    path: ['shop_id'],
    message: 'Give items or shop_id, one of the two',
  })
  .refine((body) => body.fulfilment === 'pickup' || Boolean(body.delivery_address), {
    path: ['delivery_address'],
    message: 'Say where to bring it',
  })
  .refine(
    ({ fulfilment, payment }) =>
      !isUnpaidDelivery({ isDelivery: fulfilment === 'delivery', isPaidOnline: payment === 'online' }),
    { path: ['payment'], message: unpaidDeliveryMessage },
  )

const checkoutPayment = z.object({
  state: paymentState,
  /** Dollars. */
  amount: z.number(),
  captured_amount: z.number(),
  /** Where to pay; null when there is nothing to pay, or the provider has not answered yet. */
  payment_url: z.string().nullable(),
  /** Until then the goods are held. */
  expires_at: z.iso.datetime(),
})

export const checkout = z.object({
  parent_order_id: id,
  orders: z.array(order),
  payment: checkoutPayment.nullable(),
  payment_url: z.string().optional(),
})
export type Checkout = z.infer<typeof checkout>

const refundLine = z.object({ product_id: id, quantity })
const refundStates = ['requested', 'done', 'failed'] as const

export const refund = z.object({
  id,
  order_id: id,
  /** Dollars. */
  amount: z.number(),
  reason: z.string(),
  state: z.enum(refundStates),
  /** Why it failed, in the provider's word. */
  fault: z.string().nullable(),
  /** The pieces that it gives back; none where it is a sum. */
  lines: z.array(refundLine),
  restocked: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Refund = z.infer<typeof refund>

export const refundBody = z
  .object({
    /** Dollars; or by lines. Neither: all that is left. */
    amount: refundAmount.optional(),
    lines: orderLines(refundLine).optional(),
    reason: requiredReason,
    /** Whether the pieces of these lines go back on the shelf. */
    restock: z.boolean().default(false),
  })
  .refine((body) => body.amount === undefined || body.lines === undefined, {
    path: ['amount'],
    message: 'Give amount or lines, one of the two',
  })
  .refine((body) => !body.restock || body.lines !== undefined, {
    path: ['restock'],
    message: 'Say which lines go back on the shelf',
  })

export const ledgerKinds = ['authorized', 'captured', 'voided', 'refunded', 'paid_in_shop'] as const
const ledgerEntry = z.object({
  kind: z.enum(ledgerKinds),
  /** Dollars; what goes back to the customer is negative. */
  amount: z.number(),
  created_at: z.iso.datetime(),
})

export const orderLedger = z.object({
  captured_amount: z.number(),
  refunded_amount: z.number(),
  commission_amount: z.number(),
  /** What the street owes the shop for this order. */
  payable_amount: z.number(),
  entries: z.array(ledgerEntry),
  refunds: z.array(refund),
})
export type OrderLedger = z.infer<typeof orderLedger>

export const orderBalance = z.object({
  order_id: id,
  customer_name: z.string(),
  status: order.shape.status,
  completed_at: z.iso.datetime().nullable(),
  captured_amount: z.number(),
  refunded_amount: z.number(),
  commission_amount: z.number(),
  payable_amount: z.number(),
  created_at: z.iso.datetime(),
})
export type OrderBalance = z.infer<typeof orderBalance>

export const paymentDiscrepancyKinds = [
  'unknown_payment',
  'wrong_amount',
  'wrong_currency',
  'wrong_mode',
  'paid_late',
  'not_there',
  'held_elsewhere',
  'captured_elsewhere',
  'refunded_elsewhere',
  'refund_failed',
  'capture_failed',
] as const
/** Where we and the provider do not agree. */
export const paymentDiscrepancy = z.object({
  id: z.int(),
  parent_order_id: id.nullable(),
  kind: z.enum(paymentDiscrepancyKinds),
  ours: z.string(),
  theirs: z.string(),
  found_at: z.iso.datetime(),
  resolved_at: z.iso.datetime().nullable(),
})
export type PaymentDiscrepancy = z.infer<typeof paymentDiscrepancy>
