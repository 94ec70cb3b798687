import { paging } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { publicly, useMaybeAnswer } from '../../api/use-answer.ts'
import { AddAction } from '../../features/cart/add-action.tsx'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../features/catalog/product-grid.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function ShopShelf({ id }: { id: string }) {
  const list = useMaybeAnswer(
    calls.listShopProducts,
    { params: { id }, query: { limit: paging.home } },
    publicly,
  )
  const [most, setMost] = useState<number>(paging.defaultProducts)
  const products = list.data?.data ?? []

  if (list.isPending) return <ProductGridSkeleton />
  if (list.isError)
    return (
      <EmptyState
        scene="counter"
        title={texts.service.fetchProducts}
        action={<Button onClick={() => void list.refetch()}>{texts.errorBoundary.tryAgain}</Button>}
      />
    )
  if (products.length === 0)
    return (
      <EmptyState
        scene="shelf"
        title="The shelves are empty"
        text="This shop has not put anything out yet. Look in again soon."
      />
    )

  const shown = products.slice(0, most)
  return (
    <>
      <ProductGrid>
        {shown.map((product, at) => (
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} hideShop eager={at < 4} action={<AddAction product={product} />} />
          </li>
        ))}
      </ProductGrid>
      <div className="mt-10 grid justify-items-center gap-3">
        <p role="status" className="text-sm text-ink-2 nums">
          {texts.home.showing(shown.length, products.length)}
        </p>
        {shown.length < products.length && (
          <Button variant="quiet" onClick={() => setMost(most + paging.defaultProducts)}>
            {texts.home.loadMore}
          </Button>
        )}
      </div>
    </>
  )
}
