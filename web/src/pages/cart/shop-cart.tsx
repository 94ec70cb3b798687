import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { formatMoney } from '@mainstreet/contract/money.ts'
import { CirclePause, Clock } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { publicly, useMaybeAnswer } from '../../api/use-call.ts'
import { paths } from '../../browser/paths.ts'
import { BagLine } from '../../features/cart/cart-line.tsx'
import type { ShopPart } from '../../features/cart/cart-updates.ts'
import { ReserveButton } from '../../features/cart/reserve-button.tsx'
import type { Person, Placing } from '../../features/cart/use-reserve.ts'
import { OpenWords, useIsOpen } from '../../features/shops/open-status.tsx'
import { usePickup } from '../../features/shops/use-pickup-promise.ts'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { itemsTitle } from './items-title.ts'

type Props = {
  part: ShopPart
  /** There are others: what is done with all of them at once comes first. */
  oneOfMany: boolean
  placing: Placing
  onChange: (item: CartItem, quantity: number) => void
  onReserve: (person: Person) => Promise<unknown>
}

/** A paper bag receipt: the shop's awning, the lines, the sum and the promise. */
export function ShopBag({ part, oneOfMany, placing, onChange, onReserve }: Props) {
  const { shop_id, shop_name, items, totalCents, ready } = part
  const answer = useMaybeAnswer(calls.getShop, { params: { id: shop_id } }, publicly)
  const nothing = items.every(({ available }) => !available)
  // what was known of a shop before it left is no news of it
  const gone = nothing && answer.isError
  const shop = gone ? undefined : answer.data?.shop

  return (
    <section aria-label={shop_name} className="drop-shadow-sm">
      <div className="receipt bg-surface">
        {shop ? <Front shop={shop} /> : <Awning colour="var(--slate)" closed={gone} />}
        <div className="px-4 pt-3 pb-7 sm:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl">
              <a href={paths.shop({ id: shop_id })} className="underline-offset-4 hover:underline">
                {shop_name}
              </a>
            </h2>
            {shop && <OpenWords shop={shop} />}
          </div>
          {gone && <p className="mt-1 font-medium text-poppy">This shop has closed its online store.</p>}
          <ul className="mt-2">
            {items.map((item) => (
              <BagLine key={item.product_id} item={item} onChange={(quantity) => onChange(item, quantity)} />
            ))}
          </ul>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-line-strong/60 pt-4 pb-3">
            <span className="font-semibold">Total at {shop_name}</span>
            <span className="font-display text-2xl font-bold nums" aria-live="polite">
              {formatMoney(totalCents)}
            </span>
          </div>
          {shop && !nothing && (
            <Promised shop={shop}>
              {(takesOrders) => (
                <div
                  className={
                    oneOfMany
                      ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-2'
                      : 'grid gap-2'
                  }
                >
                  <ReserveButton
                    second={oneOfMany}
                    label={`Reserve for ${formatMoney(totalCents)}`}
                    disabled={!ready || !takesOrders}
                    placing={placing}
                    onReserve={onReserve}
                    intent={{ title: itemsTitle(items), image: items[0]?.image }}
                  />
                  {ready && takesOrders && (
                    <CheckoutLink to={paths.checkout({ shop: shop_id })}>
                      Check out<span className="sr-only"> at {shop_name}</span>
                    </CheckoutLink>
                  )}
                </div>
              )}
            </Promised>
          )}
          {!ready && (
            <p className="mt-2 text-sm text-ink-2">
              Some items aren’t available. Change or remove them first.
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

type Shop = Parameters<typeof usePickup>[0] & Parameters<typeof useIsOpen>[0] & { colour: string }

function Front({ shop }: { shop: Shop }) {
  return <Awning colour={shop.colour} closed={!useIsOpen(shop)} />
}

/** When it can be picked up; or that the shop takes nothing now, so that the cart keeps it. */
function Promised({ shop, children }: { shop: Shop; children: (takesOrders: boolean) => React.ReactNode }) {
  const { promise, paused, words } = usePickup(shop)
  const Sign = paused ? CirclePause : Clock
  return (
    <>
      <p className="mb-4 flex items-start gap-2">
        <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
        <span>
          <span className="block font-semibold text-balance">{words}</span>
          <span className="block text-sm text-ink-2">
            {promise.ok
              ? 'Reserve and pay at pickup, or pay now.'
              : 'Your items stay in your cart. Come back later.'}
          </span>
        </span>
      </p>
      {children(promise.ok)}
    </>
  )
}
