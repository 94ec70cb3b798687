import { createHash } from 'node:crypto'
import type { OrderStatus, OrderType, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import type { PaymentState } from '@mainstreet/contract/payments/payment.ts'
import type { KeptSession } from '../../stripe-sandbox/checkout-sessions.ts'
import type { Charge, Intent, Refund, Thing } from '../../stripe-sandbox/stripe-objects.ts'
import { chance } from '../seeded-random.ts'

/** An order of the town's past, as far as its money asks. */
export type Sold = {
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
type Entry = {
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
  at: Date
}
type Share = {
  id: string
  payment_status: PaymentStatus
  captured_cents: number
  refunded_cents: number
  /** Pieces that were given back, one by one. */
  refunded_quantity: number
}

export type CardPayments = {
  payments: PastPayment[]
  shares: Share[]
  entries: Entry[]
  refunds: PastRefund[]
  /** What the sandbox holds of it: the other side of the same books. */
  things: Thing[]
}

const minuteMs = 60_000
const share = 0.45
const accepted: OrderStatus[] = ['in_progress', 'completed']

/** A group that was paid by card: every row of it an order, and the dice say so; groups of several always are. */
export function isCardPaid(group: readonly Pick<Sold, 'id' | 'type'>[]): boolean {
  return (
    group.every(({ type }) => type === 'order') &&
    (group.length > 1 || chance('card', group[0]?.id ?? '') < share)
  )
}

/** What happened to the money of the town's past, in our books and in those of the sandbox, to the cent the same. */
export function cardPayments(sold: readonly Sold[]): CardPayments {
  const all: CardPayments = { payments: [], shares: [], entries: [], refunds: [], things: [] }
  for (const group of Map.groupBy(sold, ({ parent_order_id }) => parent_order_id).values())
    if (isCardPaid(group)) payGroup(all, group)
  return all
}

function payGroup(all: CardPayments, group: readonly Sold[]): void {
  const [first] = group
  if (!first) return
  const parent = first.parent_order_id
  const paidAt = later(first.created_at, minuteMs / 2)
  const intentId = named('pi', parent)
  const isPending = group.some(({ status }) => status === 'pending')
  const taken = isPending ? [] : group.filter(({ status }) => accepted.includes(status))
  const amount = sum(group)
  const captured = sum(taken)
  const endedAt = isPending ? paidAt : new Date(Math.max(...group.map((one) => answeredAt(one).getTime())))
  const state = isPending ? 'authorized' : captured > 0 ? 'captured' : 'voided'
  let refunded = 0

  for (const row of group) {
    const { id: order_id, total_cents: cents, shop_id } = row
    all.entries.push({ order_id, kind: 'authorized', cents, source: intentId, at: paidAt })
    const isTaken = taken.includes(row)
    if (isTaken) all.entries.push({ order_id, kind: 'captured', cents, source: intentId, at: endedAt })
    else if (!isPending)
      all.entries.push({ order_id, kind: 'voided', cents: -cents, source: intentId, at: endedAt })
    const back = isTaken && row.status === 'completed' ? givenBack(row, group.length) : undefined
    if (back) {
      const id = uuidOf('refund', order_id)
      const provider_id = named('re', order_id)
      const at = later(row.updated_at, 5 * 60 * minuteMs)
      all.refunds.push({ id, order_id, shop_id, cents: back.cents, reason: back.reason, provider_id, at })
      all.entries.push({ order_id, kind: 'refunded', cents: -back.cents, source: id, at })
      all.things.push(refundOf({ id, provider_id, intentId, parent, cents: back.cents, at }))
      refunded += back.cents
    }
    all.shares.push({
      id: order_id,
      payment_status: back
        ? back.cents === cents
          ? 'refunded'
          : 'part_refunded'
        : isTaken
          ? 'paid'
          : isPending
            ? 'authorized'
            : 'voided',
      captured_cents: isTaken ? cents : 0,
      refunded_cents: back?.cents ?? 0,
      refunded_quantity: back?.pieces ?? 0,
    })
  }
  all.payments.push({
    parent_order_id: parent,
    customer_id: first.customer_id,
    state,
    amount_cents: amount,
    capture_cents: captured > 0 ? captured : null,
    captured_cents: captured,
    session_id: named('cs_test', parent),
    intent_id: intentId,
    created_at: first.created_at,
    updated_at: endedAt,
  })
  all.things.push(
    ...sandboxSide(group, { parent, intentId, amount, captured, refunded, state, paidAt, endedAt }),
  )
}

/** When the shop, the clock or the customer decided. */
function answeredAt({ events, updated_at }: Sold): Date {
  return events.find(({ kind }) => kind === 'moved')?.at ?? updated_at
}

const reasons = ['One of them was cracked', 'The wrong size was packed', 'It had melted on the way']

/** One in ten gets all of it back, one in eight a piece or a part; of several shops one always has something to make good. */
function givenBack({ id, total_cents, price_cents, quantity }: Sold, shops: number) {
  const luck = chance('refund', id)
  const reason = reasons[Math.floor(chance('reason', id) * reasons.length)] ?? ''
  if (luck < 0.1 && shops === 1)
    return { cents: total_cents, pieces: 0, reason: 'It was not what was ordered' }
  if (luck > 0.225 && shops === 1) return undefined
  if (quantity > 1) return { cents: price_cents, pieces: 1, reason }
  return { cents: Math.ceil(total_cents * 0.4), pieces: 0, reason }
}

type Course = {
  parent: string
  intentId: string
  amount: number
  captured: number
  refunded: number
  state: PaymentState
  paidAt: Date
  endedAt: Date
}

const base = { livemode: false, currency: 'usd' } as const

function sandboxSide(group: readonly Sold[], course: Course): Thing[] {
  const { parent, intentId, amount, captured, refunded, state, paidAt, endedAt } = course
  const chargeId = named('ch', parent)
  const metadata = { parent_order_id: parent }
  const created = seconds(paidAt)
  const intent: Intent = {
    ...base,
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
    canceled_at: state === 'voided' ? seconds(endedAt) : null,
    last_payment_error: null,
    metadata,
  }
  const charge: Charge = {
    ...base,
    id: chargeId,
    object: 'charge',
    created,
    amount,
    amount_captured: captured,
    amount_refunded: refunded,
    captured: captured > 0,
    refunded: captured > 0 && refunded === captured,
    payment_intent: intentId,
    status: 'succeeded',
  }
  const session: KeptSession = {
    ...base,
    id: named('cs_test', parent),
    object: 'checkout.session',
    created: seconds(group[0]?.created_at ?? paidAt),
    mode: 'payment',
    status: 'complete',
    payment_status: captured > 0 ? 'paid' : 'unpaid',
    amount_subtotal: amount,
    amount_total: amount,
    client_reference_id: parent,
    customer_email: group[0]?.customer_email ?? null,
    expires_at: created + 31 * 60,
    success_url: '/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: `/payment/cancel?checkout=${parent}`,
    url: null,
    payment_intent: intentId,
    metadata,
    payment_method_types: ['card'],
    sandbox: { lines: group.flatMap(linesOf), capture_method: 'manual', intent_metadata: metadata },
  }
  return [intent, charge, session]
}

function linesOf({ name, quantity, price_cents, delivery_fee_cents }: Sold) {
  const goods = { name, quantity, amount: price_cents * quantity }
  return delivery_fee_cents > 0
    ? [goods, { name: 'Delivery', quantity: 1, amount: delivery_fee_cents }]
    : [goods]
}

type Back = { id: string; provider_id: string; intentId: string; parent: string; cents: number; at: Date }

function refundOf({ id, provider_id, intentId, parent, cents, at }: Back): Refund {
  return {
    ...base,
    id: provider_id,
    object: 'refund',
    created: seconds(at),
    amount: cents,
    charge: named('ch', parent),
    payment_intent: intentId,
    reason: null,
    status: 'succeeded',
    metadata: { refund_id: id },
  }
}

const sum = (rows: readonly Sold[]) => rows.reduce((cents, { total_cents }) => cents + total_cents, 0)
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const hex = (...words: string[]) => createHash('sha256').update(words.join(' ')).digest('hex')
/** In the provider's form. */
const named = (prefix: string, of: string) => `${prefix}_${hex('town', prefix, of).slice(0, 36)}`

function uuidOf(...words: string[]): string {
  const digits = hex(...words)
  return `01900000-0000-7000-8006-${digits.slice(0, 12)}`
}
