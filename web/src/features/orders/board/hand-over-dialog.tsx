import { pickupLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatDollars } from '@mainstreet/contract/money.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type FormProps = {
  order: Order
  busy: boolean
  problem: string | undefined
  /** Without a code the shop takes responsibility. */
  onHandOver: (code?: string) => void
}
type Props = FormProps & { open: boolean; onClose: () => void }

const getTexts = (order: Order) => m.orderBoard.handOver[isDeliveryOrder(order) ? 'delivery' : 'pickup']

export function HandOverDialog({ open, onClose, ...form }: Props) {
  const { title } = getTexts(form.order)
  return (
    <Dialog open={open} onClose={onClose} title={title(form.order.customer_name)}>
      <PickupCodeForm {...form} />
    </Dialog>
  )
}

function PickupCodeForm({ order, busy, problem, onHandOver }: FormProps) {
  const [code, setCode] = useState('')
  const dialogTexts = getTexts(order)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() && !busy) onHandOver(code.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {order.payment_status === 'none' && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-field bg-sunk px-4 py-3">
          {m.orderBoard.handOver.dueNow}
          <Price amount={formatDollars(order.total_amount)} size="lg" />
        </p>
      )}
      <Field label={dialogTexts.code} error={problem}>
        {(aria) => (
          <TextInput
            {...aria}
            value={code}
            onChange={(event) => setCode(event.target.value.toUpperCase())}
            maxLength={pickupLimits.maxCodeChars}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="h-16 text-center font-display text-3xl font-semibold tracking-[0.2em] nums"
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy} disabled={!code.trim()}>
        {dialogTexts.confirm}
      </Button>
      <Button variant="plain" disabled={busy} onClick={() => onHandOver()}>
        {dialogTexts.withoutCode}
      </Button>
    </form>
  )
}
