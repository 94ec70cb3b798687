import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { OrderTotals } from '@mainstreet/contract/orders/order-totals.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { CirclePause, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { CartLine } from '../../features/cart/cart-line.tsx'
import type { CartShopGroup } from '../../features/cart/cart-updates.ts'
import { OpenStatus, useIsOpen } from '../../features/shops/open-status.tsx'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { Awning } from '../../ui/illustrations/awning.tsx'

type Props = {
  shopGroup: CartShopGroup
  /** Undefined when it has left. */
  shop: Shop | undefined
  totals: OrderTotals
  /** One of several shops has a subtotal. */
  hasSubtotal: boolean
  onChange: (item: CartItem, quantity: number) => void
  /** What else is to be shown or chosen. */
  children: ReactNode
}

/** One shop's part of a purchase, like a receipt: awning, lines and subtotal. */
export function ShopPart({ shopGroup, shop, totals, hasSubtotal, onChange, children }: Props) {
  const { shop_id, shop_name, items } = shopGroup
  return (
    <section aria-label={shop_name} className="drop-shadow-sm">
      <div className="receipt bg-surface">
        {shop ? <ShopAwning shop={shop} /> : <Awning color="var(--slate)" closed />}
        <div className="grid grid-cols-1 gap-3 px-4 pt-2 pb-6 sm:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl">
              <a href={href(routes.shop, { id: shop_id })} className="underline-offset-4 hover:underline">
                {shop_name}
              </a>
            </h2>
            {shop && <OpenStatus shop={shop} />}
          </div>
          {!shop && <p className="font-medium text-poppy">{m.shopping.cart.shopGone}</p>}
          <ul>
            {items.map((item) => (
              <CartLine key={item.product_id} item={item} onChange={(quantity) => onChange(item, quantity)} />
            ))}
          </ul>
          {totals.deliveryCents > 0 && (
            <PartAmount label={m.checkout.shop.deliveryFee} cents={totals.deliveryCents} />
          )}
          {hasSubtotal && <PartAmount label={m.checkout.shop.subtotal} cents={totals.totalCents} />}
          {children}
        </div>
      </div>
    </section>
  )
}

function PartAmount({ label, cents }: { label: string; cents: number }) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span>{label}</span>
      <span className="font-semibold nums">{formatMoney(cents)}</span>
    </p>
  )
}

function ShopAwning({ shop }: { shop: Shop }) {
  return <Awning color={shop.color} closed={!useIsOpen(shop)} />
}

/** When it can be picked up; or that the shop takes no orders now, so that the items stay in the cart. */
export function PartPromise({ shop }: { shop: Shop }) {
  const { promise, paused, label } = usePickupPromise(shop)
  const Sign = paused ? CirclePause : Clock
  return (
    <p className="flex items-start gap-2">
      <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
      <span>
        <span className="block font-semibold text-balance">{label}</span>
        {!promise.ok && <span className="block text-sm text-ink-2">{m.shopping.cart.comeBack}</span>}
      </span>
    </p>
  )
}
