import { m } from '@mainstreet/contract/messages/messages.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useEffect, useRef } from 'react'
import { calls } from '../../../api/calls.ts'
import { useInvalidateCalls } from '../../../api/use-invalidate-calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { getCurrentOrder, statusChangedMessage } from '../transitions/current-order.ts'
import type { BoardAction, SideTransition } from './board.ts'

const affectedCalls = [calls.listShopOrders, calls.getOrder, calls.getShop]
const successMessages: Partial<Record<SideTransition | BoardAction, string>> = {
  declined: 'Declined. The customer has been told why.',
  cancelled: 'Cancelled. The customer has been told why.',
  no_show: 'Noted as not picked up. Everything is back on the shelf.',
  mark_ready: 'Ready. The customer sees the pickup code now.',
  hand_over: 'Handed over.',
}
const deliverySuccessMessages: typeof successMessages = {
  ...successMessages,
  no_show: 'Noted as not delivered. Everything is back on the shelf.',
  mark_ready: 'On its way. The customer knows.',
  hand_over: 'Delivered.',
}

/** The actions of a shop on one order, and their result. */
export function useBoardActions(order: Order) {
  const move = useSend(calls.updateOrderStatus, { invalidates: affectedCalls })
  const ready = useSend(calls.markOrderReady, { invalidates: affectedCalls })
  const refresh = useInvalidateCalls(calls.listShopOrders)
  const params = { id: order.id }
  const messages = isDeliveryOrder(order) ? deliverySuccessMessages : successMessages

  const report = (response: unknown, transition: SideTransition | BoardAction) => {
    // the board may be stale: a refresh shows the other change
    if (!response) refresh()
    else if (messages[transition]) toast({ title: order.customer_name, description: messages[transition] })
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
    const words = current && statusChangedMessage(shown.current, current)
    if (words) toast({ ...words, tone: 'danger' })
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
