import type { Order } from '@mainstreet/contract/orders/order.ts'
import { localDay } from '@mainstreet/contract/shops/zone.ts'

/** How many of these orders were placed, and how many handed over, on the shop's present day. */
export function dayCount(
  orders: readonly Order[],
  timeZone: string,
  now: Date,
): { placed: number; handedOver: number } {
  const today = localDay(timeZone, now.getTime())
  const isToday = (at: string) => localDay(timeZone, Date.parse(at)) === today
  const handedOver = orders.filter(({ status, events, updated_at }) => {
    if (status !== 'completed') return false
    return isToday(events.findLast(({ to }) => to === 'completed')?.created_at ?? updated_at)
  })
  return {
    placed: orders.filter(({ created_at }) => isToday(created_at)).length,
    handedOver: handedOver.length,
  }
}
