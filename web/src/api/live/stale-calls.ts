import type { CallShape } from '@mainstreet/contract/call.ts'
import type { DeskPart, DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { calls } from '../calls.ts'

const orders = [calls.listShopOrders, calls.listCustomerOrders, calls.getGlance]
const threads = [calls.listThreads, calls.listConversations]

/** Which answers a frame makes stale. */
const byFrame: Partial<Record<DownFrame['type'], readonly CallShape[]>> = {
  order_placed: orders,
  order_changed: orders,
  order_message: [calls.listOrderMessages, ...threads],
  message_received: threads,
  thread_changed: threads,
  notice: [calls.listNotices],
}

/** Which answers an admin's desk shows. */
const byPart: Record<DeskPart, readonly CallShape[]> = {
  shops: [calls.listReviewQueue, calls.listShops],
  orders: [calls.listAllOrders],
  people: [calls.listUsers],
  payments: [calls.listDifferences],
  errors: [calls.listClientErrors, calls.listClientErrorReports],
  log: [calls.listAuditLog],
}

/** What may have changed unheard while a socket was away; an admin's desk is told of by a frame of its own. */
const missed = [...new Set(Object.values(byFrame).flat())]

export const fed: ReadonlySet<string> = new Set(
  [...missed, ...Object.values(byPart).flat()].map(({ path }) => path),
)

export function staleBy(frame: DownFrame): readonly CallShape[] {
  if (frame.type === 'auth_success' || frame.type === 'refresh') return missed
  if (frame.type === 'desk_changed') return frame.parts.flatMap((part) => byPart[part] ?? [])
  return byFrame[frame.type] ?? []
}
