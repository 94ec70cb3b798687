import { trimText } from '../text/trim-text.ts'
import { orderLimits } from './limits.ts'

export const orderTypes = ['order', 'reservation'] as const
export const activeStatuses = ['pending', 'reserved', 'in_progress'] as const
export const terminalStatuses = ['completed', 'cancelled', 'declined', 'expired', 'no_show'] as const
export const orderStatuses = [...activeStatuses, ...terminalStatuses] as const
export const paymentStatuses = [
  'none',
  'awaiting_payment',
  'authorized',
  'paid',
  'paid_in_store',
  'partially_refunded',
  'refunded',
  'voided',
  'failed',
] as const
export const actors = ['customer', 'merchant', 'admin', 'system'] as const

export type OrderType = (typeof orderTypes)[number]
export type OrderStatus = (typeof orderStatuses)[number]
export type ActiveStatus = (typeof activeStatuses)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type Actor = (typeof actors)[number]

export type OrderTransitionFacts = {
  now: Date
  ready_at: Date | null
  pickup_until: Date | null
  payment_status: PaymentStatus
}
export type OrderTransitionContext = {
  type: OrderType
  from: OrderStatus
  actor: Actor
  facts: OrderTransitionFacts
}
export type OrderTransition = OrderTransitionContext & { to: OrderStatus; reason?: string | null | undefined }
/** Keys of the message catalogue. */
export type TransitionProblem =
  | 'cannot_change'
  | 'not_allowed'
  | 'reason_required'
  | 'cannot_be_ready'
  | 'only_shop_marks_ready'
  | 'already_ready'
  | 'not_paid'
  | 'charging_card'
  | 'ready_for_pickup'
  | 'pickup_time_not_over'
  | 'paid'
type TransitionErrorCode = 'wrong_state' | 'not_allowed' | 'rule_violation'
export type TransitionResult =
  | { ok: true }
  | { ok: false; code: TransitionErrorCode; problem: TransitionProblem }

type TransitionRule = { actors: readonly Actor[]; reasonRequiredFrom?: readonly Actor[] }
type TransitionRules = Partial<Record<OrderStatus, TransitionRule>>

const shopActors = ['merchant', 'admin'] as const
const pendingTransitions: TransitionRules = {
  declined: { actors: shopActors, reasonRequiredFrom: shopActors },
  expired: { actors: ['system', 'admin'] },
  cancelled: { actors: ['customer', 'admin'] },
}
const acceptedTransitions: TransitionRules = {
  completed: { actors: shopActors },
  cancelled: { actors: ['customer', 'merchant', 'admin'], reasonRequiredFrom: shopActors },
  no_show: { actors: ['merchant', 'admin', 'system'] },
}

/** docs/design.md, section 5. An admin may make every transition of the table, none outside it. */
export const transitions: Record<OrderType, Partial<Record<OrderStatus, TransitionRules>>> = {
  order: {
    pending: { ...pendingTransitions, in_progress: { actors: shopActors } },
    in_progress: acceptedTransitions,
  },
  reservation: {
    pending: { ...pendingTransitions, reserved: { actors: shopActors } },
    reserved: { ...acceptedTransitions, in_progress: { actors: shopActors } },
    in_progress: acceptedTransitions,
  },
}

/** The statuses of a new row; a reservation starts as reserved where the shop confirms automatically. */
export const initialStatuses: Record<OrderType, readonly OrderStatus[]> = {
  order: ['pending'],
  reservation: ['reserved', 'pending'],
}

/** A transition to the same status is a wrong state here: handle repeated requests before this check. */
export function canTransition(transition: OrderTransition): TransitionResult {
  const { type, from, to, actor, facts } = transition
  const rule = transitions[type][from]?.[to]
  if (!rule) return reject('wrong_state', 'cannot_change')
  if (!rule.actors.includes(actor)) return reject('not_allowed', 'not_allowed')
  if (rule.reasonRequiredFrom?.includes(actor) && !trimText(transition.reason ?? ''))
    return reject('rule_violation', 'reason_required')

  const broken = findBrokenRule(to, actor, facts)
  return broken ? reject('wrong_state', broken) : { ok: true }
}

