import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order, OrderEvent } from '@mainstreet/contract/orders/order.ts'
import { isActive, type OrderStatus, type OrderType } from '@mainstreet/contract/orders/transitions.ts'

export type TimelineStep = {
  label: string
  /** Null for a step that has not happened yet. */
  at: string | null
  state: 'done' | 'current' | 'ahead' | 'ended'
  reason: string | null
}
type TimelineReader = 'customer' | 'shop'

const placedLabels: Record<OrderType, Partial<Record<OrderStatus, string>>> = {
  order: { pending: 'Ordered' },
  reservation: { pending: 'Asked for', reserved: 'Reserved' },
}
const startedLabels: Record<OrderType, string> = { order: 'Being prepared', reservation: 'Being put aside' }
const readyLabel = (order: Order) => (isDeliveryOrder(order) ? 'On its way' : 'Ready for pickup')
const doneLabel = (order: Order) => (isDeliveryOrder(order) ? 'Delivered' : 'Picked up')

/** Past steps in the shop's terms, and for an active order the further ones. */
export function getTimelineSteps(order: Order, reader: TimelineReader = 'customer'): TimelineStep[] {
  const past = getPastSteps(order, reader)
  const last = past.at(-1)
  if (!isActive(order.status)) {
    if (last) last.state = order.status === 'completed' ? 'done' : 'ended'
    return past
  }
  if (last) last.state = 'current'
  return [...past, ...getUpcomingSteps(order).map((label) => createStep(label, null, 'ahead'))]
}

export function orderStatusLabel(order: Order, reader: TimelineReader = 'customer'): string {
  const steps = getTimelineSteps(order, reader)
  return steps.findLast(({ state }) => state !== 'ahead')?.label ?? 'Placed'
}

function getPastSteps(order: Order, reader: TimelineReader): TimelineStep[] {
  const steps = order.events.map((event) =>
    createStep(eventLabel(order, event, reader), event.created_at, 'done', event.reason),
  )
  if (steps.length === 0)
    steps.push(createStep(placedLabels[order.order_type][order.status] ?? 'Placed', order.created_at, 'done'))
  if (order.ready_at && !order.events.some(({ kind }) => kind === 'ready'))
    steps.push(createStep(readyLabel(order), order.ready_at, 'done'))
  return steps.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))
}

function eventLabel(order: Order, { kind, actor, to }: OrderEvent, reader: TimelineReader): string {
  const type = order.order_type
  if (kind === 'placed') return placedLabels[type][to] ?? 'Placed'
  if (kind === 'ready') return readyLabel(order)
  const actorName =
    actor === reader || (reader === 'shop' && actor === 'merchant') ? 'you' : actorLabels[actor]
  const stepLabels: Record<OrderStatus, string> = {
    pending: 'Asked for',
    reserved: 'Reserved',
    in_progress: startedLabels[type],
    completed: doneLabel(order),
    cancelled: actorName ? `Cancelled by ${actorName}` : 'Cancelled',
    declined: actorName ? `Declined by ${actorName}` : 'Declined',
    expired: 'Not answered in time',
    no_show: isDeliveryOrder(order) ? 'Not delivered' : 'Not picked up',
  }
  return stepLabels[to]
}

const actorLabels: Record<OrderEvent['actor'], string | undefined> = {
  customer: 'the customer',
  merchant: 'the shop',
  admin: 'Mainstreet',
  system: undefined,
}

function getUpcomingSteps(order: Order): string[] {
  const { order_type, status, ready_at } = order
  const last = doneLabel(order)
  if (ready_at) return [last]
  if (status === 'in_progress') return [readyLabel(order), last]
  const requestedStep = order_type === 'reservation' && status === 'pending' ? ['Reserved'] : []
  return [...requestedStep, startedLabels[order_type], readyLabel(order), last]
}

function createStep(
  label: string,
  at: string | null,
  state: TimelineStep['state'],
  reason: string | null = null,
) {
  return { label, at, state, reason }
}
