import { isBrought } from '@mainstreet/contract/orders/delivery.ts'
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
const readyWords = (order: Order) => (isBrought(order) ? 'On its way' : 'Ready for pickup')
const doneWords = (order: Order) => (isBrought(order) ? 'Delivered' : 'Picked up')

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
    step(eventWords(order, event, reader), event.created_at, 'done', event.reason),
  )
  if (steps.length === 0)
    steps.push(step(placedWords[order.order_type][order.status] ?? 'Placed', order.created_at, 'done'))
  if (order.ready_at && !order.events.some(({ kind }) => kind === 'ready'))
    steps.push(step(readyWords(order), order.ready_at, 'done'))
  return steps.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))
}

function eventWords(order: Order, { kind, actor, to }: OrderEvent, reader: Reader): string {
  const type = order.order_type
  if (kind === 'placed') return placedWords[type][to] ?? 'Placed'
  if (kind === 'ready') return readyWords(order)
  const who = actor === reader || (reader === 'shop' && actor === 'merchant') ? 'you' : byWhom[actor]
  const words: Record<OrderStatus, string> = {
    pending: 'Asked for',
    reserved: 'Reserved',
    in_progress: startedWords[type],
    completed: doneWords(order),
    cancelled: who ? `Cancelled by ${who}` : 'Cancelled',
    declined: who ? `Declined by ${who}` : 'Declined',
    expired: 'Not answered in time',
    no_show: isBrought(order) ? 'Not delivered' : 'Not picked up',
  }
  return words[to]
}

const byWhom: Record<OrderEvent['actor'], string | undefined> = {
  customer: 'the customer',
  merchant: 'the shop',
  admin: 'Mainstreet',
  clock: undefined,
}

function stepsAhead(order: Order): string[] {
  const { order_type, status, ready_at } = order
  const last = doneWords(order)
  if (ready_at) return [last]
  if (status === 'in_progress') return [readyWords(order), last]
  const asked = order_type === 'reservation' && status === 'pending' ? ['Reserved'] : []
  return [...asked, startedWords[order_type], readyWords(order), last]
}

function step(label: string, at: string | null, state: TimelineStep['state'], reason: string | null = null) {
  return { label, at, state, reason }
}
