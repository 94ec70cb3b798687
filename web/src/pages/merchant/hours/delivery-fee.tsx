import { deliveryLimits } from '@mainstreet/contract/limits.ts'
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
        label="Dollars for a delivery"
        hint={typedFee === 0 && !isInvalid ? 'You bring it free of charge.' : undefined}
        inputMode="decimal"
        value={typed ?? fee.toFixed(2)}
        onChange={({ target }) => setTyped(target.value)}
        error={isInvalid ? `An amount such as 3.50, at most ${deliveryLimits.maxFeeDollars}` : undefined}
      />
      <Button type="submit" variant="quiet" busy={busy} disabled={isInvalid || typedFee === fee}>
        Save
      </Button>
    </form>
  )
}
