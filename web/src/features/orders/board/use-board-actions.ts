import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useEffect, useRef } from 'react'
import { calls } from '../../../api/calls.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { getCurrentOrder } from '../current-order.ts'
import { orderStatusLabel } from '../timeline-steps.ts'
import type { BoardAction, SideTransition } from './board.ts'

const affectedCalls = [calls.listShopOrders, calls.getOrder, calls.getShop]

/** `order` as the server returned it. */
function getSuccessMessage(order: Order, transition: SideTransition | BoardAction): string | undefined {
  const texts = dashboard.orderBoard
  const isDelivery = isDeliveryOrder(order)
  const messages: Partial<Record<SideTransition | BoardAction, string>> = {
    declined: texts.decline.done,
    cancelled: texts.cancel.done,
    no_show: isDelivery ? texts.notDelivered.done : texts.notPickedUp.done,
    mark_ready: getReadyMessage(order),
    hand_over: isDelivery ? texts.handOver.delivery.done : texts.handOver.pickup.done,
  }
  return messages[transition]
}

function getReadyMessage(order: Order): string {
  const texts = dashboard.orderBoard
  const isDelivery = isDeliveryOrder(order)
  if (!order.ready_at) return texts.readyAfterCharge[isDelivery ? 'delivery' : 'pickup']
  return isDelivery ? texts.outForDeliveryDone : texts.readyDone
}

/** The actions of a shop on one order, and their result. */
export function useBoardActions(order: Order) {
  const move = useSend(calls.updateOrderStatus, { invalidates: affectedCalls })
  const ready = useSend(calls.markOrderReady, { invalidates: affectedCalls })
  const refresh = useInvalidateCalls(calls.listShopOrders)
  const params = { id: order.id }

  const report = (response: { order: Order } | undefined, transition: SideTransition | BoardAction) => {
    // the board may be stale: a refresh shows the other change
    const description = response && getSuccessMessage(response.order, transition)
    if (!response) refresh()
    else if (description) toast({ title: order.customer_name, description })
    return Boolean(response)
  }
  const act = async (action: Exclude<BoardAction, 'hand_over'>) => {
    if (action === 'mark_ready') return report(await ready.send({ params }), action)
    const status = action === 'confirm' ? 'reserved' : 'in_progress'
    return report(await move.send({ params, body: { status } }), action)
  }
  const handOver = async (pickup_code?: string) => {
    const body = { status: 'completed' as const, ...(pickup_code && { pickup_code }) }
    return report(await move.send({ params, body }), 'hand_over')
  }
  const end = async (status: SideTransition, reason: string) => {
    const body = { status, ...(reason && { reason }) }
    return report(await move.send({ params, body }), status)
  }

  const reset = () => {
    move.reset()
    ready.reset()
  }
  const failure = move.error ?? ready.error

  const shown = useRef(order)
  shown.current = order
  // the refresh may remove the card from the board
  useEffect(() => {
    const current = getCurrentOrder(failure)
    const message = current && statusChangedMessage(shown.current, current)
    if (message) toast({ ...message, tone: 'danger' })
  }, [failure])
  return {
    act,
    handOver,
    end,
    reset,
    busy: move.busy || ready.busy,
    failure,
    failedTitle: m.service.updateOrderStatus,
  }
}

/** Undefined when the card already shows it. */
export function statusChangedMessage(before: Order, after: Order) {
  if (before.status === after.status && Boolean(before.ready_at) === Boolean(after.ready_at)) return undefined
  return {
    title: dashboard.orderBoard.changed.title(after.customer_name),
    description: dashboard.orderBoard.changed.status(orderStatusLabel(after, 'shop')),
  }
}
