import { fieldLimits } from '@mainstreet/contract/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
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
  const texts = m.checkout.refund
  const [input, setInput] = useState(emptyInput)
  const refund = useSend(calls.refundOrder, { invalidates: refundAffectedCalls })
  const change = (more: Partial<RefundInput>) => setInput((before) => ({ ...before, ...more }))
  const cents = computeRefundCents(input, items, leftCents)
  const isTooMuch = cents === undefined && Object.values(input.quantities).some((count) => count > 0)
  if (leftCents <= 0) return <p className="text-ink-2">{texts.fullyRefunded}</p>

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
    toast({ title: order.customer_name, description: texts.started(formatMoney(cents)) })
    onDone()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <RadioCards
        legend={texts.legend}
        name={`refund-${order.id}`}
        value={input.mode}
        onChange={(mode) => change({ mode })}
        options={[
          {
            value: 'all',
            title: texts.full.title(formatMoney(leftCents)),
            text: texts.full.text,
          },
          ...(items.length > 0
            ? [
                {
                  value: 'lines' as const,
                  ...texts.selected,
                },
              ]
            : []),
          { value: 'amount', ...texts.custom },
        ]}
      />
      {input.mode === 'lines' && <RefundLines items={items} refundInput={input} onChange={change} />}
      {input.mode === 'lines' && isTooMuch && (
        <p role="alert" className="text-sm font-medium text-poppy">
          {texts.tooMuch(formatMoney(leftCents))}
        </p>
      )}
      {input.mode === 'amount' && (
        <Field
          label={texts.amountLabel}
          inputMode="decimal"
          required
          value={input.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={input.amount !== '' && cents === undefined && texts.amountRange(formatMoney(leftCents))}
        />
      )}
      <Field
        label={texts.reasonLabel}
        hint={texts.reasonHint}
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
        {cents === undefined ? texts.action : texts.submit(formatMoney(cents))}
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
  const texts = m.checkout.refund
  return (
    <div className="grid gap-3 rounded-card bg-sunk px-4 py-3">
      {items.map(({ product_id, name, quantity }) => (
        <Field key={product_id} label={texts.quantity(name)}>
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
                  {count === 0 ? texts.none : texts.countOf({ count, quantity })}
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
        {texts.restock}
      </label>
    </div>
  )
}
