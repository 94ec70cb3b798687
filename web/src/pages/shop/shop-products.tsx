import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { clsx } from 'clsx'
import { calls } from '../../api/calls.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { useSetSearch } from '../../browser/use-set-search.ts'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../features/catalog/product-grid.tsx'
import { shopProductsRequest } from '../../features/shops/shop-products-request.ts'
import { publicCallOptions } from '../../queries/use-call.ts'
import { usePagedCall } from '../../queries/use-paged-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'

/** From so many products on, the shop has a search of its own. */
const minSearchedProducts = 9

/** The products of a shop, with a search among them when they are many. */
export function ShopProducts({ id, name }: { id: string; name: string }) {
  const { search = '' } = useRouteSearch(routes.shop)
  const setSearch = useSetSearch(routes.shop)
  const { items, total, isPending, isStale, error, refetch, hasNext, isFetchingNext, fetchNext } =
    usePagedCall(calls.listShopProducts, shopProductsRequest(id, search), publicCallOptions)
  if (isPending) return <ProductGridSkeleton />
  if (error && items.length === 0)
    return (
      <EmptyState
        illustration="merchant"
        title={m.service.fetchProducts}
        text={m.shopping.tryAgainLater}
        action={<Button onClick={() => void refetch()}>{m.errorBoundary.tryAgain}</Button>}
      />
    )
  if (total === 0 && !search)
    return (
      <EmptyState illustration="stock" title={m.shopping.shop.noProducts} text={m.shopping.shop.checkBack} />
    )

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{m.home.products}</h2>
        {(search || total >= minSearchedProducts) && (
          <SearchField
            label={m.shopping.shop.searchIn(name)}
            placeholder={m.shopping.shop.search}
            value={search}
            onSearch={(text) => setSearch({ search: text || undefined }, { replace: true })}
          />
        )}
      </div>
      {total === 0 && (
        <EmptyState
          illustration="stock"
          title={m.shopping.shop.noMatch(search)}
          action={
            <Button variant="quiet" onClick={() => setSearch({}, { replace: true })}>
              {m.shopping.shop.showAll}
            </Button>
          }
        />
      )}
      <ProductGrid busy={isStale}>
        {items.map((product, at) => (
          <li key={product.id} className="min-w-0">
            <ProductCard Action={QuickAddButton} product={product} hideShop eager={at < 4} />
          </li>
        ))}
      </ProductGrid>
      <div className={clsx('mt-10 grid justify-items-center gap-3', total === 0 && 'hidden')}>
        <p role="status" className="text-sm text-ink-2 nums">
          {m.home.showing(items.length, total)}
        </p>
        {hasNext && (
          <Button variant="quiet" busy={isFetchingNext} onClick={() => void fetchNext()}>
            {m.home.loadMore}
          </Button>
        )}
      </div>
    </>
  )
}
