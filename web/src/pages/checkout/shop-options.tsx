import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { NotebookPen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CheckoutShopInput } from '../../features/payments/checkout-input.ts'
import { PickupTimeSelect } from '../../features/payments/pickup-time-select.tsx'
import { RadioCards } from '../../features/payments/radio-cards.tsx'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'
import type { CheckoutPart } from './checkout-plan.ts'
import { PartPromise } from './shop-part.tsx'

type Props = {
  shop: Shop
  part: CheckoutPart
  noteError: string | undefined
  pickupError: string | undefined
  onInputChange: (input: CheckoutShopInput) => void
  onExclude: (() => void) | undefined
}

/** Pickup with its time, or delivery; and a note to the shop. */
export function ShopOptions(props: Props) {
  const { shop, part, noteError, pickupError, onInputChange, onExclude } = props
  const { input, canDeliver, isDelivered } = part
  const { promise } = usePickupPromise(shop)
  const texts = m.checkout.shop
  if (!promise.ok)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="font-medium text-poppy">{texts.notTakingOrders(shop.name)}</p>
        {onExclude && (
          <Button variant="quiet" size="sm" onClick={onExclude}>
            {texts.continueWithout}
          </Button>
        )}
      </div>
    )
  return (
    <>
      {canDeliver && (
        <RadioCards
          legend={m.checkout.fulfillment.legend(shop.name)}
          hideLegend
          dense
          name={`fulfillment ${shop.id}`}
          value={isDelivered ? 'delivery' : 'pickup'}
          onChange={(fulfillment) => onInputChange({ ...input, fulfillment })}
          options={[
            { value: 'pickup', title: m.checkout.fulfillment.pickup, text: m.checkout.fulfillment.free },
            { value: 'delivery', title: m.checkout.fulfillment.delivery, text: formatFee(shop) },
          ]}
        />
      )}
      {isDelivered ? (
        <div>
          <PartPromise shop={shop} />
          <p className="pl-6 text-sm text-ink-2">{texts.arrangeDelivery(shop.name)}</p>
        </div>
      ) : (
        <PickupTimeSelect
          shop={shop}
          chosen={input.from}
          error={pickupError}
          onChange={(from) => onInputChange({ ...input, from })}
        />
      )}
      <Note
        shopName={shop.name}
        note={input.note}
        error={noteError}
        onChange={(note) => onInputChange({ ...input, note })}
      />
    </>
  )
}

function formatFee({ delivery_fee }: Shop): string {
  const cents = toCents(delivery_fee)
  return cents === 0 ? m.checkout.fulfillment.free : formatMoney(cents)
}

type NoteProps = {
  shopName: string
  note: string
  error: string | undefined
  onChange: (note: string) => void
}

/** Behind a button until there is one. */
function Note({ shopName, note, error, onChange }: NoteProps) {
  const [isAdded, setAdded] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const texts = m.checkout.shop
  useEffect(() => {
    if (isAdded) field.current?.focus()
  }, [isAdded])

  if (!isAdded && !note && !error)
    return (
      <Button
        variant="plain"
        size="sm"
        aria-label={texts.addNoteFor(shopName)}
        onClick={() => setAdded(true)}
        className="-ml-2 justify-self-start"
      >
        <NotebookPen aria-hidden="true" className="size-4" />
        {texts.addNote}
      </Button>
    )
  return (
    <Field label={texts.note(shopName)} error={error}>
      {(aria) => (
        <TextArea
          {...aria}
          ref={field}
          rows={2}
          maxLength={fieldLimits.maxNoteChars}
          value={note}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
