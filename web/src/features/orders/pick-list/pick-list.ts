import type { Order } from '@mainstreet/contract/orders/order.ts'
import { boardOf } from '../board/board.ts'

export type Pick = { product_id: string; name: string; quantity: number }

/** What is still to be taken off the shelf for all orders that are not ready yet, each product once, by its name. */
export function pickListOf(orders: readonly Order[]): { picks: Pick[]; orders: Order[] } {
  const board = boardOf(orders)
  const open = [...board.preparing, ...board.new]
  const picks = new Map<string, Pick>()
  for (const { product_id, name, quantity } of open.flatMap(({ items }) => items)) {
    const before = picks.get(product_id)
    picks.set(product_id, { product_id, name, quantity: quantity + (before?.quantity ?? 0) })
  }
  return { picks: [...picks.values()].sort((a, b) => a.name.localeCompare(b.name)), orders: open }
}
