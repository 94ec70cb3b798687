import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatList } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { orderTextLimits } from '@mainstreet/contract/orders/limits.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { useClock } from '../../browser/clock.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { groupByShop } from '../../features/cart/cart-updates.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { getCheckoutError } from '../../features/payments/checkout-error.ts'
import {
  type CheckoutBody,
  type CheckoutInput,
  contactFields,
  emptyShopInput,
  toCheckoutBody,
  toCheckoutField,
} from '../../features/payments/checkout-input.ts'
import {
  clearCheckoutInput,
  readCheckoutInput,
  storeCheckoutInput,
} from '../../features/payments/checkout-input-store.ts'
import { deliverySummary } from '../../features/payments/delivery-summary.ts'
import { getPaymentOptions } from '../../features/payments/payment-options.ts'
import { RadioCards } from '../../features/payments/radio-cards.tsx'
import { UnpaidOrderCallout } from '../../features/payments/unpaid-order-callout.tsx'
import { useCheckout } from '../../features/payments/use-checkout.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { CheckoutShop } from './checkout-shop.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentRedirect } from './payment-redirect.tsx'
import { useShops } from './use-shops.ts'

export function CheckoutPage() {
  const { user } = useSession()
  return (
    <Page title={routes.checkout.title} className="max-w-6xl!">
      {user && <Checkout user={user} />}
    </Page>
  )
}

