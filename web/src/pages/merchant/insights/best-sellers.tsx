import type { ShopInsights } from '@mainstreet/contract/insights/insights.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { ChartCard } from './chart-card.tsx'
import { ShareBar } from './share-bar.tsx'

export function BestSellers({ sellers }: { sellers: ShopInsights['best_sellers'] }) {
  const texts = dashboard.merchant.insights.bestSellers
  const maxSales = Math.max(1, ...sellers.map(({ sales }) => sales))
  const [first] = sellers
  return (
    <ChartCard
      title={texts.title}
      message={first ? texts.top(first.name) : texts.none}
      table={{
        head: [texts.columns.product, texts.columns.sold, texts.columns.sales],
        rows: sellers.map(({ name, quantity, sales }) => [name, quantity, formatDollars(sales)]),
      }}
    >
      <ol className="grid gap-3">
        {sellers.slice(0, 8).map(({ product_id, name, quantity, sales }) => (
          <li key={product_id} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-medium">{name}</span>
              <span className="shrink-0 text-sm text-ink-2 nums">
                {texts.line(quantity, formatDollars(sales))}
              </span>
            </span>
            <ShareBar share={sales / maxSales} />
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}
