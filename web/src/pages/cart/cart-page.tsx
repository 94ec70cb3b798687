import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { lazy, Suspense, useState } from 'react'
import { groupByShop } from '../../features/cart/cart-updates.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { useRefreshedGuestCart } from '../../features/cart/use-refreshed-guest-cart.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { CartSummary } from './cart-summary.tsx'
import { ShopCart } from './shop-cart.tsx'
import { type CartReservations, useCartReservations } from './use-cart-reservations.ts'

const ReservationDialog = lazy(() =>
  import('../../features/orders/reservation-dialog.tsx').then((module) => ({
    default: module.ReservationDialog,
  })),
)

export function CartPage() {
  const [reserved, setReserved] = useState<CartReservations>()

  function confirm(next: CartReservations) {
    if (next.orders.length > 0) return setReserved(next)
    toast({ ...m.shopping.cart.nothingReserved, tone: 'danger' })
  }
  return (
    <>
      <CartContent onReserved={confirm} />
      {reserved && (
        <Suspense>
          <ReservationDialog
            {...reserved}
            onChange={(order) => setReserved(replaceOrder(reserved, order))}
            onClose={() => setReserved(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function replaceOrder(
  { orders, failedCount }: CartReservations,
  changed: CartReservations['orders'][number],
): CartReservations {
  return { orders: orders.map((order) => (order.id === changed.id ? changed : order)), failedCount }
}

function CartContent({ onReserved }: { onReserved: (reserved: CartReservations) => void }) {
  const { status } = useSession()
  const { cart, isPending, error, refetch, change, remove } = useCart({ live: true })
  useRefreshedGuestCart(status === 'signed_out')
  const shopGroups = groupByShop(cart.items)
  const { anyBusy, placingOf, reserveOne, reserveAll } = useCartReservations(shopGroups, remove, onReserved)

  if (isPending || status === 'loading')
    return (
      <CartFrame>
        <ShopCartSkeleton />
      </CartFrame>
    )
  if (shopGroups.length === 0)
    return (
      <CartFrame>
        {error ? (
          <div className="grid justify-items-start gap-3">
            <ErrorMessage error={error} />
            <Button variant="quiet" onClick={() => void refetch()}>
              {m.errorBoundary.tryAgain}
            </Button>
          </div>
        ) : (
          <EmptyState
            illustration="cart"
            title={m.shopping.cart.empty}
            text={m.shopping.cart.emptyHint}
            action={<ButtonLink to={href(routes.home)}>{m.shopping.keepShopping}</ButtonLink>}
          />
        )}
      </CartFrame>
    )
  return (
    <CartFrame wide={shopGroups.length > 1}>
      <div
        className={shopGroups.length > 1 ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px]' : ''}
      >
        <div className="grid grid-cols-1 gap-8">
          {shopGroups.map((part) => (
            <ReportingErrorBoundary key={part.shop_id} level="section" context="cart shop">
              <ShopCart
                shopGroup={part}
                isOneOfMany={shopGroups.length > 1}
                reservation={placingOf(part.shop_id)}
                onChange={(item, quantity) => void change(item, quantity)}
                onReserve={(contact) => reserveOne(part, contact)}
              />
            </ReportingErrorBoundary>
          ))}
        </div>
        {shopGroups.length > 1 && (
          <CartSummary shopGroups={shopGroups} busy={anyBusy} onReserve={reserveAll} />
        )}
      </div>
    </CartFrame>
  )
}

function CartFrame({ children, wide = false }: { children: React.ReactNode; wide?: boolean }) {
  return (
    <Page title={routes.cart.title} className={wide ? 'max-w-6xl!' : 'max-w-3xl!'}>
      {children}
    </Page>
  )
}

/** Placeholders for two lines, the total and the button. */
function ShopCartSkeleton() {
  return (
    <div
      role="status"
      aria-label={m.shopping.cart.loading}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <Skeleton className="h-6" />
      <div className="grid gap-4 p-4 sm:p-6">
        <Skeleton className="h-7 w-48 rounded-field" />
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4">
            <Skeleton className="size-16 shrink-0 rounded-field" />
            <div className="grid flex-1 content-center gap-2">
              <Skeleton className="h-5 w-3/5 rounded-field" />
              <Skeleton className="h-4 w-24 rounded-field" />
            </div>
          </div>
        ))}
        <Skeleton className="h-13 rounded-field" />
      </div>
    </div>
  )
}