/** For buttons: assumes that a required reason will be given. */
export function listAllowedTransitions(context: OrderTransitionContext): OrderStatus[] {
  return orderStatuses.filter((to) => canTransition({ ...context, to, reason: 'to be given' }).ok)
}

/**
 * Ready for pickup is the fact `ready_at`, not a status. While the card is only authorized, the request is stored, and
 * the order becomes ready with the capture.
 */
export function canMarkReady({ type, from, actor, facts }: OrderTransitionContext): TransitionResult {
  if (!transitions[type][from]?.completed) return reject('wrong_state', 'cannot_be_ready')
  if (actor !== 'merchant' && actor !== 'admin') return reject('not_allowed', 'only_shop_marks_ready')
  if (facts.ready_at) return reject('wrong_state', 'already_ready')
  if (facts.payment_status !== 'authorized' && !isSettled(facts.payment_status))
    return reject('wrong_state', 'not_paid')
  return { ok: true }
}

/** Without `from`: whether any such transition needs a reason. */
export function needsReason(to: OrderStatus, actor: Actor, from?: OrderStatus): boolean {
  return orderTypes.some((type) =>
    Object.entries(transitions[type]).some(
      ([state, rules]) =>
        (!from || state === from) && Boolean(rules[to]?.reasonRequiredFrom?.includes(actor)),
    ),
  )
}

export function isActive(status: OrderStatus): status is ActiveStatus {
  return (activeStatuses as readonly OrderStatus[]).includes(status)
}

/** Whether the transition releases the stock. */
export function restocks(from: OrderStatus, to: OrderStatus): boolean {
  return isActive(from) && !isActive(to) && to !== 'completed'
}

const fundedPaymentStatuses: readonly PaymentStatus[] = [
  'authorized',
  'paid',
  'paid_in_store',
  'partially_refunded',
]
/** Of an order that a shop must not start. */
export const unacceptablePaymentStatuses: readonly PaymentStatus[] = ['awaiting_payment', 'failed', 'voided']
/** Of an order that may be ready and handed over: nothing is to be charged any more. */
export const settledPaymentStatuses: readonly PaymentStatus[] = [
  'none',
  'paid',
  'paid_in_store',
  'partially_refunded',
]

function findBrokenRule(
  to: OrderStatus,
  actor: Actor,
  facts: OrderTransitionFacts,
): TransitionProblem | undefined {
  const accepting = to === 'in_progress' || to === 'reserved'
  if (accepting && unacceptablePaymentStatuses.includes(facts.payment_status)) return 'not_paid'
  if (to === 'completed' && facts.payment_status === 'authorized') return 'charging_card'
  if (to === 'completed' && !isSettled(facts.payment_status)) return 'not_paid'
  if (to === 'cancelled' && actor === 'customer' && facts.ready_at) return 'ready_for_pickup'
  return to === 'no_show' ? findBrokenNoShowRule(actor, facts) : undefined
}

function isSettled(status: PaymentStatus): boolean {
  return settledPaymentStatuses.includes(status)
}

function findBrokenNoShowRule(
  actor: Actor,
  { now, pickup_until, payment_status }: OrderTransitionFacts,
): TransitionProblem | undefined {
  const grace = actor === 'system' ? orderLimits.noShowGraceMs : 0
  if (!pickup_until || now.getTime() <= pickup_until.getTime() + grace) return 'pickup_time_not_over'
  if (actor === 'system' && fundedPaymentStatuses.includes(payment_status)) return 'paid'
  return undefined
}

function reject(code: TransitionErrorCode, problem: TransitionProblem): TransitionResult {
  return { ok: false, code, problem }
}
