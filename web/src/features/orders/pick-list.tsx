import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { createPortal } from 'react-dom'
import { groupByColumn } from './board/board.ts'
import { formatWhen } from './order-time.ts'

type Props = { orders: readonly Order[]; timeZone: string; now: Date }

export const hasPickList = (orders: Order[]) => buildPickList(orders).orders.length > 0

/** What is printed instead of the page: what to collect, and for whom. Nothing without orders to prepare. */
export function PickList({ orders, timeZone, now }: Props) {
  const texts = dashboard.orderBoard.pickList
  const list = buildPickList(orders)
  if (list.orders.length === 0) return null
  return createPortal(
    <div data-paper="" className="hidden text-ink print:grid print:gap-6">
      <h1 className="text-2xl">{texts.title(formatWhen(timeZone, now, now))}</h1>
      <PickListTable picks={list.picks} />
      {list.orders.map((order) => (
        <section key={order.id} className="grid break-inside-avoid gap-1 border-t border-ink pt-3">
          <h2 className="text-lg">{order.customer_name}</h2>
          {isDeliveryOrder(order) && <p>{texts.deliverTo(order.delivery_address ?? '')}</p>}
          {order.note && <p>{texts.note(order.note)}</p>}
          <PickListTable picks={order.items} />
        </section>
      ))}
    </div>,
    document.body,
  )
}

function PickListTable({ picks }: { picks: readonly PickListItem[] }) {
  return (
    <ul className="grid gap-1.5">
      {picks.map(({ product_id, name, quantity }) => (
        <li key={product_id} className="flex items-center gap-3">
          <span className="size-4 shrink-0 border border-ink" />
          <span className="min-w-10 font-bold nums">{quantity} ×</span>
          {name}
        </li>
      ))}
    </ul>
  )
}

type PickListItem = { product_id: string; name: string; quantity: number }

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
