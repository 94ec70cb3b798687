import type { Order, OrderEvent, OrderStatus, OrderType } from '@mainstreet/contract/orders/order.ts'
import { isActive } from '@mainstreet/contract/orders/transitions.ts'

export type TimelineStep = {
  label: string
  /** Null: it has not happened yet. */
  at: string | null
  state: 'done' | 'current' | 'ahead' | 'ended'
  reason: string | null
}
type Reader = 'customer' | 'shop'

const placedWords: Record<OrderType, Partial<Record<OrderStatus, string>>> = {
  order: { pending: 'Ordered' },
  reservation: { pending: 'Asked for', reserved: 'Reserved' },
}
const startedWords: Record<OrderType, string> = { order: 'Being prepared', reservation: 'Being put aside' }
const readyWords = 'Ready for pickup'
const doneWords = 'Picked up'

/** What has happened, in the shop's words, and for an active order what is still to come. */
export function timelineOf(order: Order, reader: Reader = 'customer'): TimelineStep[] {
  const past = pastSteps(order, reader)
  const last = past.at(-1)
  if (!isActive(order.status)) {
    if (last) last.state = order.status === 'completed' ? 'done' : 'ended'
    return past
  }
  if (last) last.state = 'current'
  return [...past, ...stepsAhead(order).map((label) => step(label, null, 'ahead'))]
}

export function statusWords(order: Order, reader: Reader = 'customer'): string {
  const steps = timelineOf(order, reader)
  return steps.findLast(({ state }) => state !== 'ahead')?.label ?? 'Placed'
}

function pastSteps(order: Order, reader: Reader): TimelineStep[] {
  const steps = order.events.map((event) =>
    step(eventWords(order.order_type, event, reader), event.created_at, 'done', event.reason),
  )
  if (steps.length === 0)
    steps.push(step(placedWords[order.order_type][order.status] ?? 'Placed', order.created_at, 'done'))
  if (order.ready_at && !order.events.some(({ kind }) => kind === 'ready'))
    steps.push(step(readyWords, order.ready_at, 'done'))
  return steps.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))
}

function eventWords(type: OrderType, { kind, actor, to }: OrderEvent, reader: Reader): string {
  if (kind === 'placed') return placedWords[type][to] ?? 'Placed'
  if (kind === 'ready') return readyWords
  const who = actor === reader || (reader === 'shop' && actor === 'merchant') ? 'you' : byWhom[actor]
  const words: Record<OrderStatus, string> = {
    pending: 'Asked for',
    reserved: 'Reserved',
    in_progress: startedWords[type],
    completed: doneWords,
    cancelled: who ? `Cancelled by ${who}` : 'Cancelled',
    declined: who ? `Declined by ${who}` : 'Declined',
    expired: 'Not answered in time',
    no_show: 'Not picked up',
  }
  return words[to]
}

const byWhom: Record<OrderEvent['actor'], string | undefined> = {
  customer: 'the customer',
  merchant: 'the shop',
  admin: 'Mainstreet',
  clock: undefined,
}

function stepsAhead({ order_type, status, ready_at }: Order): string[] {
  if (ready_at) return [doneWords]
  if (status === 'in_progress') return [readyWords, doneWords]
  const asked = order_type === 'reservation' && status === 'pending' ? ['Reserved'] : []
  return [...asked, startedWords[order_type], readyWords, doneWords]
}

function step(label: string, at: string | null, state: TimelineStep['state'], reason: string | null = null) {
  return { label, at, state, reason }
}
