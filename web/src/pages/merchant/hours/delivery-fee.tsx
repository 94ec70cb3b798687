import { deliveryLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'

type Props = {
  /** Dollars. */
  fee: number
  busy: boolean
  /** True on success. */
  onSave: (fee: number) => Promise<boolean>
}

export function DeliveryFee({ fee, busy, onSave }: Props) {
  const texts = m.merchant.hours.settings
  const [typed, setTyped] = useState<string>()
  const typedFee = typed === undefined ? fee : Number(typed)
  const isInvalid =
    typed !== undefined && (!/^\d{1,3}(\.\d{1,2})?$/.test(typed) || typedFee > deliveryLimits.maxFeeDollars)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isInvalid || typed === undefined) return
    if (await onSave(typedFee)) setTyped(undefined)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
      <Field
        className="grow"
        label={texts.deliveryFee.label}
        hint={typedFee === 0 && !isInvalid ? texts.deliveryFee.free : undefined}
        inputMode="decimal"
        value={typed ?? fee.toFixed(2)}
        onChange={({ target }) => setTyped(target.value)}
        error={isInvalid ? texts.deliveryFee.invalid(deliveryLimits.maxFeeDollars) : undefined}
      />
      <Button type="submit" variant="quiet" busy={busy} disabled={isInvalid || typedFee === fee}>
        {texts.save}
      </Button>
    </form>
  )
}
