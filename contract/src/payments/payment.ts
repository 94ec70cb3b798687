import { z } from 'zod'
import { savedField } from '../accounts/saved-contact.ts'
import { cartLimits } from '../cart/limits.ts'
import { fieldMessage } from '../field-messages.ts'
import { id, quantity, requiredReason, textField } from '../fields.ts'
import { isUnpaidDelivery } from '../orders/delivery.ts'
import { customerFields, orderLines } from '../orders/fields.ts'
import { order } from '../orders/order.ts'
import { orderDescriptor } from '../orders/order-fields.ts'
import { dispute } from './dispute.ts'
import { refundRules } from './field-rules.ts'
import { perShop, refundAmount } from './fields.ts'

/** The state of a checkout's card authorization. */
export const paymentStates = ['open', 'authorized', 'captured', 'voided', 'closed', 'failed'] as const
export const paymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof paymentState>

/** A pickup time chosen for one shop's order. */
const pickupTimeInput = z.object({ shop_id: id, from: z.iso.datetime() })
const shopNoteInput = z.object({ shop_id: id, note: textField(orderDescriptor.note.rule) })

export const checkoutBody = z
  .object({
    /** Without items: the cart. */
    items: z
      .array(z.object({ product_id: id, quantity: quantity.default(1) }))
      .min(1)
      .max(cartLimits.maxLines)
      .optional(),
    /** Only the items of this shop; the rest stays in the cart. */
    shop_id: id.optional(),
    fulfillment: z.enum(['pickup', 'delivery']).default('pickup'),
    /** Shops whose order is picked up while the others are delivered. */
    pickup_at: perShop(id).default([]),
    payment: z.enum(['online', 'in_store']).default('online'),
    /** Shops that are paid at pickup while the others are paid online. */
    in_store_at: perShop(id).default([]),
    ...customerFields,
    pickup: perShop(pickupTimeInput).default([]),
    notes: perShop(shopNoteInput).default([]),
    /** What to keep in the account for the next checkout. An address is kept while there is room. */
    save: z.array(savedField).max(savedField.options.length).default([]),
    /** The total in dollars that the page showed; another total is rejected with the current one. */
    total_amount: z.number().optional(),
  })
  .refine((body) => body.items === undefined || body.shop_id === undefined, {
    path: ['shop_id'],
    message: fieldMessage('itemsOrShop'),
  })
  .refine((body) => body.fulfillment === 'pickup' || Boolean(body.delivery_address), {
    path: ['delivery_address'],
    message: fieldMessage('deliveryAddressRequired'),
  })
  .refine(
    ({ fulfillment, payment }) =>
      !isUnpaidDelivery({ isDelivery: fulfillment === 'delivery', isPaidOnline: payment === 'online' }),
    { path: ['payment'], message: fieldMessage('unpaidDelivery') },
  )
  .refine(
    ({ fulfillment, pickup_at, in_store_at }) =>
      fulfillment === 'pickup' || in_store_at.every((shopId) => pickup_at.includes(shopId)),
    { path: ['in_store_at'], message: fieldMessage('unpaidDelivery') },
  )

const checkoutPayment = z.object({
  state: paymentState,
  /** Dollars. */
  amount: z.number(),
  captured_amount: z.number(),
  /** Where to pay; null when nothing is to be paid, or the provider has not responded yet. */
  payment_url: z.string().nullable(),
  /** The items are reserved until then. */
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
const refundStates = ['requested', 'succeeded', 'failed'] as const
/** Who started a refund: our own call, or somebody in the payment provider's dashboard. */
const refundOrigins = ['marketplace', 'provider'] as const

export const refund = z.object({
  id,
  order_id: id,
  /** Dollars. */
  amount: z.number(),
  reason: z.string(),
  state: z.enum(refundStates),
  origin: z.enum(refundOrigins),
  /** Why the refund failed, as the provider reports it. */
  failure_reason: z.string().nullable(),
  /** The refunded items; empty for a refund by amount. */
  lines: z.array(refundLine),
  restocked: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Refund = z.infer<typeof refund>

export const refundBody = z
  .object({
    /** Dollars; or by lines. Neither: the whole remaining amount. */
    amount: refundAmount.optional(),
    lines: orderLines(refundLine, fieldMessage(refundRules.lines.required)).optional(),
    reason: requiredReason,
    /** Whether the items of these lines return to stock. */
    restock: z.boolean().default(false),
  })
  .refine((body) => body.amount === undefined || body.lines === undefined, {
    path: ['amount'],
    message: fieldMessage('amountOrLines'),
  })
  .refine((body) => !body.restock || body.lines !== undefined, {
    path: ['restock'],
    message: fieldMessage('restockWithoutLines'),
  })

export const ledgerKinds = [
  'authorized',
  'captured',
  'voided',
  'refunded',
  'refunded_at_provider',
  'dispute_withdrawn',
  'dispute_reinstated',
  'dispute_fee',
  'paid_in_store',
] as const
const ledgerEntry = z.object({
  kind: z.enum(ledgerKinds),
  /** Dollars; what leaves the balance is negative. */
  amount: z.number(),
  created_at: z.iso.datetime(),
})

export const orderLedger = z.object({
  captured_amount: z.number(),
  refunded_amount: z.number(),
  /** What disputes have taken back, with their fees; 0 for the customer. */
  disputed_amount: z.number(),
  commission_amount: z.number(),
  /** What the marketplace owes the shop for this order. */
  balance_amount: z.number(),
  entries: z.array(ledgerEntry),
  refunds: z.array(refund),
  /** None for the customer, whose bank reports them. */
  disputes: z.array(dispute),
})
export type OrderLedger = z.infer<typeof orderLedger>

export const orderBalance = z.object({
  order_id: id,
  customer_name: z.string(),
  status: order.shape.status,
  completed_at: z.iso.datetime().nullable(),
  captured_amount: z.number(),
  refunded_amount: z.number(),
  /** What disputes have taken back, with their fees. */
  disputed_amount: z.number(),
  commission_amount: z.number(),
  balance_amount: z.number(),
  created_at: z.iso.datetime(),
})
export type OrderBalance = z.infer<typeof orderBalance>

/** Whether customers can start to pay by card. */
export const cardPaymentState = z.object({
  /** A payment provider is configured. */
  configured: z.boolean(),
  stopped: z.boolean(),
  /** Why an admin stopped or resumed them; null when nobody ever did. */
  reason: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
})
export type CardPaymentState = z.infer<typeof cardPaymentState>

export const paymentDiscrepancyKinds = [
  'unknown_payment',
  'wrong_amount',
  'wrong_currency',
  'wrong_mode',
  'paid_late',
  'not_found',
  'authorized_elsewhere',
  'captured_elsewhere',
  'refunded_elsewhere',
  'disputed_elsewhere',
  'refund_failed',
  'capture_failed',
] as const
/** A discrepancy between our records and the provider's. */
export const paymentDiscrepancy = z.object({
  id: z.int(),
  parent_order_id: id.nullable(),
  kind: z.enum(paymentDiscrepancyKinds),
  expected: z.string(),
  actual: z.string(),
  detected_at: z.iso.datetime(),
  resolved_at: z.iso.datetime().nullable(),
})
export type PaymentDiscrepancy = z.infer<typeof paymentDiscrepancy>
