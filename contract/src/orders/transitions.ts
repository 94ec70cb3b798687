import { orders } from '../limits.ts'

export const orderTypes = ['order', 'reservation'] as const
export const activeStatuses = ['pending', 'reserved', 'in_progress'] as const
export const terminalStatuses = ['completed', 'cancelled', 'declined', 'expired', 'no_show'] as const
export const orderStatuses = [...activeStatuses, ...terminalStatuses] as const
export const paymentStatuses = [
  'none',
  'awaiting',
  'authorized',
  'paid',
  'paid_in_shop',
  'part_refunded',
  'refunded',
  'voided',
  'failed',
] as const
export const actors = ['customer', 'merchant', 'admin', 'clock'] as const

export type OrderType = (typeof orderTypes)[number]
export type OrderStatus = (typeof orderStatuses)[number]
export type ActiveStatus = (typeof activeStatuses)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type Actor = (typeof actors)[number]

export type OrderFacts = {
  now: Date
  ready_at: Date | null
  pickup_until: Date | null
  payment_status: PaymentStatus
}
export type Step = { type: OrderType; from: OrderStatus; actor: Actor; facts: OrderFacts }
export type Move = Step & { to: OrderStatus; reason?: string | null | undefined }
export type Verdict =
  | { ok: true }
  | { ok: false; code: 'wrong_state' | 'not_allowed' | 'rule_broken'; why: string }

type Way = { by: readonly Actor[]; reason?: readonly Actor[] }
type Ways = Partial<Record<OrderStatus, Way>>

const shop = ['merchant', 'admin'] as const
const pending: Ways = {
  declined: { by: shop, reason: shop },
  expired: { by: ['clock', 'admin'] },
  cancelled: { by: ['customer', 'admin'] },
}
const accepted: Ways = {
  completed: { by: shop },
  cancelled: { by: ['customer', 'merchant', 'admin'], reason: shop },
  no_show: { by: ['merchant', 'admin', 'clock'] },
}

/** Design 5. An admin may make any move of the table, none outside it. */
export const moves: Record<OrderType, Partial<Record<OrderStatus, Ways>>> = {
  order: {
    pending: { ...pending, in_progress: { by: shop } },
    in_progress: accepted,
  },
  reservation: {
    pending: { ...pending, reserved: { by: shop } },
    reserved: { ...accepted, in_progress: { by: shop } },
    in_progress: accepted,
  },
}

/** Where a new row may begin; a reservation where its shop confirms at once is reserved. */
export const initialStatuses: Record<OrderType, readonly OrderStatus[]> = {
  order: ['pending'],
  reservation: ['reserved', 'pending'],
}

/** A move to the same status is a wrong state here: answer a repeat before you ask. */
export function mayMove(move: Move): Verdict {
  const { type, from, to, actor, facts } = move
  const way = moves[type][from]?.[to]
  if (!way) return refuse('wrong_state', `${named(type)} that is ${words(from)} cannot become ${words(to)}`)
  if (!way.by.includes(actor)) return refuse('not_allowed', `Only others may make it ${words(to)}`)
  if (way.reason?.includes(actor) && !move.reason?.trim())
    return refuse('rule_broken', 'Please give a reason')

  const broken = brokenRule(to, actor, facts)
  return broken ? refuse('wrong_state', broken) : { ok: true }
}

/** For buttons; a reason that is needed counts as given. */
export function movesFrom(step: Step): OrderStatus[] {
  return orderStatuses.filter((to) => mayMove({ ...step, to, reason: 'to be given' }).ok)
}

/** Ready for pickup is the fact `ready_at`, not a status. */
export function mayMarkReady({ type, from, actor, facts }: Step): Verdict {
  if (!moves[type][from]?.completed)
    return refuse('wrong_state', `${named(type)} that is ${words(from)} cannot be ready`)
  if (actor !== 'merchant' && actor !== 'admin')
    return refuse('not_allowed', 'Only the shop says when it is ready')
  if (facts.ready_at) return refuse('wrong_state', 'It is ready already')
  return { ok: true }
}

/** Without `from`: whether any such move needs one. */
export function needsReason(to: OrderStatus, actor: Actor, from?: OrderStatus): boolean {
  return orderTypes.some((type) =>
    Object.entries(moves[type]).some(
      ([state, ways]) => (!from || state === from) && Boolean(ways[to]?.reason?.includes(actor)),
    ),
  )
}

export function isActive(status: OrderStatus): status is ActiveStatus {
  return (activeStatuses as readonly OrderStatus[]).includes(status)
}

/** Whether the goods go back to what the public can buy. */
export function restocks(from: OrderStatus, to: OrderStatus): boolean {
  return isActive(from) && !isActive(to) && to !== 'completed'
}

const holdsMoney: readonly PaymentStatus[] = ['authorized', 'paid', 'paid_in_shop', 'part_refunded']
const notAcceptable: readonly PaymentStatus[] = ['awaiting', 'failed', 'voided']
const payable: readonly PaymentStatus[] = ['none', 'paid', 'paid_in_shop', 'part_refunded']

function brokenRule(to: OrderStatus, actor: Actor, facts: OrderFacts): string | undefined {
  const accepting = to === 'in_progress' || to === 'reserved'
  if (accepting && notAcceptable.includes(facts.payment_status)) return 'The payment has not arrived'
  if (to === 'completed' && !payable.includes(facts.payment_status)) return 'The payment has not arrived'
  if (to === 'cancelled' && actor === 'customer' && facts.ready_at) return 'It is already ready for pickup'
  return to === 'no_show' ? brokenNoShow(actor, facts) : undefined
}

function brokenNoShow(actor: Actor, { now, pickup_until, payment_status }: OrderFacts): string | undefined {
  const grace = actor === 'clock' ? orders.noShowGraceMs : 0
  if (!pickup_until || now.getTime() <= pickup_until.getTime() + grace)
    return 'The pickup time has not passed yet'
  if (actor === 'clock' && holdsMoney.includes(payment_status)) return 'It is paid: the shop decides'
  return undefined
}

function refuse(code: 'wrong_state' | 'not_allowed' | 'rule_broken', why: string): Verdict {
  return { ok: false, code, why }
}

function named(type: OrderType): string {
  return type === 'order' ? 'An order' : 'A reservation'
}

function words(status: OrderStatus): string {
  return status.replace('_', ' ')
}