function Checkout({ user }: { user: User }) {
  const router = useRouter()
  const { shop: shopId } = useRouteSearch(routes.checkout)
  const { cart, isPending, error, refetch, change, remove } = useCart({ live: true })
  const terms = useCallQuery(calls.getPaymentOptions, {}, { live: true })
  const shopGroups = groupByShop(cart.items).filter(({ shop_id }) => !shopId || shop_id === shopId)
  const shopIds = shopGroups.map(({ shop_id }) => shop_id)
  const { shops, shopOf, ...shopQueries } = useShops(shopIds)
  const now = useClock()
  const { placeOrder, page, busy, failure } = useCheckout()
  const [sentBody, setSentBody] = useState<CheckoutBody>()
  const [unpaid, setUnpaid] = useState<{ parentId: string; hasPage: boolean }>()
  const [input, setInput] = useState<CheckoutInput>(() =>
    readCheckoutInput(user.id, createInitialInput(user)),
  )
  const updateInput = (more: Partial<CheckoutInput>) => {
    const next = { ...input, ...more }
    setInput(next)
    storeCheckoutInput(user.id, next)
  }

  const { formRef, errorAt, formError } = useFieldErrors(
    busy ? undefined : failure,
    [...contactFields, ...shopIds.flatMap((id) => [`note ${id}`, `pickup ${id}`])],
    { toField: (path) => toCheckoutField(path, sentBody) },
  )

  if (unpaid && (!unpaid.hasPage || page.hasFailed))
    return <PaymentRedirect parentId={unpaid.parentId} page={page} />
  const obstacle = (cart.items.length === 0 && error) || terms.error || shopQueries.failure
  if (obstacle)
    return (
      <div className="grid justify-items-start gap-3">
        <ErrorMessage error={obstacle} />
        <Button variant="quiet" onClick={() => void Promise.all([refetch(), terms.refetch()])}>
          {m.errorBoundary.tryAgain}
        </Button>
      </div>
    )
  if (isPending || terms.isPending || shopQueries.isPending || !terms.data) return <CheckoutSkeleton />
  if (shopGroups.length === 0) return <EmptyCheckout />

  const deliverIds = terms.data.online
    ? shops.filter(({ offers_delivery }) => offers_delivery).map(({ id }) => id)
    : []
  const fulfillment = deliverIds.length > 0 ? input.fulfillment : 'pickup'
  const getFulfillment = (id: string) => (deliverIds.includes(id) ? fulfillment : 'pickup')
  const paymentOptions = getPaymentOptions({ ...terms.data, fulfillment, shops })
  const paymentOption = paymentOptions.options.includes(input.paymentOption)
    ? input.paymentOption
    : paymentOptions.options[0]
  const shopTotals = shopGroups.map(({ shop_id, shop_name, totalCents: cents }) => ({
    name: shop_name,
    cents: cents + (getFulfillment(shop_id) === 'delivery' ? toCents(shopOf(shop_id)?.delivery_fee ?? 0) : 0),
  }))
  const totalCents = shopTotals.reduce((sum, { cents }) => sum + cents, 0)
  const closedShopNames = shops.filter((shop) => {
    const paused_until = shop.paused_until ? new Date(shop.paused_until) : null
    return !getPickupPromise({ ...shop, paused_until, now }).ok
  })
  const checkoutError = getCheckoutError(formError, cart.items)
  const isShown = (id: string | undefined) => id !== undefined && shopIds.includes(id)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!paymentOption || busy) return
    const body = toCheckoutBody(input, { shopId, shopIds, deliverIds, totalCents, paymentOption })
    setSentBody(body)
    const placed = await placeOrder(body)
    if (!placed) return
    const checkout = placed.parent_order_id
    if (!placed.payment) {
      clearCheckoutInput()
      router.push(href(routes.paymentSuccess, { search: { checkout } }))
    } else setUnpaid({ parentId: checkout, hasPage: Boolean(placed.payment_url) })
  }

  return (
    <>
      <UnpaidOrderCallout user={user} />
      <form
        ref={formRef}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]"
      >
        <div className="grid grid-cols-1 gap-8">
          {deliverIds.length > 0 && (
            <RadioCards
              legend={m.checkout.fulfillment.legend}
              name="fulfillment"
              value={fulfillment}
              onChange={(fulfillment) => updateInput({ fulfillment })}
              options={[
                {
                  value: 'pickup',
                  title: m.checkout.fulfillment.pickup,
                  text: m.checkout.fulfillment.pickupText(shops.length),
                },
                {
                  value: 'delivery',
                  title: m.checkout.fulfillment.delivery,
                  text: deliverySummary(shops),
                },
              ]}
            />
          )}
          {fulfillment === 'delivery' && (
            <Field
              label={m.checkout.fulfillment.address}
              hint={m.checkout.fulfillment.addressHint}
              error={errorAt('delivery_address')}
            >
              {(aria) => (
                <TextArea
                  {...aria}
                  rows={3}
                  required
                  maxLength={orderTextLimits.maxDeliveryAddressChars}
                  autoComplete="street-address"
                  value={input.address}
                  onChange={({ target }) => updateInput({ address: target.value })}
                  className="scroll-mt-48"
                />
              )}
            </Field>
          )}
          {shopGroups.map((part) => {
            const shop = shopOf(part.shop_id)
            return (
              shop && (
                <CheckoutShop
                  key={part.shop_id}
                  shopGroup={part}
                  shop={shop}
                  fulfillment={getFulfillment(part.shop_id)}
                  input={input.shops[part.shop_id] ?? emptyShopInput}
                  error={checkoutError?.shopId === part.shop_id ? checkoutError : undefined}
                  noteError={errorAt(`note ${part.shop_id}`)}
                  pickupError={errorAt(`pickup ${part.shop_id}`)}
                  onInputChange={(one) => updateInput({ shops: { ...input.shops, [part.shop_id]: one } })}
                  onChange={(item, quantity) => void change(item, quantity)}
                  onExclude={shopGroups.length > 1 ? () => void remove(part.items) : undefined}
                />
              )
            )
          })}
        </div>
        <PaymentPanel
          input={input}
          onInputChange={updateInput}
          paymentOptions={paymentOptions}
          paymentOption={paymentOption}
          testMode={terms.data.test_mode}
          holdMinutes={terms.data.hold_minutes}
          totalCents={totalCents}
          shopTotals={shopTotals}
          error={isShown(checkoutError?.shopId) ? undefined : checkoutError}
          errorAt={errorAt}
          obstacle={getObstacle(
            shopGroups.some(({ isReady }) => !isReady),
            closedShopNames.map(({ name }) => name),
          )}
          busy={busy}
        />
      </form>
    </>
  )
}

function createInitialInput({ name, email }: User): CheckoutInput {
  return { fulfillment: 'pickup', paymentOption: 'online', name, phone: '', email, address: '', shops: {} }
}

function getObstacle(isShort: boolean, closed: readonly string[]) {
  if (!isShort && closed.length === 0) return undefined
  return (
    <p className="rounded-field bg-marigold-wash px-3 py-2.5 text-sm">
      {isShort
        ? m.shopping.cart.changeUnavailable
        : m.checkout.notTakingOrders({ shops: formatList(closed), count: closed.length })}
    </p>
  )
}

function EmptyCheckout() {
  return (
    <EmptyState
      illustration="cart"
      title={m.checkout.empty.title}
      text={m.checkout.empty.text}
      action={
        <>
          <ButtonLink to={href(routes.home)}>{m.shopping.keepShopping}</ButtonLink>
          <ButtonLink to={href(routes.account)} variant="quiet">
            {m.checkout.viewMyOrders}
          </ButtonLink>
        </>
      }
    />
  )
}
