import { href } from '@mainstreet/contract/href.ts'
import type { ShopOverview } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { type MerchantView, routes } from '@mainstreet/contract/routes.ts'

type Props = { overview: ShopOverview; requestedShopId: string | undefined }

/** A summary of the day; each number links to its list. */
export function TodaySummary({ overview, requestedShopId }: Props) {
  const { board, products, today, last_week } = overview
  const texts = dashboard.merchant.shop.today
  const { columns } = dashboard.orderBoard
  const to = (view: MerchantView, more: Record<string, string> = {}) =>
    href(routes.merchant, { search: { view, shop: requestedShopId, ...more } })
  const counts = [
    { name: columns.new, value: board.new, path: to('orders'), strong: board.new > 0 },
    { name: columns.preparing, value: board.preparing, path: to('orders') },
    { name: columns.ready, value: board.ready, path: to('orders') },
    {
      name: texts.outOfStock,
      value: products.out_of_stock,
      path: to('products', { sort: 'stock' }),
      strong: products.out_of_stock > 0,
    },
  ]
  return (
    <section aria-labelledby="today" className="grid gap-3">
      <h2 id="today" className="text-xl">
        {texts.title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counts.map(({ name, value, path, strong }) => (
          <li key={name}>
            <a
              href={path}
              className={`grid rounded-card border px-4 py-3 hover:border-line-strong ${strong ? 'border-poppy bg-poppy-wash' : 'border-line bg-surface'}`}
            >
              <span className="font-display text-4xl font-bold nums">{value}</span>
              <span className="text-sm text-ink-2">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <strong className="font-display text-2xl nums">{formatDollars(today.sales)}</strong>
        {' · '}
        <span className="text-ink-2">{comparisonLabel(today, last_week)}</span>
      </p>
      {products.low_stock > 0 && (
        <p>
          <a
            href={to('products', { sort: 'stock' })}
            className="font-semibold text-pine underline-offset-3 hover:underline"
          >
            {texts.lowStock(products.low_stock)}
          </a>
        </p>
      )}
    </section>
  )
}

type DayCount = { orders: number; sales: number }

/** '3 orders · up from $20.00 at this time last week'. */
export function comparisonLabel(today: DayCount, lastWeek: DayCount): string {
  const texts = dashboard.merchant.shop.today
  const orders = texts.orders(today.orders)
  const differenceCents = toCents(today.sales) - toCents(lastWeek.sales)
  if (differenceCents === 0) return texts.same(orders)
  const format = differenceCents > 0 ? texts.up : texts.down
  return format(orders, formatDollars(lastWeek.sales))
}
