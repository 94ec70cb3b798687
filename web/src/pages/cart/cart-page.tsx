import { paths } from '../../api/paths.ts'
import { byShop } from '../../features/cart/cart-steps.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ShopBag } from './shop-bag.tsx'

export function CartPage() {
  const { cart, isPending, error, refetch, change } = useCart()
  const parts = byShop(cart.items)
  return (
    <Page title="Your cart" className="max-w-4xl">
      {isPending && <Skeleton className="h-64 rounded-card" />}
      {error && (
        <div className="mb-4 grid justify-items-start gap-3">
          <Failure of={error} />
          <Button variant="quiet" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!isPending && !error && parts.length === 0 && (
        <EmptyState
          scene="bag"
          title="Your bag is empty"
          text="Put something in from the street; each shop gets its own bag."
          action={<ButtonLink to={paths.home()}>Look at the street</ButtonLink>}
        />
      )}
      <div className="grid gap-8">
        {parts.map((part) => (
          <ShopBag
            key={part.shop_id}
            part={part}
            onChange={(item, quantity) => void change(item, quantity)}
          />
        ))}
      </div>
    </Page>
  )
}
