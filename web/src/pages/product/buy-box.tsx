import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { href } from '@mainstreet/contract/href.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { formatDistance, formatDollars, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { CirclePause, Clock } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SignInToBuy } from '../../features/accounts/sign-in/sign-in-to-buy.tsx'
import { QuantityStepper } from '../../features/cart/quantity-stepper.tsx'
import { ReserveButton, reserveButtonStyle } from '../../features/cart/reserve-button.tsx'
import { showOutOfStockToast, useCart } from '../../features/cart/use-cart.ts'
import { type ReservationContact, useReserve } from '../../features/cart/use-reserve.ts'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import type { useMyReservations } from '../../features/orders/use-my-reservations.ts'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { clearPurchaseIntent, usePurchaseIntent } from '../../session/purchase-intent.ts'
import { useUser } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ReservationSummary } from './reservation-summary.tsx'

const ConfirmReserve = lazy(() =>
  import('./confirm-reservation.tsx').then((module) => ({ default: module.ConfirmReservation })),
)
const ReservationDialog = lazy(() =>
  import('../../features/orders/reservation-dialog.tsx').then((module) => ({
    default: module.ReservationDialog,
  })),
)
const ReservedPanel = lazy(() =>
  import('./my-reservations-panel.tsx').then((module) => ({ default: module.MyReservationsPanel })),
)

type Props = { product: Product; shop: Shop; myReservations: ReturnType<typeof useMyReservations> }

