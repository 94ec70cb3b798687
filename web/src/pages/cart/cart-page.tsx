import { texts } from '@mainstreet/contract/texts.ts'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../browser/paths.ts'
import { byShop } from '../../features/cart/cart-updates.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { useRefreshedGuestCart } from '../../features/cart/use-refreshed-guest-cart.ts'
import { ErrorGuard } from '../../features/reports/reporting-error-boundary.tsx'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { CartSum } from './cart-summary.tsx'
import { ShopBag } from './shop-cart.tsx'
import { BagSkeleton } from './shop-cart-skeleton.tsx'
import { type Reserved, usePlacing } from './use-cart-reservations.ts'

const ReservationDialog = lazy(() =>
  import('../../features/orders/reservation-dialog.tsx').then((module) => ({
    default: module.ReservationDialog,
  })),
)

export function CartPage() {
  const [reserved, setReserved] = useState<Reserved>()

  function confirm(next: Reserved) {
    if (next.orders.length > 0) return setReserved(next)
    toast({ title: 'Nothing was reserved', description: 'See each shop for the reason.', tone: 'danger' })
  }
  return (
    <>
      <CartContent onReserved={confirm} />
      {reserved && (
        <Suspense>
          <ReservationDialog
            {...reserved}
            onChange={(order) => setReserved(withOrder(reserved, order))}
            onClose={() => setReserved(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function withOrder({ orders, failed }: Reserved, changed: Reserved['orders'][number]): Reserved {
  return { orders: orders.map((order) => (order.id === changed.id ? changed : order)), failed }
}

function CartContent({ onReserved }: { onReserved: (reserved: Reserved) => void }) {
  const { status } = useSession()
  const { cart, isPending, error, refetch, change, remove } = useCart({ live: true })
  useRefreshedGuestCart(status === 'signed_out')
  const parts = byShop(cart.items)
  const { anyBusy, placingOf, placeOne, placeAll } = usePlacing(parts, remove, onReserved)

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
            title="Your cart is empty"
            text="Add something you like. We’ll group it by shop."
            action={<ButtonLink to={paths.home()}>Keep shopping</ButtonLink>}
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
