import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { CirclePause, Clock } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { CartLine } from '../../features/cart/cart-line.tsx'
import type { CartShopGroup } from '../../features/cart/cart-updates.ts'
import { ReserveButton } from '../../features/cart/reserve-button.tsx'
import type { ReservationContact, ReservationState } from '../../features/cart/use-reserve.ts'
import { OpenStatus, useIsOpen } from '../../features/shops/open-status.tsx'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { publicCallOptions, useCallQuery } from '../../queries/use-call.ts'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { CheckoutLink, SignInToReserve } from './checkout-link.tsx'
import { itemsTitle } from './items-title.ts'

type Props = {
  shopGroup: CartShopGroup
  /** With several shops the actions for all of them come first. */
  isOneOfMany: boolean
  reservation: ReservationState
  onChange: (item: CartItem, quantity: number) => void
  onReserve: (contact: ReservationContact) => Promise<unknown>
}

/** One shop's part of the cart, like a receipt: awning, lines, total and pickup promise. */
export function ShopCart({ shopGroup, isOneOfMany, reservation, onChange, onReserve }: Props) {
  const { shop_id, shop_name, items, totalCents, isReady } = shopGroup
  const query = useCallQuery(calls.getShop, { params: { id: shop_id } }, publicCallOptions)
  const isNothingAvailable = items.every(({ available }) => !available)
  // cached data of a shop that is gone is outdated
  const unavailableItems = isNothingAvailable && query.isError
  const shop = unavailableItems ? undefined : query.data?.shop

  const texts = m.shopping.cart
  return (
    <section aria-label={shop_name} className="drop-shadow-sm">
      <div className="receipt bg-surface">
        {shop ? <ShopHeader shop={shop} /> : <Awning color="var(--slate)" closed={unavailableItems} />}
        <div className="px-4 pt-3 pb-7 sm:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl">
              <a href={href(routes.shop, { id: shop_id })} className="underline-offset-4 hover:underline">
                {shop_name}
              </a>
            </h2>
            {shop && <OpenStatus shop={shop} />}
          </div>
          {unavailableItems && <p className="mt-1 font-medium text-poppy">{texts.shopGone}</p>}
          <ul className="mt-2">
            {items.map((item) => (
              <CartLine key={item.product_id} item={item} onChange={(quantity) => onChange(item, quantity)} />
            ))}
          </ul>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-line-strong/60 pt-4 pb-3">
            <span className="font-semibold">{texts.totalAt(shop_name)}</span>
            <span className="font-display text-2xl font-bold nums" aria-live="polite">
              {formatMoney(totalCents)}
            </span>
          </div>
          {shop && !isNothingAvailable && (
            <PickupPromise shop={shop}>
              {(takesOrders) => (
                <div
                  className={
                    isOneOfMany
                      ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] items-start gap-2'
                      : 'grid gap-2'
                  }
                >
                  <ReserveButton
                    isSecondary={isOneOfMany}
                    label={m.shopping.reserve.reserveFor(formatMoney(totalCents))}
                    disabled={!isReady || !takesOrders}
                    reservation={reservation}
                    onReserve={onReserve}
                    visitorButton={
                      <SignInToReserve
                        isSecondary={isOneOfMany}
                        label={m.shopping.reserve.reserveFor(formatMoney(totalCents))}
                        title={itemsTitle(items)}
                        image={items[0]?.image}
                      />
                    }
                  />
                  {isReady && takesOrders && (
                    <CheckoutLink to={href(routes.checkout, { search: { shop: shop_id } })}>
                      <span aria-hidden="true">{texts.checkOut}</span>
                      <span className="sr-only">{texts.checkOutAt(shop_name)}</span>
                    </CheckoutLink>
                  )}
                </div>
              )}
            </PickupPromise>
          )}
          {!isReady && <p className="mt-2 text-sm text-ink-2">{texts.changeUnavailable}</p>}
        </div>
      </div>
    </section>
  )
}

type CartShop = Parameters<typeof usePickupPromise>[0] & Parameters<typeof useIsOpen>[0] & { color: string }

function ShopHeader({ shop }: { shop: CartShop }) {
  return <Awning color={shop.color} closed={!useIsOpen(shop)} />
}

/** The pickup promise; or that the shop takes no orders now, so that the items stay in the cart. */
function PickupPromise({
  shop,
  children,
}: {
  shop: CartShop
  children: (takesOrders: boolean) => React.ReactNode
}) {
  const { promise, paused, label: promiseLabel } = usePickupPromise(shop)
  const Sign = paused ? CirclePause : Clock
  return (
    <>
      <p className="mb-4 flex items-start gap-2">
        <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
        <span>
          <span className="block font-semibold text-balance">{promiseLabel}</span>
          <span className="block text-sm text-ink-2">
            {promise.ok ? m.shopping.cart.reserveOrPay : m.shopping.cart.comeBack}
          </span>
        </span>
      </p>
      {children(promise.ok)}
    </>
  )
}
