import type { User } from '@mainstreet/contract/accounts/user.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { pickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { useClock } from '../../browser/clock.ts'
import { paths } from '../../browser/paths.ts'
import { byShop } from '../../features/cart/cart-updates.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { refusedCheckout } from '../../features/payments/checkout-error.ts'
import { checkoutBody, noWish, type Wishes } from '../../features/payments/checkout-input.ts'
import { forgetWishes, keepWishes, keptWishes } from '../../features/payments/checkout-input-store.ts'
import { deliveryWords } from '../../features/payments/delivery-summary.ts'
import { payWays } from '../../features/payments/payment-options.ts'
import { Choice } from '../../features/payments/radio-cards.tsx'
import { UnpaidNotice } from '../../features/payments/unpaid-order-callout.tsx'
import { useCheckout } from '../../features/payments/use-checkout.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { CheckoutBag } from './checkout-shop.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { PayPanel } from './payment-panel.tsx'
import { WaitForProvider } from './payment-redirect.tsx'
import { useShops } from './use-shops.ts'

export function CheckoutPage() {
  const { user } = useSession()
  return (
    <Page title="Check out" className="max-w-6xl!">
      {user && <Checkout user={user} />}
    </Page>
  )
}

function Checkout({ user }: { user: User }) {
  const router = useRouter()
  const { shop: shopId } = useSearch({ strict: false }) as { shop?: string }
  const { cart, isPending, error, refetch, change, remove } = useCart({ live: true })
  const terms = useMaybeAnswer(calls.checkoutTerms)
  const parts = byShop(cart.items).filter(({ shop_id }) => !shopId || shop_id === shopId)
  const shopIds = parts.map(({ shop_id }) => shop_id)
  const { shops, shopOf, ...known } = useShops(shopIds)
  const now = useClock()
  const { place, page, busy, failure } = useCheckout()
  const [unpaid, setUnpaid] = useState<{ parentId: string; hasPage: boolean }>()
  const [wishes, setWishes] = useState<Wishes>(() => keptWishes(user.id, firstWishes(user)))
  const wish = (more: Partial<Wishes>) => {
    const next = { ...wishes, ...more }
    setWishes(next)
    keepWishes(user.id, next)
  }

  if (unpaid && (!unpaid.hasPage || page.hasFailed))
    return <WaitForProvider parentId={unpaid.parentId} page={page} />
  const fault = (cart.items.length === 0 && error) || terms.error || known.failure
  if (fault)
    return (
      <div className="grid justify-items-start gap-3">
        <Failure of={fault} />
        <Button variant="quiet" onClick={() => void Promise.all([refetch(), terms.refetch()])}>
          {texts.errorBoundary.tryAgain}
        </Button>
      </div>
    )
  if (isPending || terms.isPending || known.isPending || !terms.data) return <CheckoutSkeleton />
  if (parts.length === 0) return <NothingToPay />

  const deliverIds = terms.data.online ? shops.filter(({ delivers }) => delivers).map(({ id }) => id) : []
  const fulfilment = deliverIds.length > 0 ? wishes.fulfilment : 'pickup'
  const fulfilmentOf = (id: string) => (deliverIds.includes(id) ? fulfilment : 'pickup')
  const offer = payWays({ online: terms.data.online, fulfilment, shops })
  const way = offer.ways.includes(wishes.way) ? wishes.way : offer.ways[0]
  const sums = parts.map(({ shop_id, shop_name, totalCents: cents }) => ({
    name: shop_name,
    cents: cents + (fulfilmentOf(shop_id) === 'delivery' ? toCents(shopOf(shop_id)?.delivery_fee ?? 0) : 0),
  }))
  const totalCents = sums.reduce((sum, { cents }) => sum + cents, 0)
  const closed = shops.filter((shop) => {
    const paused_until = shop.paused_until ? new Date(shop.paused_until) : null
    return !pickupPromise({ ...shop, paused_until, now }).ok
  })
  const refused = busy ? undefined : refusedCheckout(failure, cart.items)
  const isShown = (id: string | undefined) => id !== undefined && shopIds.includes(id)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!way || busy) return
    const placed = await place(checkoutBody(wishes, { shopId, shopIds, deliverIds, totalCents, way }))
    if (!placed) return
    const checkout = placed.parent_order_id
    if (!placed.payment) {
      forgetWishes()
      router.history.push(paths.paymentSuccess({ checkout }))
    } else setUnpaid({ parentId: checkout, hasPage: Boolean(placed.payment_url) })
  }

  return (
    <>
      <UnpaidNotice user={user} />
      <form
        onSubmit={submit}
        className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]"
      >
        <div className="grid grid-cols-1 gap-8">
          {deliverIds.length > 0 && (
            <Choice
              legend="How do you get it?"
              name="fulfilment"
              value={fulfilment}
              onChange={(fulfilment) => wish({ fulfilment })}
              options={[
                { value: 'pickup', title: 'I pick it up', text: 'At each shop, with your pickup code.' },
                {
                  value: 'delivery',
                  title: 'Bring it to me',
                  text: deliveryWords(shops),
                },
              ]}
            />
          )}
          {fulfilment === 'delivery' && (
            <Field label="Delivery address" hint="Where it is brought to, and what helps to find the door.">
              {(aria) => (
                <TextArea
                  {...aria}
                  rows={3}
                  required
                  maxLength={500}
                  autoComplete="street-address"
                  value={wishes.address}
                  onChange={({ target }) => wish({ address: target.value })}
                  className="scroll-mt-48"
                />
              )}
            </Field>
          )}
          {parts.map((part) => {
            const shop = shopOf(part.shop_id)
            return (
              shop && (
                <CheckoutBag
                  key={part.shop_id}
                  part={part}
                  shop={shop}
                  fulfilment={fulfilmentOf(part.shop_id)}
                  wish={wishes.shops[part.shop_id] ?? noWish}
                  refused={refused?.shopId === part.shop_id ? refused : undefined}
                  onWish={(one) => wish({ shops: { ...wishes.shops, [part.shop_id]: one } })}
                  onChange={(item, quantity) => void change(item, quantity)}
                  onLeaveOut={parts.length > 1 ? () => void remove(part.items) : undefined}
                />
              )
            )
          })}
        </div>
        <PayPanel
          wishes={wishes}
          onWish={wish}
          offer={offer}
          way={way}
          testMode={terms.data.test_mode}
          holdMinutes={terms.data.hold_minutes}
          totalCents={totalCents}
          sums={sums}
          refused={isShown(refused?.shopId) ? undefined : refused}
          obstacle={obstacleOf(
            parts.some(({ ready }) => !ready),
            closed.map(({ name }) => name),
          )}
          busy={busy}
        />
      </form>
    </>
  )
}

function firstWishes({ name, email }: User): Wishes {
  return { fulfilment: 'pickup', way: 'online', name, phone: '', email, address: '', shops: {} }
}

function obstacleOf(isShort: boolean, closed: readonly string[]) {
  if (!isShort && closed.length === 0) return undefined
  return (
    <p className="rounded-field bg-marigold-wash px-3 py-2.5 text-sm">
      {isShort
        ? 'Some of it cannot be had as it stands. Change or remove those lines first.'
        : `${closed.join(', ')} takes no orders at the moment. Go on without it, or come back later.`}
    </p>
  )
}

function NothingToPay() {
  return (
    <EmptyState
      scene="bag"
      title="There is nothing to pay"
      text="What you have ordered is in your account. What you want to order goes into the cart first."
      action={
        <>
          <ButtonLink to={paths.home()}>Look at the street</ButtonLink>
          <ButtonLink to={paths.account()} variant="quiet">
            See my orders
          </ButtonLink>
        </>
      }
    />
  )
}
