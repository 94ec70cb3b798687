import { createHash } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { OrderStatus, OrderType, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'
import { buildCheckoutReturnUrls } from '@mainstreet/server/payments/checkout/checkout-return-urls.ts'
import { buildBalanceTransaction, calculateProcessingFee } from '../../stripe-sandbox/balance-transactions.ts'
import type { StoredSession } from '../../stripe-sandbox/checkout-sessions.ts'
import {
  chargeDefaults,
  intentDefaults,
  type StripeCharge,
  type StripeObject,
  type StripePaymentIntent,
  type StripeRefund,
  sessionDefaults,
} from '../../stripe-sandbox/stripe-objects.ts'
import { seededRandom } from '../seeded-random.ts'

/** The part of a past order that its payment needs. */
export type SeedOrderRow = {
  id: string
  parent_order_id: string
  shop_id: string
  customer_id: string
  customer_email: string
  type: OrderType
  status: OrderStatus
  product_id: string
  name: string
  price_cents: number
  quantity: number
  delivery_fee_cents: number
  total_cents: number
  created_at: Date
  updated_at: Date
  events: { kind: string; to: OrderStatus; at: Date }[]
}

type PastPayment = {
  parent_order_id: string
  customer_id: string
  state: PaymentState
  amount_cents: number
  capture_cents: number | null
  captured_cents: number
  session_id: string
  intent_id: string
  created_at: Date
  updated_at: Date
}
type PastLedgerEntry = {
  shop_id: string
  order_id: string
  kind: 'authorized' | 'captured' | 'voided' | 'refunded'
  cents: number
  source: string
  at: Date
}
type PastRefund = {
  id: string
  order_id: string
  shop_id: string
  cents: number
  reason: string
  provider_id: string
  lines: { product_id: string; quantity: number }[]
  at: Date
}
type OrderPaymentShare = {
  id: string
  payment_status: PaymentStatus
  captured_cents: number
  refunded_cents: number
  /** Refunded units, by line. */
  refunded_quantity: number
}

export type CardPayments = {
  payments: PastPayment[]
  shares: OrderPaymentShare[]
  entries: PastLedgerEntry[]
  refunds: PastRefund[]
  /** The same payments as objects of the sandbox. */
  sandboxObjects: StripeObject[]
}

const cardShare = 0.45
const acceptedStatuses: OrderStatus[] = ['in_progress', 'completed']

/**
 * Whether a checkout was paid by card: all of its rows must be orders; checkouts over several shops always are, others
 * by chance.
 */
export function isCardPaid(group: readonly Pick<SeedOrderRow, 'id' | 'type'>[]): boolean {
  return (
    group.every(({ type }) => type === 'order') &&
    (group.length > 1 || seededRandom('card', group[0]?.id ?? '') < cardShare)
  )
}

/** The payments of the past orders, in our tables and in the sandbox, with the same amounts. */
export function buildCardPayments(orders: readonly SeedOrderRow[]): CardPayments {
  const all: CardPayments = { payments: [], shares: [], entries: [], refunds: [], sandboxObjects: [] }
  for (const group of Map.groupBy(orders, ({ parent_order_id }) => parent_order_id).values())
    if (isCardPaid(group)) addGroupPayment(all, group)
  return all
}

function addGroupPayment(all: CardPayments, group: readonly SeedOrderRow[]): void {
  const [first] = group
  if (!first) return
  const parent = first.parent_order_id
  const paidAt = addMs(first.created_at, minuteMs / 2)
  const intentId = providerId('pi', parent)
  const isPending = group.some(({ status }) => status === 'pending')
  const capturedOrders = isPending ? [] : group.filter(({ status }) => acceptedStatuses.includes(status))
  const amount = sumTotalCents(group)
  const captured = sumTotalCents(capturedOrders)
  const endedAt = isPending ? paidAt : new Date(Math.max(...group.map((one) => decidedAt(one).getTime())))
  const state = isPending ? 'authorized' : captured > 0 ? 'captured' : 'voided'
  let refunded = 0

  for (const row of group) {
    const { id: order_id, total_cents: cents, shop_id } = row
    all.entries.push({ shop_id, order_id, kind: 'authorized', cents, source: intentId, at: paidAt })
    const isCaptured = capturedOrders.includes(row)
    if (isCaptured)
      all.entries.push({ shop_id, order_id, kind: 'captured', cents, source: intentId, at: endedAt })
    else if (!isPending)
      all.entries.push({ shop_id, order_id, kind: 'voided', cents: -cents, source: intentId, at: endedAt })
    const refund = isCaptured && row.status === 'completed' ? pickRefund(row, group.length) : undefined
    if (refund) {
      const id = hashedUuid('refund', order_id)
      const provider_id = providerId('re', order_id)
      const at = addMs(row.updated_at, 5 * 60 * minuteMs)
      const { pieces, ...amounts } = refund
      const lines = pieces > 0 ? [{ product_id: row.product_id, quantity: pieces }] : []
      all.refunds.push({ id, order_id, shop_id, ...amounts, provider_id, lines, at })
      all.entries.push({ shop_id, order_id, kind: 'refunded', cents: -refund.cents, source: id, at })
      all.sandboxObjects.push(
        ...toSandboxRefund({ id, provider_id, intentId, parent, cents: refund.cents, at }),
      )
      refunded += refund.cents
    }
    all.shares.push({
      id: order_id,
      payment_status: refund
        ? refund.cents === cents
          ? 'refunded'
          : 'partially_refunded'
        : isCaptured
          ? 'paid'
          : isPending
            ? 'authorized'
            : 'voided',
      captured_cents: isCaptured ? cents : 0,
      refunded_cents: refund?.cents ?? 0,
      refunded_quantity: refund?.pieces ?? 0,
    })
  }
  all.payments.push({
    parent_order_id: parent,
    customer_id: first.customer_id,
    state,
    amount_cents: amount,
    capture_cents: captured > 0 ? captured : null,
    captured_cents: captured,
    session_id: providerId('cs_test', parent),
    intent_id: intentId,
    created_at: first.created_at,
    updated_at: endedAt,
  })
  all.sandboxObjects.push(
    ...createSandboxObjects(group, { parent, intentId, amount, captured, refunded, state, paidAt, endedAt }),
  )
}

/** When the shop, the job or the customer decided. */
function decidedAt({ events, updated_at }: SeedOrderRow): Date {
  return events.find(({ kind }) => kind === 'status_changed')?.at ?? updated_at
}

const refundReasons = ['One item was cracked', 'Wrong size packed', 'Melted on the way']

/** One in ten is refunded in full, one in eight in part; of a checkout over several shops one always has a refund. */
function pickRefund({ id, total_cents, price_cents, quantity }: SeedOrderRow, shops: number) {
  const roll = seededRandom('refund', id)
  const reason = refundReasons[Math.floor(seededRandom('reason', id) * refundReasons.length)] ?? ''
  if (roll < 0.1 && shops === 1) return { cents: total_cents, pieces: 0, reason: 'Wrong item' }
  if (roll > 0.225 && shops === 1) return undefined
  if (quantity > 1) return { cents: price_cents, pieces: 1, reason }
  return { cents: Math.ceil(total_cents * 0.4), pieces: 0, reason }
}

type PaymentOutcome = {
  parent: string
  intentId: string
  amount: number
  captured: number
  refunded: number
  state: PaymentState
  paidAt: Date
  endedAt: Date
}

const sandboxDefaults = { livemode: false, currency: 'usd' } as const

function createSandboxObjects(group: readonly SeedOrderRow[], outcome: PaymentOutcome): StripeObject[] {
  const { parent, intentId, amount, captured, refunded, state, paidAt, endedAt } = outcome
  const chargeId = providerId('ch', parent)
  const metadata = { parent_order_id: parent }
  const created = toUnixSeconds(paidAt)
  const intent: StripePaymentIntent = {
    ...sandboxDefaults,
    ...intentDefaults,
    id: intentId,
    object: 'payment_intent',
    created,
    amount,
    amount_capturable: state === 'authorized' ? amount : 0,
    amount_received: captured,
    capture_method: 'manual',
    status: state === 'authorized' ? 'requires_capture' : state === 'captured' ? 'succeeded' : 'canceled',
    latest_charge: chargeId,
    cancellation_reason: null,
    canceled_at: state === 'voided' ? toUnixSeconds(endedAt) : null,
    last_payment_error: null,
    metadata,
  }
  const chargeTransaction = buildBalanceTransaction(endedAt, {
    id: providerId('txn', chargeId),
    reporting_category: 'charge',
    amount: captured,
    fee: calculateProcessingFee(captured),
    source: chargeId,
  })
  const charge: StripeCharge = {
    ...sandboxDefaults,
    ...chargeDefaults,
    id: chargeId,
    object: 'charge',
    created,
    amount,
    amount_captured: captured,
    amount_refunded: refunded,
    balance_transaction: captured > 0 ? chargeTransaction.id : null,
    captured: captured > 0,
    disputed: false,
    refunded: captured > 0 && refunded === captured,
    payment_intent: intentId,
    payment_method_details: { card: {}, type: 'card' },
    status: 'succeeded',
  }
  const session: StoredSession = {
    ...sandboxDefaults,
    ...sessionDefaults,
    id: providerId('cs_test', parent),
    object: 'checkout.session',
    created: toUnixSeconds(group[0]?.created_at ?? paidAt),
    mode: 'payment',
    status: 'complete',
    payment_status: captured > 0 ? 'paid' : 'unpaid',
    amount_subtotal: amount,
    amount_total: amount,
    client_reference_id: parent,
    customer_email: group[0]?.customer_email ?? null,
    expires_at: created + 31 * 60,
    ...buildCheckoutReturnUrls(parent),
    url: null,
    payment_intent: intentId,
    metadata,
    payment_method_types: ['card'],
    sandbox: { lines: group.flatMap(toLineItems), capture_method: 'manual', intent_metadata: metadata },
  }
  return [intent, charge, session, ...(captured > 0 ? [chargeTransaction] : [])]
}

function toLineItems({ name, quantity, price_cents, delivery_fee_cents }: SeedOrderRow) {
  const productLine = { name, quantity, amount: price_cents * quantity }
  return delivery_fee_cents > 0
    ? [productLine, { name: 'Delivery', quantity: 1, amount: delivery_fee_cents }]
    : [productLine]
}

type RefundInput = {
  id: string
  provider_id: string
  intentId: string
  parent: string
  cents: number
  at: Date
}

function toSandboxRefund({ id, provider_id, intentId, parent, cents, at }: RefundInput): StripeObject[] {
  const transaction = buildBalanceTransaction(at, {
    id: providerId('txn', provider_id),
    reporting_category: 'refund',
    amount: -cents,
    fee: 0,
    source: provider_id,
  })
  const refund: StripeRefund = {
    ...sandboxDefaults,
    id: provider_id,
    object: 'refund',
    created: toUnixSeconds(at),
    amount: cents,
    balance_transaction: transaction.id,
    charge: providerId('ch', parent),
    payment_intent: intentId,
    reason: null,
    status: 'succeeded',
    metadata: { refund_id: id },
  }
  return [refund, transaction]
}

const sumTotalCents = (rows: readonly SeedOrderRow[]) =>
  rows.reduce((cents, { total_cents }) => cents + total_cents, 0)
const addMs = (at: Date, ms: number) => new Date(at.getTime() + ms)
const toUnixSeconds = (at: Date) => Math.floor(at.getTime() / 1000)
const sha256Hex = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('hex')
/** In the provider's format. */
const providerId = (prefix: string, of: string) => `${prefix}_${sha256Hex('town', prefix, of).slice(0, 36)}`

function hashedUuid(...parts: string[]): string {
  const digits = sha256Hex(...parts)
  return `01900000-0000-7000-8006-${digits.slice(0, 12)}`
}
