import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { storedRole } from '@mainstreet/contract/identity/roles.ts'
import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { CirclePause, Clock } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../api/paths.ts'
import { useUser } from '../../api/session.ts'
import { ReserveButton } from '../../features/cart/reserve-button.tsx'
import { Stepper } from '../../features/cart/stepper.tsx'
import { sayGone, useCart } from '../../features/cart/use-cart.ts'
import { type Person, sayReserved, useReserve } from '../../features/cart/use-reserve.ts'
import { usePickup } from '../../features/shops/use-pickup.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** One primary action, the promise under it in plain words; on a phone it stays in sight. */
export function BuyBox({ product, shop }: { product: Product; shop: Shop }) {
  const user = useUser()
  const [wanted, setWanted] = useState(1)
  const { promise, paused, words } = usePickup(shop)
  const Sign = paused ? CirclePause : Clock
  const cart = useCart()
  const { reserve, placingOf } = useReserve()
  const gone = product.stock <= 0
  const quantity = Math.max(1, Math.min(wanted, product.stock))
  const inCart = cart.itemOf(product.id)
  const total = toCents(product.price) * quantity
  const label = gone ? texts.home.outOfStock : `Reserve for ${formatMoney(total)}`

  if (user && storedRole(user.role) !== 'customer') return null

  async function place(person: Person) {
    const order = await reserve(shop.id, [{ product_id: product.id, quantity }], person)
    if (!order) return
    setWanted(1)
    sayReserved(order)
  }

  async function addToCart() {
    if (gone) return sayGone()
    if (await cart.add(product, quantity)) toast({ ...texts.cart.added, tone: 'good' })
  }

  return (
    <div className="grid grid-cols-1 gap-4 rounded-sheet border border-line bg-surface p-4 shadow-low sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stepper name={product.name} quantity={quantity} most={product.stock} onChange={setWanted} />
        <Button
          variant="quiet"
          disabled={!gone && (inCart?.quantity ?? 0) >= product.stock}
          onClick={() => void addToCart()}
        >
          {paused ? 'Save for later' : 'Add to cart'}
        </Button>
      </div>
      <div
        data-bar
        className="not-low:max-md:fixed not-low:max-md:inset-x-0 not-low:max-md:bottom-0 not-low:max-md:z-30 not-low:max-md:border-t not-low:max-md:border-line not-low:max-md:bg-surface not-low:max-md:px-4 not-low:max-md:pt-3 not-low:max-md:pb-[max(12px,env(safe-area-inset-bottom))] not-low:max-md:shadow-high"
      >
        <ReserveButton
          label={label}
          disabled={gone || !promise.ok}
          placing={placingOf(shop.id)}
          onReserve={place}
        />
      </div>
      {gone ? (
        <p className="text-ink-2">Somebody took the last one. What is like it stands below.</p>
      ) : (
        <p className="flex items-start gap-2">
          <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
          <span>
            <span className="block font-semibold text-balance">{words}</span>
            <span className="block text-sm text-ink-2">
              {promise.ok
                ? 'You pay in the shop when you pick it up.'
                : 'Save it to your cart and order when the shop takes orders again.'}
            </span>
          </span>
        </p>
      )}
      {inCart && (
        <p className="text-sm text-ink-2">
          {inCart.quantity} in your{' '}
          <a href={paths.cart()} className="font-semibold text-pine underline underline-offset-3">
            cart
          </a>
        </p>
      )}
    </div>
  )
}
