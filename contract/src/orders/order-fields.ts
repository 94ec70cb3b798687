import { type EntityField, unchanged } from '../entity-fields.ts'
import { fieldLimits } from '../field-limits.ts'
import { deliveryAddressRule, emailRule, optional, phoneRule } from '../field-rules.ts'
import { customerNameRule } from './field-rules.ts'

const setByServer = { published: true, erased: unchanged } as const
/** What the customer entered about a person: row changes leave it out. */
const personal = { published: false, erased: '' } as const
const computed = { columns: {}, published: false, erased: unchanged } as const

/**
 * Each field of an order, in the order of the API's documents. What was sold, when and for how much stays as the shop's
 * record when its customer is erased.
 */
export const orderDescriptor = {
  id: { type: 'uuid', ...setByServer },
  parent_order_id: { type: 'uuid', ...setByServer },
  shop_id: { type: 'uuid', ...setByServer },
  shop_name: { type: 'text', ...computed, published: true },
  product_id: { type: 'uuid', ...setByServer },
  customer_id: { type: 'uuid', ...setByServer },
  // the server has a text instead
  customer_name: { type: 'text', rule: customerNameRule, ...personal },
  customer_phone: { type: 'text', rule: phoneRule, ...personal },
  /** The `tel:` link for the shop; null for the customer, and when the text has no number that can be dialed. */
  customer_phone_link: { type: 'text', nullable: true, ...computed },
  customer_email: { type: 'text', rule: emailRule, ...personal },
  delivery_address: {
    type: 'text',
    nullable: true,
    rule: optional(deliveryAddressRule),
    ...personal,
    erased: null,
  },
  quantity: { type: 'int4', ...setByServer },
  /** Dollars. */
  total_amount: { type: 'numeric', columns: { total_cents: 'int8' }, ...setByServer },
  /** The delivery fee in dollars, part of the total. */
  delivery_fee: { type: 'numeric', columns: { delivery_fee_cents: 'int8' }, ...setByServer },
  /** Dollars captured from a card, and refunded of them. */
  captured_amount: { type: 'numeric', columns: { captured_cents: 'int8' }, ...setByServer },
  refunded_amount: { type: 'numeric', columns: { refunded_cents: 'int8' }, ...setByServer },
  /** Dollars that the last refund failed to return; 0 while a refund is pending and after it succeeded. */
  failed_refund_amount: { type: 'numeric', columns: { failed_refund_cents: 'int8' }, ...setByServer },
  /** The customer's note to the shop. */
  note: { type: 'text', rule: { maxChars: fieldLimits.maxNoteChars }, ...personal },
  status: { type: 'text', ...setByServer },
  order_type: { type: 'text', ...setByServer },
  payment_status: { type: 'text', ...setByServer },
  items: { type: 'jsonb', ...computed },
  events: { type: 'jsonb', ...computed },
  /** Visible to the customer only; the shop asks for it at pickup. */
  pickup_code: { type: 'text', nullable: true, ...setByServer, published: false },
  ready_at: { type: 'timestamptz', nullable: true, ...setByServer },
  /** The shop has asked for `ready_at`, which follows once the card is charged; null when nobody had to wait for it. */
  ready_requested_at: { type: 'timestamptz', nullable: true, ...setByServer },
  pickup_from: { type: 'timestamptz', nullable: true, ...setByServer },
  pickup_until: { type: 'timestamptz', nullable: true, ...setByServer },
  respond_by: { type: 'timestamptz', nullable: true, ...setByServer },
  version: { type: 'int4', ...setByServer },
  created_at: { type: 'timestamptz', ...setByServer },
  updated_at: { type: 'timestamptz', ...setByServer },
} as const satisfies Record<string, EntityField>
