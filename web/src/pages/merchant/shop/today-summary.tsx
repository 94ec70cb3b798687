import { href } from '@mainstreet/contract/href.ts'
import type { ShopOverview } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars, formatNumber } from '@mainstreet/contract/messages/format.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { type MerchantView, routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { clsx } from 'clsx'
import { useUnreadCount } from '../../../features/chat/use-unread-count.ts'
import { shopStateLabel } from '../../../features/shops/opening-labels.ts'
import { useUser } from '../../../session/session.ts'

type Props = { overview: ShopOverview; shop: Shop; now: Date; requestedShopId: string | undefined }

/** What runs out, what customers write, when the shop is open, and the sales of the day. */
export function TodaySummary({ overview, shop, now, requestedShopId }: Props) {
  const { products, today, last_week } = overview
  const unread = useUnreadCount()
  const user = useUser()
  const texts = dashboard.merchant.shop.today
  const to = (view: MerchantView, more: Record<string, string> = {}) =>
    href(routes.merchant, { search: { view, shop: requestedShopId, ...more } })
  const stockPath = to('products', { sort: 'stock' })
  const tiles = [
    { name: texts.outOfStock, value: products.out_of_stock, path: stockPath, isUrgent: true },
    { name: texts.lowStock, value: products.low_stock, path: stockPath },
    // an admin has no threads of their own
    ...(user?.role === 'merchant'
      ? [{ name: texts.unread, value: unread, path: to('messages'), isUrgent: true }]
      : []),
    { name: texts.hours, value: shopStateLabel(shop, now), path: to('hours') },
  ]
  return (
    <section aria-labelledby="today" className="grid gap-3">
      <h2 id="today" className="text-xl">
        {texts.title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {tiles.map(({ name, value, path, isUrgent }) => (
          <li key={name}>
            <a
              href={path}
              className={clsx(
                'flex h-full flex-col justify-between gap-1 rounded-card border px-4 py-3 hover:border-line-strong',
                isUrgent && value ? 'border-poppy bg-poppy-wash' : 'border-line bg-surface',
              )}
            >
              <span
                className={clsx(
                  'font-display font-bold nums',
                  typeof value === 'number' ? 'text-3xl leading-tight' : 'text-lg leading-snug',
                )}
              >
                {typeof value === 'number' ? formatNumber(value) : value}
              </span>
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
