import { isBrought } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useEffect, useRef } from 'react'
import { calls } from '../../../api/calls.ts'
import { useRefresh } from '../../../api/use-invalidate-calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { changedWords, currentOrder } from '../transitions/current-order.ts'
import type { Action, SideMove } from './board.ts'

const stale = [calls.listShopOrders, calls.getOrder, calls.getShop]
const done: Partial<Record<SideMove | Action, string>> = {
  declined: 'Declined. The customer has been told why.',
  cancelled: 'Cancelled. The customer has been told why.',
  no_show: 'Noted as not picked up. Everything is back on the shelf.',
  mark_ready: 'Ready. The customer sees the pickup code now.',
  hand_over: 'Handed over.',
}
const doneAtTheDoor: typeof done = {
  ...done,
  no_show: 'Noted as not delivered. Everything is back on the shelf.',
  mark_ready: 'On its way. The customer knows.',
  hand_over: 'Delivered.',
}

/** What a shop can do with one order, and how it went. */
export function useBoardMoves(order: Order) {
  const move = useSend(calls.moveOrder, { invalidates: stale })
  const ready = useSend(calls.markReady, { invalidates: stale })
  const refresh = useRefresh(calls.listShopOrders)
  const params = { id: order.id }
  const words = isBrought(order) ? doneAtTheDoor : done

  const report = (answer: unknown, what: SideMove | Action) => {
    // the board may have been behind: whoever was quicker shows up now
    if (!answer) refresh()
    else if (words[what]) toast({ title: order.customer_name, description: words[what] })
    return Boolean(answer)
  }
  const act = async (action: Exclude<Action, 'hand_over'>) => {
    if (action === 'mark_ready') return report(await ready.send({ params }), action)
    const status = action === 'confirm' ? 'reserved' : 'in_progress'
    return report(await move.send({ params, body: { status } }), action)
  }
  const handOver = async (pickup_code?: string) => {
    const body = { status: 'completed' as const, ...(pickup_code && { pickup_code }) }
    return report(await move.send({ params, body }), 'hand_over')
  }
  const end = async (status: SideMove, reason: string) => {
    const body = { status, ...(reason && { reason }) }
    return report(await move.send({ params, body }), status)
  }

  const reset = () => {
    move.reset()
    ready.reset()
  }
  const failure = move.failure ?? ready.failure

  const shown = useRef(order)
  shown.current = order
  // the card may leave the board with the refresh
  useEffect(() => {
    const current = currentOrder(failure)
    const words = current && changedWords(shown.current, current)
    if (words) toast({ ...words, tone: 'danger' })
  }, [failure])
  return {
    act,
    handOver,
    end,
    reset,
    busy: move.busy || ready.busy,
    failure,
    failedTitle: texts.service.updateOrderStatus,
  }
}
