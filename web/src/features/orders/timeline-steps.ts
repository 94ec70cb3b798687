import { m } from '@mainstreet/contract/messages/messages.ts'
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

function placedLabel(type: OrderType, status: OrderStatus): string {
  const { placed, orderPlaced, requested, reserved } = m.orders.timeline
  if (type === 'order') return status === 'pending' ? orderPlaced : placed
  if (status === 'pending') return requested
  return status === 'reserved' ? reserved : placed
}

function readyLabel(order: Order): string {
  const { outForDelivery, readyForPickup } = m.orders.timeline
  return isDeliveryOrder(order) ? outForDelivery : readyForPickup
}

function doneLabel(order: Order): string {
  const { delivered, pickedUp } = m.orders.timeline
  return isDeliveryOrder(order) ? delivered : pickedUp
}

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
  return steps.findLast(({ state }) => state !== 'ahead')?.label ?? m.orders.timeline.placed
}

function getPastSteps(order: Order, reader: TimelineReader): TimelineStep[] {
  const steps = order.events.map((event) =>
    createStep(eventLabel(order, event, reader), event.created_at, 'done', event.reason),
  )
  if (steps.length === 0)
    steps.push(createStep(placedLabel(order.order_type, order.status), order.created_at, 'done'))
  if (order.ready_at && !order.events.some(({ kind }) => kind === 'ready'))
    steps.push(createStep(readyLabel(order), order.ready_at, 'done'))
  return steps.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))
}

function eventLabel(order: Order, { kind, actor, to }: OrderEvent, reader: TimelineReader): string {
  const type = order.order_type
  if (kind === 'placed') return placedLabel(type, to)
  if (kind === 'ready') return readyLabel(order)
  const texts = m.orders.timeline
  const isReader = actor === (reader === 'shop' ? 'merchant' : reader)
  const stepLabels: Record<OrderStatus, string> = {
    pending: texts.requested,
    reserved: texts.reserved,
    in_progress: texts.started[type],
    completed: doneLabel(order),
    cancelled: isReader ? texts.canceledByYou : texts.canceled[actor],
    declined: isReader ? texts.declinedByYou : texts.declined[actor],
    expired: texts.expired,
    no_show: isDeliveryOrder(order) ? texts.notDelivered : texts.notPickedUp,
  }
  return stepLabels[to]
}

function getUpcomingSteps(order: Order): string[] {
  const { order_type, status, ready_at } = order
  const last = doneLabel(order)
  if (ready_at) return [last]
  if (status === 'in_progress') return [readyLabel(order), last]
  const { reserved, started } = m.orders.timeline
  const requestedStep = order_type === 'reservation' && status === 'pending' ? [reserved] : []
  return [...requestedStep, started[order_type], readyLabel(order), last]
}

function createStep(
  label: string,
  at: string | null,
  state: TimelineStep['state'],
  reason: string | null = null,
) {
  return { label, at, state, reason }
}
