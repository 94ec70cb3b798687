import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { orderTextLimits } from '@mainstreet/contract/orders/limits.ts'
import { useState } from 'react'
import {
  type CheckoutInput,
  type ContactField,
  changeSavedFields,
} from '../../features/payments/checkout-input.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'

type Props = {
  input: CheckoutInput
  savedPhone: string
  errorAt: (field: ContactField) => string | undefined
  onInputChange: (input: Partial<CheckoutInput>) => void
}

/** One line when it is known; its fields when it is not, or when it is changed or rejected. */
export function ContactSection({ input, savedPhone, errorAt, onInputChange }: Props) {
  const { name, email, phone, save } = input
  const [isOpen, setOpen] = useState(name.trim() === '' || email.trim() === '')
  const texts = m.checkout.contact
  const isRejected = (['customer_name', 'customer_email', 'customer_phone'] as const).some(errorAt)
  if (isRejected && !isOpen) setOpen(true)

  if (!isOpen)
    return (
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-ink-2">{email}</span>
          {phone && <span className="block truncate text-sm text-ink-2">{phone}</span>}
        </p>
        <Button variant="quiet" size="sm" aria-label={texts.changeContact} onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field
        label={texts.name}
        autoComplete="name"
        required
        maxLength={orderTextLimits.maxCustomerNameChars}
        value={name}
        error={errorAt('customer_name')}
        onChange={({ target }) => onInputChange({ name: target.value })}
      />
      <Field
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={fieldLimits.maxEmailChars}
        value={email}
        error={errorAt('customer_email')}
        onChange={({ target }) => onInputChange({ email: target.value })}
      />
      <Field
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={fieldLimits.maxPhoneChars}
        value={phone}
        error={errorAt('customer_phone')}
        onChange={({ target }) => onInputChange({ phone: target.value })}
      />
      {phone.trim() !== '' && phone.trim() !== savedPhone && (
        <Checkbox
          label={texts.savePhone}
          checked={save.includes('customer_phone')}
          onChange={({ target }) =>
            onInputChange({ save: changeSavedFields(save, 'customer_phone', target.checked) })
          }
        />
      )}
    </div>
  )
}
