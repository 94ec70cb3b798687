import type { Order } from '@mainstreet/contract/orders/order.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Price } from '../../ui/price.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type FormProps = {
  order: Order
  busy: boolean
  problem: string | undefined
  /** Without a code the shop vouches for its customer. */
  onHandOver: (code?: string) => void
}
type Props = FormProps & { open: boolean; onClose: () => void }

export function HandOverDialog({ open, onClose, ...form }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Hand over to ${form.order.customer_name}`}>
      <CodeForm {...form} />
    </Dialog>
  )
}

function CodeForm({ order, busy, problem, onHandOver }: FormProps) {
  const [code, setCode] = useState('')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() && !busy) onHandOver(code.trim())
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {order.payment_status === 'none' && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-field bg-sunk px-4 py-3">
          To be paid now
          <Price dollars={order.total_amount} size="lg" />
        </p>
      )}
      <Field label="Pickup code on the customer's screen" error={problem}>
        {(aria) => (
          <TextInput
            {...aria}
            value={code}
            onChange={(event) => setCode(event.target.value.toUpperCase())}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="h-16 text-center font-display text-3xl font-semibold tracking-[0.2em] nums"
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy} disabled={!code.trim()}>
        Check the code and hand over
      </Button>
      <Button variant="plain" disabled={busy} onClick={() => onHandOver()}>
        Hand over without a code
      </Button>
    </form>
  )
}
