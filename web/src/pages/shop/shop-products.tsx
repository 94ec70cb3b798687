import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from '../../api/calls.ts'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import { useCart } from '../../features/cart/use-cart.ts'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../features/catalog/product-grid.tsx'
import { shopProductsRequest } from '../../features/shops/shop-products-request.ts'
import { publicCallOptions } from '../../queries/use-call.ts'
import { usePagedCall } from '../../queries/use-paged-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function ShopProducts({ id }: { id: string }) {
  const { items, total, isPending, error, refetch, hasNext, isFetchingNext, fetchNext } = usePagedCall(
    calls.listShopProducts,
    shopProductsRequest(id),
    publicCallOptions,
  )
  const cart = useCart()
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
  if (total === 0)
    return (
      <EmptyState illustration="stock" title={m.shopping.shop.noProducts} text={m.shopping.shop.checkBack} />
    )

  return (
    <>
      <ProductGrid>
        {items.map((product, at) => (
          <li key={product.id} className="min-w-0">
            <ProductCard
              product={product}
              hideShop
              eager={at < 4}
              action={<QuickAddButton product={product} cart={cart} />}
            />
          </li>
        ))}
      </ProductGrid>
      <div className="mt-10 grid justify-items-center gap-3">
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
