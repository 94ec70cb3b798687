import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { CirclePause, Clock } from 'lucide-react'
import { CartLine } from '../../features/cart/cart-line.tsx'
import type { CartShopGroup } from '../../features/cart/cart-updates.ts'
import type { CheckoutError } from '../../features/payments/checkout-error.ts'
import type { CheckoutShopInput } from '../../features/payments/checkout-input.ts'
import type { Fulfillment } from '../../features/payments/payment-options.ts'
import { PickupTimeSelect } from '../../features/payments/pickup-time-select.tsx'
import { OpenStatus, useIsOpen } from '../../features/shops/open-status.tsx'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'
import { Awning } from '../../ui/illustrations/awning.tsx'

type Props = {
  shopGroup: CartShopGroup
  shop: Shop
  fulfillment: Fulfillment
  input: CheckoutShopInput
  error: CheckoutError | undefined
  noteError: string | undefined
  pickupError: string | undefined
  onInputChange: (input: CheckoutShopInput) => void
  onChange: (item: CartItem, quantity: number) => void
  onExclude: (() => void) | undefined
}

/** One shop's part of the checkout: its items, the time, and a note. */
export function CheckoutShop({
  shopGroup,
  shop,
  fulfillment,
  input,
  error,
  noteError,
  pickupError,
  onInputChange,
  onChange,
  onExclude,
}: Props) {
  const { promise, paused, label: promiseLabel } = usePickupPromise(shop)
  const texts = m.checkout.shop
  const Sign = paused ? CirclePause : Clock
  const isDelivery = fulfillment === 'delivery'
  const feeCents = isDelivery ? toCents(shop.delivery_fee) : 0
  return (
    <section aria-label={shopGroup.shop_name} className="drop-shadow-sm">
      <div className="receipt bg-surface">
        <Awning color={shop.color} closed={!useIsOpen(shop)} />
        <div className="grid grid-cols-1 gap-4 px-4 pt-3 pb-7 sm:px-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl">{shopGroup.shop_name}</h2>
            <OpenStatus shop={shop} />
          </div>
          {error && <CheckoutErrorCallout error={error} />}
          <ul>
            {shopGroup.items.map((item) => (
              <CartLine key={item.product_id} item={item} onChange={(quantity) => onChange(item, quantity)} />
            ))}
          </ul>
          {feeCents > 0 && (
            <p className="flex items-baseline justify-between gap-4">
              <span>{texts.deliveryFee}</span>
              <span className="nums">{formatMoney(feeCents)}</span>
            </p>
          )}
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dotted border-line-strong/60 pt-4">
            <span className="font-semibold">{m.shopping.cart.totalAt(shopGroup.shop_name)}</span>
            <span className="font-display text-2xl font-bold nums">
              {formatMoney(shopGroup.totalCents + feeCents)}
            </span>
          </p>
          <p className="flex items-start gap-2">
            <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
            <span>
              <span className="block font-semibold text-balance">{promiseLabel}</span>
              {promise.ok && isDelivery && (
                <span className="block text-sm text-ink-2">{texts.arrangeDelivery(shopGroup.shop_name)}</span>
              )}
            </span>
          </p>
          {promise.ok && !isDelivery && (
            <PickupTimeSelect
              shop={shop}
              chosen={input.from}
              error={pickupError}
              onChange={(from) => onInputChange({ ...input, from })}
            />
          )}
          {!promise.ok && (
            <div role="alert" className="grid justify-items-start gap-2">
              <p className="font-medium text-poppy">{texts.notTakingOrders(shopGroup.shop_name)}</p>
              {onExclude && (
                <Button variant="quiet" size="sm" onClick={onExclude}>
                  {texts.continueWithout}
                </Button>
              )}
            </div>
          )}
          <Field label={texts.note(shopGroup.shop_name)} error={noteError}>
            {(aria) => (
              <TextArea
                {...aria}
                rows={2}
                maxLength={fieldLimits.maxNoteChars}
                value={input.note}
                onChange={({ target }) => onInputChange({ ...input, note: target.value })}
              />
            )}
          </Field>
        </div>
      </div>
    </section>
  )
}

/** Scrolls into view: on a phone the pressed button is far away. */
export function CheckoutErrorCallout({ error }: { error: CheckoutError }) {
  return (
    <div
      role="alert"
      ref={(box) => {
        void box?.scrollIntoView({ block: 'center' })
      }}
      className="rounded-field bg-poppy-wash px-3 py-2.5 text-sm"
    >
      <p className="font-semibold text-poppy">{error.message}</p>
      {error.nextStep && <p>{error.nextStep}</p>}
    </div>
  )
}
