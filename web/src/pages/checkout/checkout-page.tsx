import type { User } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { groupByShop } from '../../features/cart/cart-updates.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { useRefreshedGuestCart } from '../../features/cart/use-refreshed-guest-cart.ts'
import { UnpaidOrderCallout } from '../../features/payments/unpaid-order-callout.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CustomerCheckout } from './customer-checkout.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useShops } from './use-shops.ts'
import { VisitorCart } from './visitor-cart.tsx'

/** Cart and checkout are one screen with two addresses. */
export function CartPage() {
  return <CheckoutScreen title={routes.cart.title} />
}

export function CheckoutPage() {
  return <CheckoutScreen title={routes.checkout.title} />
}

function CheckoutScreen({ title }: { title: string }) {
  const { status, user } = useSession()
  return (
    <Page title={title} className="max-w-6xl!">
      {status === 'loading' ? <CheckoutSkeleton /> : <CartContent user={user} />}
    </Page>
  )
}

function CartContent({ user }: { user: User | null }) {
  const cart = useCart({ live: true })
  useRefreshedGuestCart(user === null)
  const shops = useShops(groupByShop(cart.cart.items).map(({ shop_id }) => shop_id))

  const failure = (cart.cart.items.length === 0 && cart.error) || shops.failure
  if (failure)
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorMessage error={failure} />
        <Button variant="quiet" onClick={() => void cart.refetch()}>
          {m.errorBoundary.tryAgain}
        </Button>
      </div>
    )
  if (cart.isPending || shops.isPending) return <CheckoutSkeleton />
  return (
    <>
      {user && <UnpaidOrderCallout user={user} />}
      {user && <CustomerCheckout user={user} cart={cart} shops={shops} />}
      {!user && cart.cart.items.length > 0 && <VisitorCart cart={cart} shops={shops} />}
      {!user && cart.cart.items.length === 0 && <EmptyCart />}
    </>
  )
}
