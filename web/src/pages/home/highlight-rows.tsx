import type { HighlightKind } from '@mainstreet/contract/catalog/highlight.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import { highlightsQuery } from '../../features/catalog/home-search.ts'
import { type CardProduct, ProductCard, ProductCardSkeleton } from '../../features/catalog/product-card.tsx'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ScrollRow } from '../../ui/layout/scroll-row.tsx'

type Row = { kind: HighlightKind; products: CardProduct[] }

/** The search that lists the products of a row and more like them. */
const searches: Partial<Record<HighlightKind, Parameters<typeof href<typeof routes.home>>[1]>> = {
  ready_soon: { search: { open_now: 'true', in_stock: 'true' } },
  gifts_nearby: { search: { category: 'Gifts', radius: '1' } },
}

/** On a phone; the largest content of its first view. */
const aboveTheFold = 3
const itemClass = 'w-36 shrink-0 snap-start md:w-44'

/** Rows of products that name their reason. Without them home still has its grid, so that a failure shows nothing. */
export function HighlightRows() {
  const { coordinates } = useBrowseLocation()
  const { data, isPending } = useCallQuery(
    calls.listHighlights,
    { query: highlightsQuery(coordinates) },
    { keepPrevious: true },
  )
  const rows: readonly Row[] = data?.data ?? []
  if (isPending) return <HighlightRowsSkeleton />
  if (rows.length === 0) return null
  return (
    <div className="mb-8 grid grid-cols-1 gap-6">
      {rows.map(({ kind, products }, row) => {
        const title = m.shopping.highlights[kind]
        const search = searches[kind]
        return (
          <ScrollRow
            key={kind}
            title={title}
            action={
              search && (
                <a
                  href={href(routes.home, search)}
                  aria-label={m.shopping.highlights.seeAllOf(title)}
                  className="inline-flex min-h-10 items-center px-2 text-sm font-semibold text-pine"
                >
                  {m.shopping.highlights.seeAll}
                </a>
              )
            }
          >
            {products.map((product, at) => (
              <li key={product.id} className={itemClass}>
                <ProductCard
                  Action={QuickAddButton}
                  product={product}
                  eager={row === 0 && at < aboveTheFold}
                />
              </li>
            ))}
          </ScrollRow>
        )
      })}
    </div>
  )
}

/** Two rows, as there are most of the day. */
function HighlightRowsSkeleton() {
  return (
    <div aria-hidden="true" className="mb-8 grid grid-cols-1 gap-6">
      {[1, 2].map((row) => (
        <div key={row} className="overflow-hidden">
          <Skeleton className="mt-2 mb-3 h-7 w-56" />
          <div className="flex gap-3 py-1 md:gap-4">
            {[1, 2, 3, 4, 5].map((card) => (
              <div key={card} className={itemClass}>
                <ProductCardSkeleton />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