/** One primary action and its promise; existing reservations come first, and another one is a separate step. */
export function BuyBox({ product, shop, myReservations }: Props) {
  const user = useUser()
  const [chosenQuantity, setChosenQuantity] = useState(1)
  const [isReservingMore, setReservingMore] = useState(false)
  const [confirmed, setConfirmed] = useState<Order>()
  const panel = useRef<HTMLElement>(null)
  const { promise, paused, ready, label: promiseLabel } = usePickupPromise(shop)
  const { coordinates } = useBrowseLocation()
  const distance = formatDistance(distanceMiles(coordinates, shop.coordinates))
  const cart = useCart()
  const { reserve, placingOf } = useReserve()
  const soldOut = product.stock <= 0
  const quantity = Math.max(1, Math.min(chosenQuantity, product.stock))
  const inCart = cart.itemOf(product.id)
  const isReserved = myReservations.reservations.length > 0
  const isCustomer = user !== null && toStoredRole(user.role) === 'customer'

  const intent = usePurchaseIntent()
  const isConfirming = isCustomer && intent?.action === 'reserve' && intent.productId === product.id
  const intended = isConfirming ? (intent.quantity ?? 1) : undefined
  useEffect(() => {
    if (intended !== undefined) setChosenQuantity(intended)
  }, [intended])

  if (user && !isCustomer) return null

  async function reserveProduct(contact: ReservationContact) {
    const order = await reserve(shop.id, [{ product_id: product.id, quantity }], contact)
    if (!order) return
    setChosenQuantity(1)
    setReservingMore(false)
    clearPurchaseIntent()
    myReservations.addReservation(order)
    setConfirmed(order)
  }

  async function addToCart() {
    if (soldOut) return showOutOfStockToast()
    if (await cart.add(product, quantity)) toast({ ...m.cart.added, tone: 'good' })
  }

  function closeConfirmation() {
    setConfirmed(undefined)
    // after the dialog has restored the focus to a button that may be gone
    requestAnimationFrame(() => panel.current?.focus())
  }

  const addToCartButton = (
    <Button
      variant="quiet"
      size="lg"
      className="max-sm:px-3 md:max-lg:grow"
      disabled={!soldOut && (inCart?.quantity ?? 0) >= product.stock}
      aria-disabled={soldOut || undefined}
      onClick={() => void addToCart()}
    >
      {paused ? m.shopping.cart.saveForLater : m.shopping.cart.add}
    </Button>
  )
  const summary = <ReservationSummary product={product} quantity={quantity} promise={promiseLabel} />
  const reserveLabel = soldOut
    ? m.cart.outOfStock.title
    : m.shopping.reserve.reserveFor(formatMoney(toCents(product.price) * quantity))
  const reserveButton = (
    <ReserveButton
      label={reserveLabel}
      disabled={soldOut || !promise.ok}
      reservation={placingOf(shop.id)}
      onReserve={reserveProduct}
      visitorButton={
        <SignInToBuy
          size="lg"
          intent={{
            action: 'reserve',
            title: product.name,
            image: product.image,
            productId: product.id,
            quantity,
          }}
          summary={summary}
          onSignedIn={({ name, email }) => void reserveProduct({ name, email, phone: '' })}
          className={reserveButtonStyle}
        >
          {reserveLabel}
        </SignInToBuy>
      }
      beside={isConfirming ? undefined : addToCartButton}
    />
  )
  const isReserveVisible = !isReserved || isReservingMore

  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4 md:rounded-sheet md:border md:border-line md:bg-surface md:p-5 md:shadow-low">
      {isReserved && (
        <Suspense>
          <ReservedPanel
            ref={panel}
            orders={myReservations.reservations}
            onChange={myReservations.addReservation}
          />
        </Suspense>
      )}
      {isReserveVisible && !soldOut && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span aria-hidden="true" className="font-semibold">
            {m.shopping.reserve.quantity}
          </span>
          <QuantityStepper
            name={product.name}
            quantity={quantity}
            max={product.stock}
            onChange={setChosenQuantity}
          />
        </div>
      )}
      {(isReserveVisible || !soldOut) && (
        <div
          data-bar
          className="not-low:max-md:fixed not-low:max-md:inset-x-0 not-low:max-md:bottom-0 not-low:max-md:z-30 not-low:max-md:border-t not-low:max-md:border-line not-low:max-md:bg-surface not-low:max-md:px-4 not-low:max-md:pt-2 not-low:max-md:pb-[max(12px,env(safe-area-inset-bottom))] not-low:max-md:shadow-high"
        >
          {/* what the buttons promise stays beside them */}
          {!soldOut && (
            <p className="mb-2 hidden items-center gap-1.5 text-sm not-low:max-md:flex">
              <Clock aria-hidden="true" className="size-4 shrink-0 text-pine" />
              <span className="min-w-0 truncate">
                <span className="font-semibold">{ready}</span> · {shop.name}, {distance}
              </span>
            </p>
          )}
          {isReserveVisible ? (
            reserveButton
          ) : (
            <div className="flex gap-2">
              {addToCartButton}
              <Button
                variant="quiet"
                size="lg"
                className="min-w-0 flex-1"
                onClick={() => setReservingMore(true)}
              >
                {m.shopping.reserve.reserveMore}
              </Button>
            </div>
          )}
        </div>
      )}
      {isReserveVisible && (
        <PickupPromise
          soldOut={soldOut}
          takesOrders={promise.ok}
          paused={paused}
          promiseText={promiseLabel}
          deliveryFee={shop.offers_delivery ? shop.delivery_fee : undefined}
        />
      )}
      {inCart && (
        <p className="text-sm">
          <a href={href(routes.cart)} className="font-semibold text-pine underline underline-offset-3">
            {m.shopping.cart.countInCart(inCart.quantity)}
          </a>
        </p>
      )}
      {isConfirming && !confirmed && !soldOut && (
        <Suspense>
          <ConfirmReserve summary={summary} action={reserveButton} onClose={clearPurchaseIntent} />
        </Suspense>
      )}
      {confirmed && (
        <Suspense>
          <ReservationDialog
            order={confirmed}
            onChange={(order) => {
              myReservations.addReservation(order)
              setConfirmed(order)
            }}
            onClose={closeConfirmation}
          />
        </Suspense>
      )}
    </div>
  )
}

type PromiseProps = {
  soldOut: boolean
  takesOrders: boolean
  paused: boolean
  promiseText: string
  /** Dollars; undefined without delivery. */
  deliveryFee: number | undefined
}

function PickupPromise({ soldOut, takesOrders, paused, promiseText, deliveryFee }: PromiseProps) {
  const { payAtPickup, saveForLater, delivers, deliversFree } = m.shopping.reserve
  const Sign = paused ? CirclePause : Clock
  if (soldOut) return <p className="text-ink-2">{m.shopping.reserve.soldOut}</p>
  return (
    <p className="flex items-start gap-2">
      <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
      <span>
        <span className="block font-semibold text-balance">{promiseText}</span>
        <span className="block text-sm text-ink-2">
          {takesOrders ? payAtPickup : saveForLater}
          {takesOrders && deliveryFee !== undefined && (
            <> {deliveryFee === 0 ? deliversFree : delivers(formatDollars(deliveryFee))}</>
          )}
        </span>
      </span>
    </p>
  )
}
