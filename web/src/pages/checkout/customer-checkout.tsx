import type { SavedContact } from '@mainstreet/contract/accounts/saved-contact.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatList, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { getPickupPromise } from '@mainstreet/contract/shops/pickup-promise.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { useClock } from '../../browser/clock.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { groupByShop } from '../../features/cart/cart-updates.ts'
import type { useCart } from '../../features/cart/use-cart.ts'
import { getCheckoutError } from '../../features/payments/checkout-error.ts'
import {
  type CheckoutBody,
  contactFields,
  fillCheckoutInput,
  type TypedCheckoutInput,
  toCheckoutBody,
  toCheckoutField,
} from '../../features/payments/checkout-input.ts'
import {
  clearCheckoutInput,
  readCheckoutInput,
  storeCheckoutInput,
} from '../../features/payments/checkout-input-store.ts'
import { useCheckout } from '../../features/payments/use-checkout.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { CheckoutErrorCallout } from './checkout-error-callout.tsx'
import { CheckoutBar, CheckoutPanel, checkoutGrid, PanelSection } from './checkout-layout.tsx'
import { type CheckoutPlan, planCheckout } from './checkout-plan.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { PaymentRedirect } from './payment-redirect.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ShopOptions } from './shop-options.tsx'
import { ShopPart } from './shop-part.tsx'
import { ShopTotals } from './shop-totals.tsx'
import type { CheckoutShops } from './use-shops.ts'

type Props = { user: User; cart: ReturnType<typeof useCart>; shops: CheckoutShops }

export function CustomerCheckout({ user, cart: { cart, change, remove }, shops: { shopOf, shops } }: Props) {
  const router = useRouter()
  const { shop: shopId } = useRouteSearch(routes.checkout)
  const terms = useCallQuery(calls.getPaymentOptions, {}, { live: true })
  const shopGroups = groupByShop(cart.items).filter(({ shop_id }) => !shopId || shop_id === shopId)
  const shopIds = shopGroups.map(({ shop_id }) => shop_id)
  const now = useClock()
  const { placeOrder, page, busy, failure } = useCheckout()
  const [sentBody, setSentBody] = useState<CheckoutBody>()
  const [unpaid, setUnpaid] = useState<{ parentId: string; hasPage: boolean }>()
  const saved = useSavedContact()
  const [typed, setTyped] = useState<TypedCheckoutInput>(() =>
    readCheckoutInput(user.id, createInitialInput(user)),
  )
  const updateInput = (more: Partial<TypedCheckoutInput>) => {
    const next = { ...typed, ...more }
    setTyped(next)
    storeCheckoutInput(user.id, next)
  }

  const { formRef, errorAt, formError } = useFieldErrors(
    busy ? undefined : failure,
    [...contactFields, ...shopIds.flatMap((id) => [`note ${id}`, `pickup ${id}`])],
    { toField: (path) => toCheckoutField(path, sentBody) },
  )

  if (unpaid && (!unpaid.hasPage || page.hasFailed))
    return <PaymentRedirect parentId={unpaid.parentId} page={page} />
  if (shopGroups.length === 0) return <EmptyCart />
  if (terms.error) return <LoadError error={terms.error} onRetry={terms.refetch} />
  if (!terms.data || !saved) return <CheckoutSkeleton />

  const input = fillCheckoutInput(typed, saved)
  const includedShops = shops.filter(({ id }) => shopIds.includes(id))
  const plan = planCheckout({ ...terms.data, shopGroups, shopOf, input })
  const { parts, paymentOption, total } = plan
  const closedShopNames = includedShops
    .filter((shop) => {
      const paused_until = shop.paused_until ? new Date(shop.paused_until) : null
      return !getPickupPromise({ ...shop, paused_until, now }).ok
    })
    .map(({ name }) => name)
  const checkoutError = getCheckoutError(formError, cart.items)
  const isShownAtShop = checkoutError?.shopId !== undefined && shopIds.includes(checkoutError.shopId)
  const obstacle = getObstacle(
    shopGroups.some(({ isReady }) => !isReady),
    closedShopNames,
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!paymentOption || busy) return
    const body = toCheckoutBody(input, {
      shopId,
      parts: parts.map((part) => ({ ...part, shopId: part.group.shop_id })),
      totalCents: total.totalCents,
    })
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
    <form ref={formRef} onSubmit={submit} noValidate className={checkoutGrid}>
      <div className="grid grid-cols-1 gap-6">
        {parts.map((part) => {
          const { group, shop } = part
          const { shop_id } = group
          return (
            <ShopPart
              key={shop_id}
              shopGroup={group}
              shop={shop}
              totals={part.totals}
              hasSubtotal={parts.length > 1}
              onChange={(item, quantity) => void change(item, quantity)}
            >
              {checkoutError?.shopId === shop_id && <CheckoutErrorCallout error={checkoutError} />}
              {shop && (
                <ShopOptions
                  shop={shop}
                  part={part}
                  noteError={errorAt(`note ${shop_id}`)}
                  pickupError={errorAt(`pickup ${shop_id}`)}
                  onInputChange={(one) => updateInput({ shops: { ...input.shops, [shop_id]: one } })}
                  onExclude={parts.length > 1 ? () => void remove(group.items) : undefined}
                />
              )}
            </ShopPart>
          )
        })}
      </div>
      <CheckoutPanel>
        {parts.some(({ isDelivered }) => isDelivered) && (
          <PanelSection title={m.checkout.fulfillment.delivery}>
            <DeliverySection
              input={input}
              addresses={saved.addresses}
              error={errorAt('delivery_address')}
              onInputChange={updateInput}
            />
          </PanelSection>
        )}
        <PanelSection title={m.checkout.contact.title}>
          <ContactSection
            input={input}
            savedPhone={saved.phone}
            errorAt={errorAt}
            onInputChange={updateInput}
          />
        </PanelSection>
        <PaymentSection
          plan={plan}
          testMode={terms.data.test_mode}
          holdMinutes={terms.data.hold_minutes}
          onChange={(next) => updateInput({ paymentOption: next })}
        >
          {parts.length > 1 && <ShopTotals parts={parts} />}
        </PaymentSection>
        <CheckoutBar
          totalCents={total.totalCents}
          action={
            <Button
              type="submit"
              size="lg"
              className="w-full"
              busy={busy}
              disabled={Boolean(obstacle) || paymentOption === undefined}
            >
              {getActionText(plan)}
            </Button>
          }
        >
          {checkoutError && !isShownAtShop && <CheckoutErrorCallout error={checkoutError} />}
          {obstacle}
        </CheckoutBar>
      </CheckoutPanel>
    </form>
  )
}

function createInitialInput({ name, email }: User): TypedCheckoutInput {
  return { paymentOption: 'online', name, email, save: [], shops: {} }
}

/** Undefined while it loads. An order needs nothing of it: when it cannot be read, there is none. */
function useSavedContact(): SavedContact | undefined {
  const { data, isError } = useCallQuery(calls.getSavedContact)
  return data?.contact ?? (isError ? { phone: '', addresses: [] } : undefined)
}

function getActionText({ parts, total, onlineCents }: CheckoutPlan): string {
  const texts = m.checkout.payment
  if (parts.every(({ isPaidOnline }) => isPaidOnline)) return texts.pay(formatMoney(onlineCents))
  if (onlineCents > 0) return texts.payNow(formatMoney(onlineCents))
  return texts.placeOrder(formatMoney(total.totalCents))
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
