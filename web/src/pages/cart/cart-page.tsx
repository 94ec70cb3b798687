import { texts } from '@mainstreet/contract/texts.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { byShop } from '../../features/cart/cart-steps.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { useRefreshedGuestCart } from '../../features/cart/use-refreshed-guest-cart.ts'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { BagSkeleton } from './bag-skeleton.tsx'
import { CartSum } from './cart-sum.tsx'
import { ShopBag } from './shop-bag.tsx'
import { usePlacing } from './use-placing.ts'

export function CartPage() {
  const { status } = useSession()
  const { cart, isPending, error, refetch, change, remove } = useCart({ live: true })
  useRefreshedGuestCart(status === 'signed_out')
  const parts = byShop(cart.items)
  const { anyBusy, placingOf, placeOne, placeAll } = usePlacing(parts, remove)

  if (isPending || status === 'loading')
    return (
      <Frame>
        <BagSkeleton />
      </Frame>
    )
  if (parts.length === 0)
    return (
      <Frame>
        {error ? (
          <div className="grid justify-items-start gap-3">
            <Failure of={error} />
            <Button variant="quiet" onClick={() => void refetch()}>
              {texts.errorBoundary.tryAgain}
            </Button>
          </div>
        ) : (
          <EmptyState
            scene="bag"
            title="Your bag is empty"
            text="Put something in from the street; each shop gets its own bag."
            action={<ButtonLink to={paths.home()}>Look at the street</ButtonLink>}
          />
        )}
      </Frame>
    )
  return (
    <Frame wide={parts.length > 1}>
      <div className={parts.length > 1 ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px]' : ''}>
        <div className="grid grid-cols-1 gap-8">
          {parts.map((part) => (
            <ErrorGuard key={part.shop_id} level="section" context="cart part">
              <ShopBag
                part={part}
                oneOfMany={parts.length > 1}
                placing={placingOf(part.shop_id)}
                onChange={(item, quantity) => void change(item, quantity)}
                onReserve={(person) => placeOne(part, person)}
              />
            </ErrorGuard>
          ))}
        </div>
        {parts.length > 1 && <CartSum parts={parts} busy={anyBusy} onReserve={placeAll} />}
      </div>
    </Frame>
  )
}

function Frame({ children, wide = false }: { children: React.ReactNode; wide?: boolean }) {
  return (
    <Page title="Your cart" className={wide ? 'max-w-6xl!' : 'max-w-3xl!'}>
      {children}
    </Page>
  )
}
