import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { NotebookPen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CheckoutShopInput } from '../../features/payments/checkout-input.ts'
import type { Fulfillment } from '../../features/payments/payment-options.ts'
import { PickupTimeSelect } from '../../features/payments/pickup-time-select.tsx'
import { usePickupPromise } from '../../features/shops/use-pickup-promise.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'
import { PartPromise } from './shop-part.tsx'

type Props = {
  shop: Shop
  fulfillment: Fulfillment
  input: CheckoutShopInput
  noteError: string | undefined
  pickupError: string | undefined
  onInputChange: (input: CheckoutShopInput) => void
  onExclude: (() => void) | undefined
}

/** The time of pickup and a note to the shop. */
export function ShopOptions(props: Props) {
  const { shop, fulfillment, input, noteError, pickupError, onInputChange, onExclude } = props
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
      {fulfillment === 'delivery' ? (
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
