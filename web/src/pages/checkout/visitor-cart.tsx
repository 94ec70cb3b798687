import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { addOrderTotals, computeOrderTotals } from '@mainstreet/contract/orders/order-totals.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { SignInToBuy } from '../../features/accounts/sign-in/sign-in-to-buy.tsx'
import { groupByShop, toPricedLines } from '../../features/cart/cart-updates.ts'
import type { useCart } from '../../features/cart/use-cart.ts'
import { CheckoutBar, CheckoutPanel, checkoutGrid, PanelSection } from './checkout-layout.tsx'
import { PartPromise, ShopPart } from './shop-part.tsx'
import { ShopTotals } from './shop-totals.tsx'
import type { CheckoutShops } from './use-shops.ts'

type Props = { cart: ReturnType<typeof useCart>; shops: CheckoutShops }

/** Before the sign-in: what is in the cart, and what it costs at the shops. */
export function VisitorCart({ cart: { cart, change }, shops }: Props) {
  const parts = groupByShop(cart.items).map((group) => ({
    group,
    totals: computeOrderTotals(toPricedLines(group.items)),
  }))
  return (
    <div className={checkoutGrid}>
      <div className="grid grid-cols-1 gap-6">
        {parts.map(({ group, totals }) => {
          const shop = shops.shopOf(group.shop_id)
          return (
            <ShopPart
              key={group.shop_id}
              shopGroup={group}
              shop={shop}
              totals={totals}
              hasSubtotal={parts.length > 1}
              onChange={(item, quantity) => void change(item, quantity)}
            >
              {shop && <PartPromise shop={shop} />}
            </ShopPart>
          )
        })}
      </div>
      <CheckoutPanel>
        <PanelSection title={m.shopping.cart.summary}>
          <ShopTotals parts={parts} />
          <p className="text-sm text-ink-2">{m.shopping.cart.chooseNext}</p>
        </PanelSection>
        <CheckoutBar
          totalCents={addOrderTotals(parts.map(({ totals }) => totals)).totalCents}
          action={
            <SignInToBuy
              size="lg"
              // the page then shows what the customer can choose
              intent={{ action: 'checkout', title: routes.cart.title, path: href(routes.cart) }}
              onSignedIn={() => undefined}
              className="w-full"
            >
              {m.shopping.cart.continue}
            </SignInToBuy>
          }
        />
      </CheckoutPanel>
    </div>
  )
}
