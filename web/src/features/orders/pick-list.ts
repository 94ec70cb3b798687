import type { Order } from '@mainstreet/contract/orders/order.ts'
import { groupByColumn } from './board/board.ts'

export type PickListItem = { product_id: string; name: string; quantity: number }

/** The items to collect for all orders that are not ready yet; each product once, sorted by name. */
export function buildPickList(orders: readonly Order[]): { picks: PickListItem[]; orders: Order[] } {
  const board = groupByColumn(orders)
  const open = [...board.preparing, ...board.new]
  const picks = new Map<string, PickListItem>()
  for (const { product_id, name, quantity } of open.flatMap(({ items }) => items)) {
    const before = picks.get(product_id)
    picks.set(product_id, { product_id, name, quantity: quantity + (before?.quantity ?? 0) })
  }
  return { picks: [...picks.values()].sort((a, b) => a.name.localeCompare(b.name)), orders: open }
}
