import { savedContactLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { SavedAddress } from '@mainstreet/contract/accounts/saved-contact.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { orderTextLimits } from '@mainstreet/contract/orders/limits.ts'
import { useState } from 'react'
import { type CheckoutInput, changeSavedFields } from '../../features/payments/checkout-input.ts'
import { RadioCards } from '../../features/payments/radio-cards.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-input.tsx'

type Props = {
  input: CheckoutInput
  addresses: readonly SavedAddress[]
  error: string | undefined
  onInputChange: (input: Partial<CheckoutInput>) => void
}

/** One of the saved addresses, or a typed one. */
export function DeliverySection({ input, addresses, error, onInputChange }: Props) {
  const { address, save } = input
  // not derived from the text: while another address is typed, it can read like a saved one
  const [isTyped, setTyped] = useState(!addresses.some((saved) => saved.address === address))
  if (error && !isTyped) setTyped(true)
  const texts = m.checkout.fulfillment
  const choose = (next: SavedAddress | undefined) => {
    setTyped(next === undefined)
    onInputChange({
      address: next?.address ?? '',
      save: changeSavedFields(save, 'delivery_address', false),
    })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {addresses.length > 0 && (
        <RadioCards
          legend={texts.savedAddresses}
          hideLegend
          stacked
          name="delivery-address"
          value={isTyped ? '' : (addresses.find((saved) => saved.address === address)?.id ?? '')}
          onChange={(id) => choose(addresses.find((saved) => saved.id === id))}
          options={[
            ...addresses.map((saved) => ({ value: saved.id, title: saved.address })),
            { value: '', title: texts.otherAddress },
          ]}
        />
      )}
      {isTyped && (
        <>
          <Field label={texts.address} hint={texts.addressHint} error={error}>
            {(aria) => (
              <TextArea
                {...aria}
                rows={2}
                required
                maxLength={orderTextLimits.maxDeliveryAddressChars}
                autoComplete="street-address"
                value={address}
                onChange={({ target }) => onInputChange({ address: target.value })}
              />
            )}
          </Field>
          {addresses.length < savedContactLimits.maxAddresses && (
            <Checkbox
              label={texts.saveAddress}
              checked={save.includes('delivery_address')}
              onChange={({ target }) =>
                onInputChange({ save: changeSavedFields(save, 'delivery_address', target.checked) })
              }
            />
          )}
        </>
      )}
    </div>
  )
}
