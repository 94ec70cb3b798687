import type { OrderStatus, PaymentStatus } from '@mainstreet/contract/orders/transitions.ts'
import { canMarkReady, canTransition } from '@mainstreet/contract/orders/transitions.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getPaymentStep, type PaymentFacts, type PaymentOrderFacts } from './payment-step.ts'

type ModelOrder = PaymentOrderFacts & {
  isAccepted: boolean
  isToCapture: boolean
  captured: number
  refunded: number
  explicitRefund: number
}
type Model = { payment: PaymentFacts; orders: ModelOrder[]; now: Date; captures: number; isHeld: boolean }

const start = new Date('2026-11-21T12:00:00Z')
const dueAt = new Date('2026-11-27T12:00:00Z')
const actions = [
  'accept',
  'decline',
  'expire',
  'cancel',
  'ready',
  'hand_over',
  'no_show',
  'refund',
  'work',
  'work_rejected',
  'hold_ends',
  'time_passes',
] as const
type ModelAction = { do: (typeof actions)[number]; at: number }
const statusOf: Partial<Record<ModelAction['do'], OrderStatus>> = {
  accept: 'in_progress',
  decline: 'declined',
  expire: 'expired',
  cancel: 'cancelled',
  hand_over: 'completed',
  no_show: 'no_show',
}
const hasEnded = ({ status }: ModelOrder) => ['declined', 'expired', 'cancelled'].includes(status)

function createModel(totals: number[]): Model {
  const orders = totals.map((total_cents, index) => ({
    id: String(index),
    status: 'pending' as OrderStatus,
    payment_status: 'authorized' as PaymentStatus,
    total_cents,
    ready_at: null,
    ready_requested_at: null,
    isAccepted: false,
    isToCapture: false,
    captured: 0,
    refunded: 0,
    explicitRefund: 0,
  }))
  const payment: PaymentFacts = {
    state: 'authorized',
    session_id: 'cs',
    capture_cents: null,
    expires_at: start,
    capture_due_at: dueAt,
  }
  return { payment, orders, now: start, captures: 0, isHeld: true }
}

/** What a shop, the customer or the clock asks for, as far as the rule of the contract allows it. */
function transition(model: Model, order: ModelOrder, action: ModelAction['do']) {
  const { now } = model
  const to = statusOf[action]
  const actor = action === 'expire' ? 'system' : 'merchant'
  const by = action === 'cancel' ? 'admin' : actor
  const facts = { ...order, now, pickup_until: new Date(0) }
  const move = { type: 'order', from: order.status, actor: by, facts } as const
  const isHandoverBeforeCharge =
    action === 'hand_over' && order.status === 'in_progress' && order.payment_status === 'authorized'
  if (action === 'ready' || isHandoverBeforeCharge) {
    if (!canMarkReady(move).ok) return
    if (order.payment_status === 'authorized') order.ready_requested_at = now
    else setReady(order, now)
  } else if (to && canTransition({ ...move, to, reason: 'So it is' }).ok) {
    order.status = to
    if (to === 'in_progress') order.isAccepted = true
  }
}

function setReady(order: ModelOrder, now: Date) {
  expect(['none', 'paid', 'paid_in_store', 'partially_refunded']).toContain(order.payment_status)
  order.ready_at = now
}

function fail({ payment, orders }: Model) {
  payment.state = 'failed'
  for (const order of orders) {
    order.isToCapture = false
    if (order.payment_status === 'authorized' && !hasEnded(order)) order.payment_status = 'failed'
  }
}

/** One step of the payment worker. */
function work(model: Model, isRejected: boolean) {
  const { payment, orders, now } = model
  const step = getPaymentStep(payment, orders, now)
  if (step.do === 'expire_orders')
    for (const order of orders) if (order.status === 'pending') order.status = 'expired'
  if (step.do === 'decide' && step.capture_cents === 0) payment.state = 'voided'
  else if (step.do === 'decide') {
    payment.capture_cents = step.capture_cents
    for (const order of orders) order.isToCapture = step.order_ids.includes(order.id)
  }
  if (step.do === 'capture' && (isRejected || !model.isHeld)) fail(model)
  else if (step.do === 'capture') capture(model)
  for (const order of orders) {
    if (hasEnded(order) && order.payment_status === 'authorized' && !order.isToCapture)
      order.payment_status = 'voided'
    if (hasEnded(order)) order.refunded = order.captured
  }
}

function capture(model: Model) {
  model.payment.state = 'captured'
  model.isHeld = false
  model.captures++
  for (const order of model.orders.filter(({ isToCapture }) => isToCapture)) {
    order.captured = order.total_cents
    order.payment_status = 'paid'
    if (order.status === 'in_progress' && order.ready_requested_at) setReady(order, model.now)
  }
}

function act(model: Model, { do: action, at }: ModelAction) {
  const order = model.orders[at % model.orders.length]
  if (!order) return
  if (action === 'work' || action === 'work_rejected') work(model, action === 'work_rejected')
  else if (action === 'time_passes') model.now = dueAt
  else if (action === 'hold_ends') {
    if (model.payment.state === 'authorized' && model.isHeld) {
      model.isHeld = false
      if (!model.orders.every(hasEnded)) fail(model)
    }
  } else if (action === 'refund') {
    if (order.captured === 0 || order.refunded > 0 || hasEnded(order)) return
    order.refunded = 1
    order.explicitRefund = 1
    order.payment_status = order.captured === 1 ? 'refunded' : 'partially_refunded'
  } else transition(model, order, action)
}

const anyAction: fc.Arbitrary<ModelAction> = fc.record({ do: fc.constantFrom(...actions), at: fc.nat(3) })

test('in any order of events there is one capture, and customers pay for what was accepted', () => {
  const totals = fc.array(fc.integer({ min: 2, max: 10_000 }), { minLength: 1, maxLength: 4 })
  const counts = { captured: 0, ready: 0, failed: 0 }
  fc.assert(
    fc.property(totals, fc.array(anyAction, { maxLength: 30 }), (cents, all) => {
      const model = createModel(cents)
      for (const one of all) act(model, one)
      model.now = dueAt
      for (let rounds = 0; rounds < 5; rounds++) work(model, false)
      for (const order of model.orders) if (order.status === 'pending') order.status = 'expired'
      work(model, false)

      const { payment, orders, captures } = model
      expect(captures).toBeLessThanOrEqual(1)
      expect(['captured', 'voided', 'failed']).toContain(payment.state)
      const due = orders.filter((order) => order.isAccepted && order.status !== 'cancelled')
      const sum = (list: ModelOrder[], get: (order: ModelOrder) => number) =>
        list.reduce((total, order) => total + get(order), 0)
      const netAmount = sum(orders, ({ captured, refunded }) => captured - refunded)
      const expected = sum(due, ({ total_cents, explicitRefund }) => total_cents - explicitRefund)
      expect(netAmount).toBe(payment.state === 'captured' ? expected : 0)
      if (payment.state === 'captured') counts.captured++
      if (payment.state === 'failed') counts.failed++
      if (captures === 1 && orders.some(({ ready_at }) => ready_at)) counts.ready++
    }),
    { numRuns: 3000 },
  )
  // the model reaches what it is about: a random run reaches the rarest case some 60 times, as few as 47 were seen
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10)
})
