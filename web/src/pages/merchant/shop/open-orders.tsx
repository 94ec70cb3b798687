import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { boardColumns, groupByColumn } from '../../../features/orders/board/board.ts'
import { formatOrderLines } from '../../../features/orders/order-lines.tsx'
import { useActiveOrders } from '../../../features/orders/use-active-orders.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'

const maxRows = 6

type Props = { shopId: string; requestedShopId: string | undefined }

/** The orders that wait longest, new ones first; each leads to the board. */
export function OpenOrders({ shopId, requestedShopId }: Props) {
  const orders = useActiveOrders(shopId)
  const board = groupByColumn(orders)
  const rows = boardColumns.flatMap((column) => board[column].map((order) => ({ column, order })))
  const path = href(routes.merchant, { search: { view: 'orders', shop: requestedShopId } })
  const texts = dashboard.merchant.shop.openOrders
  return (
    <section aria-labelledby="open-orders" className="grid grid-cols-1 gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="open-orders" className="text-xl">
          {texts.title}
        </h2>
        {rows.length > 0 && (
          <a href={path} className="font-semibold text-pine underline-offset-3 hover:underline">
            {texts.openBoard(rows.length)}
          </a>
        )}
      </div>
      {rows.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface empty:hidden">
        {rows.slice(0, maxRows).map(({ column, order }) => (
          <li key={order.id} className="border-line not-first:border-t">
            <a href={path} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunk">
              <span className="min-w-0 grow">
                <strong className="block truncate">{order.customer_name}</strong>
                <span className="block truncate text-sm text-ink-2">{formatOrderLines(order)}</span>
              </span>
              <span className="shrink-0 nums">{formatDollars(order.total_amount)}</span>
              <Badge tone={column === 'new' ? 'warn' : 'plain'}>{dashboard.orderBoard.columns[column]}</Badge>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
