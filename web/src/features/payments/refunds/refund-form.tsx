import { fieldLimits } from '@mainstreet/contract/limits.ts'
import { formatMoney } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { RadioCards } from '../radio-cards.tsx'
import { refundAffectedCalls } from './refund-affected-calls.ts'
import { computeRefundCents, type RefundInput, toRefundBody } from './refund-input.ts'

type Props = {
  order: Order
  leftCents: number
  /** The items with quantities that can still be refunded. */
  items: Order['items']
  onFailed: (refundId: string) => void
  onDone: () => void
}

const emptyInput: RefundInput = { mode: 'all', quantities: {}, restock: false, amount: '', reason: '' }

/** A full refund, a refund of items, or an amount; with a reason for the records. */
export function RefundForm({ order, leftCents, items, onFailed, onDone }: Props) {
  const [input, setInput] = useState(emptyInput)
  const refund = useSend(calls.refundOrder, { invalidates: refundAffectedCalls })
  const change = (more: Partial<RefundInput>) => setInput((before) => ({ ...before, ...more }))
  const cents = computeRefundCents(input, items, leftCents)
  const isTooMuch = cents === undefined && Object.values(input.quantities).some((count) => count > 0)
  if (leftCents <= 0) return <p className="text-ink-2">All of it has been given back.</p>

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (cents === undefined || !input.reason.trim() || refund.busy) return
    const done = await refund.send({ params: { id: order.id }, body: toRefundBody(input, cents) })
    // a failed refund appears in the list, with what to do about it
    if (done?.refund.state === 'failed') {
      setInput(emptyInput)
      return onFailed(done.refund.id)
    }
    if (!done) return
    toast({ title: order.customer_name, description: `${formatMoney(cents)} goes back to the card.` })
    onDone()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <RadioCards
        legend="What do you give back?"
        name={`refund-${order.id}`}
        value={input.mode}
        onChange={(mode) => change({ mode })}
        options={[
          {
            value: 'all',
            title: `All that is left, ${formatMoney(leftCents)}`,
            text: 'Nothing goes on the shelf.',
          },
          ...(items.length > 0
            ? [
                {
                  value: 'lines' as const,
                  title: 'Some of the things',
                  text: 'They may go back on the shelf.',
                },
              ]
            : []),
          { value: 'amount', title: 'An amount', text: 'For example, a part of the price.' },
        ]}
      />
      {input.mode === 'lines' && <RefundLines items={items} refundInput={input} onChange={change} />}
      {input.mode === 'lines' && isTooMuch && (
        <p role="alert" className="text-sm font-medium text-poppy">
          That is more than the {formatMoney(leftCents)} that is left.
        </p>
      )}
      {input.mode === 'amount' && (
        <Field
          label="Dollars"
          inputMode="decimal"
          required
          value={input.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={input.amount !== '' && cents === undefined && `Between $0.01 and ${formatMoney(leftCents)}.`}
        />
      )}
      <Field
        label="Reason"
        hint="It stays in the books."
        required
        maxLength={fieldLimits.maxReasonChars}
        value={input.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <ErrorMessage error={refund.error} />
      <Button
        type="submit"
        variant="danger"
        busy={refund.busy}
        disabled={cents === undefined || !input.reason.trim()}
      >
        {cents === undefined ? 'Give money back' : `Give back ${formatMoney(cents)}`}
      </Button>
    </form>
  )
}

type LinesProps = {
  items: Order['items']
  refundInput: RefundInput
  onChange: (more: Partial<RefundInput>) => void
}

function RefundLines({ items, refundInput: { quantities, restock }, onChange }: LinesProps) {
  return (
    <div className="grid gap-3 rounded-card bg-sunk px-4 py-3">
      {items.map(({ product_id, name, quantity }) => (
        <Field key={product_id} label={`${name}, pieces`}>
          {(aria) => (
            <Select
              {...aria}
              value={quantities[product_id] ?? 0}
              onChange={({ target }) =>
                onChange({ quantities: { ...quantities, [product_id]: Number(target.value) } })
              }
            >
              {[...Array(quantity + 1).keys()].map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? 'None' : `${count} of ${quantity}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={restock}
          onChange={({ target }) => onChange({ restock: target.checked })}
          className="size-5 accent-pine"
        />
        They can be sold again: back on the shelf
      </label>
    </div>
  )
}
