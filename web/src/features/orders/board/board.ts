import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Actor, OrderStatus } from '@mainstreet/contract/orders/transitions.ts'
import { canBeMarkedReady, getAllowedTransitions } from '../allowed-transitions.ts'
import { isCharging } from '../payment-messages.ts'

export const boardColumns = ['new', 'preparing', 'ready'] as const
export type BoardColumn = (typeof boardColumns)[number]
export type BoardAction = 'confirm' | 'accept' | 'start' | 'mark_ready' | 'hand_over'
export type SideTransition = Extract<OrderStatus, 'declined' | 'cancelled' | 'no_show'>

/** Undefined for an order that is over. */
export function getBoardColumn({ status, ready_at }: Order): BoardColumn | undefined {
  if (status === 'pending') return 'new'
  if (status !== 'reserved' && status !== 'in_progress') return undefined
  if (ready_at) return 'ready'
  return status === 'reserved' ? 'new' : 'preparing'
}

/** Longest waiting first. */
export function groupByColumn(orders: readonly Order[]): Record<BoardColumn, Order[]> {
  const board: Record<BoardColumn, Order[]> = { new: [], preparing: [], ready: [] }
  for (const order of orders) {
    const column = getBoardColumn(order)
    if (column) board[column].push(order)
  }
  for (const column of boardColumns)
    board[column].sort((a, b) => getColumnEnteredMs(a) - getColumnEnteredMs(b))
  return board
}

/** The action of the main button; undefined when none is allowed. */
export function getNextAction(order: Order, actor: Actor, now: Date): BoardAction | undefined {
  const open = getAllowedTransitions(order, actor, now)
  const column = getBoardColumn(order)
  if (column === 'ready') return open.includes('completed') ? 'hand_over' : undefined
  if (column === 'new') {
    if (open.includes('reserved')) return 'confirm'
    if (open.includes('in_progress')) return order.status === 'pending' ? 'accept' : 'start'
  }
  if (isCharging(order)) return undefined
  // the payment failed: only cancelling is left
  if (order.payment_status === 'failed') return undefined
  return canBeMarkedReady(order, actor, now) ? 'mark_ready' : undefined
}

/** A shop declines what it has not accepted, and cancels what it has. */
export function getSideTransitions(order: Order, actor: Actor, now: Date): SideTransition[] {
  const open = getAllowedTransitions(order, actor, now)
  const candidates: SideTransition[] = open.includes('declined') ? ['declined'] : ['cancelled', 'no_show']
  return candidates.filter((move) => open.includes(move))
}

/** A reservation may become ready without preparation. */
export function canSkipToReady(order: Order, actor: Actor, now: Date): boolean {
  return order.status === 'reserved' && canBeMarkedReady(order, actor, now)
}

export function canHandOver(order: Order, actor: Actor, now: Date): boolean {
  return getAllowedTransitions(order, actor, now).includes('completed')
}

export type WaitingTime = {
  sinceMs: number
  dueMs: number | null
  /** The used share of the available time, 0 to 1. */
  share: number
  tone: 'calm' | 'soon' | 'late'
}

/** How long the order has been in its column, and the used share of its time. */
export function getWaitingTime(order: Order, now: Date): WaitingTime {
  const since = getColumnEnteredMs(order)
  const due = getDueMs(order)
  const share =
    due === null || due <= since ? 0 : Math.min(1, Math.max(0, (now.getTime() - since) / (due - since)))
  const isLate = due !== null && now.getTime() >= due
  return {
    sinceMs: since,
    dueMs: due,
    share: isLate ? 1 : share,
    tone: isLate ? 'late' : share >= 0.75 ? 'soon' : 'calm',
  }
}

function getColumnEnteredMs(order: Order): number {
  if (order.ready_at) return Date.parse(order.ready_at)
  if (order.status !== 'in_progress') return Date.parse(order.created_at)
  const started = order.events.findLast(({ to }) => to === 'in_progress')
  return Date.parse(started?.created_at ?? order.updated_at)
}

function getDueMs({ status, ready_at, respond_by, pickup_from, pickup_until }: Order): number | null {
  const due = ready_at ? pickup_until : status === 'pending' ? (respond_by ?? pickup_from) : pickup_from
  return due ? Date.parse(due) : null
}
