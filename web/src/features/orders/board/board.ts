import { isBrought } from '@mainstreet/contract/orders/delivery.ts'
import type { Order, OrderStatus } from '@mainstreet/contract/orders/order.ts'
import type { Actor } from '@mainstreet/contract/orders/transitions.ts'
import { canBeMarkedReady, openMoves } from '../transitions/allowed-transitions.ts'

export const columns = ['new', 'preparing', 'ready'] as const
export type Column = (typeof columns)[number]
export type Action = 'confirm' | 'accept' | 'start' | 'mark_ready' | 'hand_over'
export type SideMove = Extract<OrderStatus, 'declined' | 'cancelled' | 'no_show'>

/** Undefined: it is over and belongs to the past ones. */
export function columnOf({ status, ready_at }: Order): Column | undefined {
  if (status === 'pending') return 'new'
  if (status !== 'reserved' && status !== 'in_progress') return undefined
  if (ready_at) return 'ready'
  return status === 'reserved' ? 'new' : 'preparing'
}

/** The longest waiting first. */
export function boardOf(orders: readonly Order[]): Record<Column, Order[]> {
  const board: Record<Column, Order[]> = { new: [], preparing: [], ready: [] }
  for (const order of orders) {
    const column = columnOf(order)
    if (column) board[column].push(order)
  }
  for (const column of columns) board[column].sort((a, b) => sinceOf(a) - sinceOf(b))
  return board
}

/** The one big button; undefined where the rule allows none. */
export function nextAction(order: Order, actor: Actor, now: Date): Action | undefined {
  const open = openMoves(order, actor, now)
  const column = columnOf(order)
  if (column === 'ready') return open.includes('completed') ? 'hand_over' : undefined
  if (column === 'new') {
    if (open.includes('reserved')) return 'confirm'
    if (open.includes('in_progress')) return order.status === 'pending' ? 'accept' : 'start'
  }
  // what has left the shop cannot be kept back any more
  if (isBrought(order) && order.payment_status === 'authorized') return undefined
  // nobody gets it: what is left is to cancel it
  if (order.payment_status === 'failed') return undefined
  return canBeMarkedReady(order, actor, now) ? 'mark_ready' : undefined
}

/** Declining is the shop's word for what has not been accepted; cancelling for what has. */
export function sideMoves(order: Order, actor: Actor, now: Date): SideMove[] {
  const open = openMoves(order, actor, now)
  const wanted: SideMove[] = open.includes('declined') ? ['declined'] : ['cancelled', 'no_show']
  return wanted.filter((move) => open.includes(move))
}

/** A reservation may be ready without having been started. */
export function canSkipToReady(order: Order, actor: Actor, now: Date): boolean {
  return order.status === 'reserved' && canBeMarkedReady(order, actor, now)
}

export type Waiting = {
  sinceMs: number
  dueMs: number | null
  /** Of the time that there is, 0 to 1. */
  share: number
  tone: 'calm' | 'soon' | 'late'
}

/** How long it has stood in its column and how much of its time is used up. */
export function waitingOf(order: Order, now: Date): Waiting {
  const since = sinceOf(order)
  const due = dueOf(order)
  const share =
    due === null || due <= since ? 0 : Math.min(1, Math.max(0, (now.getTime() - since) / (due - since)))
  const late = due !== null && now.getTime() >= due
  return {
    sinceMs: since,
    dueMs: due,
    share: late ? 1 : share,
    tone: late ? 'late' : share >= 0.75 ? 'soon' : 'calm',
  }
}

function sinceOf(order: Order): number {
  if (order.ready_at) return Date.parse(order.ready_at)
  if (order.status !== 'in_progress') return Date.parse(order.created_at)
  const started = order.events.findLast(({ to }) => to === 'in_progress')
  return Date.parse(started?.created_at ?? order.updated_at)
}

function dueOf({ status, ready_at, respond_by, pickup_from, pickup_until }: Order): number | null {
  const due = ready_at ? pickup_until : status === 'pending' ? (respond_by ?? pickup_from) : pickup_from
  return due ? Date.parse(due) : null
}
