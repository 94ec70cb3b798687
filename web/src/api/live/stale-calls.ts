import type { CallShape } from '@mainstreet/contract/call.ts'
import type { DashboardSection, LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { calls } from '../calls.ts'

const orderCalls = [calls.listShopOrders, calls.listCustomerOrders, calls.getShopOverview]
const threadCalls = [calls.listThreads, calls.listConversations]

/** Which answers a frame makes stale. */
const staleCallsByFrame: Partial<Record<LiveServerFrame['type'], readonly CallShape[]>> = {
  order_placed: orderCalls,
  order_changed: orderCalls,
  order_message: [calls.listOrderMessages, ...threadCalls],
  message_received: threadCalls,
  thread_changed: threadCalls,
  notice: [calls.listNotifications],
}

/** Which answers an admin's desk shows. */
const staleCallsByDashboardPart: Record<DashboardSection, readonly CallShape[]> = {
  shops: [calls.listReviewQueue, calls.listShops],
  orders: [calls.listAllOrders],
  people: [calls.listUsers],
  payments: [calls.listPaymentDiscrepancies],
  errors: [calls.listClientErrors, calls.listClientErrorReports],
  log: [calls.listAuditLog],
}

/** What may have changed unheard while a socket was away; an admin's desk is told of by a frame of its own. */
const staleCallsAfterReconnect = [...new Set(Object.values(staleCallsByFrame).flat())]

export const socketInvalidatedPaths: ReadonlySet<string> = new Set(
  [...staleCallsAfterReconnect, ...Object.values(staleCallsByDashboardPart).flat()].map(({ path }) => path),
)

export function getStaleCalls(frame: LiveServerFrame): readonly CallShape[] {
  if (frame.type === 'auth_success' || frame.type === 'refresh') return staleCallsAfterReconnect
  if (frame.type === 'desk_changed')
    return frame.parts.flatMap((part) => staleCallsByDashboardPart[part] ?? [])
  return staleCallsByFrame[frame.type] ?? []
}
