import type { CallShape } from '@mainstreet/contract/call.ts'
import type { DashboardSection, LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { calls } from '../../api/calls.ts'

const orderCalls = [calls.listShopOrders, calls.listCustomerOrders, calls.getShopOverview]
const threadCalls = [calls.listThreads, calls.listConversations]

/** The calls whose responses a frame makes stale. */
const staleCallsByFrame: Partial<Record<LiveServerFrame['type'], readonly CallShape[]>> = {
  order_placed: orderCalls,
  order_changed: orderCalls,
  order_message: [calls.listOrderMessages, ...threadCalls],
  message_received: threadCalls,
  thread_changed: threadCalls,
  notification: [calls.listNotifications],
  payment_options_changed: [calls.getPaymentOptions, calls.getCardPaymentState],
}

/** The calls of each section of an admin's dashboard. */
const staleCallsByDashboardSection: Record<DashboardSection, readonly CallShape[]> = {
  shops: [calls.listReviewQueue, calls.listShops],
  orders: [calls.listAllOrders],
  users: [calls.listUsers],
  payments: [calls.listPaymentDiscrepancies, calls.listDisputes],
  errors: [calls.listClientErrors, calls.listClientErrorReports],
  audit_log: [calls.listAuditLog],
}

/** Changes may have been missed while the socket was closed; a frame of its own covers the admin's dashboard. */
const staleCallsAfterReconnect = [...new Set(Object.values(staleCallsByFrame).flat())]

export const socketInvalidatedPaths: ReadonlySet<string> = new Set(
  [...staleCallsAfterReconnect, ...Object.values(staleCallsByDashboardSection).flat()].map(
    ({ path }) => path,
  ),
)

export function getStaleCalls(frame: LiveServerFrame): readonly CallShape[] {
  if (frame.type === 'auth_success' || frame.type === 'refresh') return staleCallsAfterReconnect
  if (frame.type === 'dashboard_changed')
    return frame.sections.flatMap((section) => staleCallsByDashboardSection[section] ?? [])
  return staleCallsByFrame[frame.type] ?? []
}
