import { formatMoney, readNumber } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { refundRules } from '@mainstreet/contract/payments/field-rules.ts'
import { type ComponentProps, useId, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useRuleForm } from '../../../api/forms/use-rule-form.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field, FieldError } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { RadioCards } from '../radio-cards.tsx'
import { refundAffectedCalls } from './refund-affected-calls.ts'
import {
  computeRefundCents,
  isLargeRefund,
  type RefundInput,
  sumLinesCents,
  toRefundBody,
} from './refund-input.ts'

type Props = {
  order: Order
  leftCents: number
  /** The items with quantities that can still be refunded. */
  items: Order['items']
  onFailed: (refundId: string) => void
  onDone: () => void
}

/** `lines` has no input of its own: its error concerns all quantities. */
type RefundFormValues = RefundInput & { lines?: string }
const emptyInput: RefundFormValues = { mode: 'all', quantities: {}, restock: false, amount: '', reason: '' }
const rules = { amount: refundRules.amount, lines: null, reason: refundRules.reason }

/** A full refund, a refund of items, or an amount; with a reason for the records. */
export function RefundForm({ order, leftCents, items, onFailed, onDone }: Props) {
  const texts = m.checkout.refund
  const refund = useSend(calls.refundOrder, { invalidates: refundAffectedCalls })
  const { field, input, errorAt, ...form } = useRuleForm<RefundFormValues>({
    rules,
    defaultValues: emptyInput,
    error: refund.error,
  })
  const values = form.watch()
  const cents = computeRefundCents(values, items, leftCents)
  const [unconfirmedCents, setUnconfirmedCents] = useState<number>()
  // a refund elsewhere has changed what is left: another amount is asked about again
  if (unconfirmedCents !== undefined && unconfirmedCents !== cents) setUnconfirmedCents(undefined)
  const findTooMuch = (amountCents: number) =>
    amountCents > leftCents && texts.tooMuch(formatMoney(leftCents))
  input('lines', {
    validate(_, { mode, quantities }) {
      if (mode !== 'lines') return undefined
      const linesCents = sumLinesCents(quantities, items)
      return linesCents === 0 ? m.fieldErrors[refundRules.lines.required] : findTooMuch(linesCents)
    },
  })
  if (leftCents <= 0) return <p className="text-ink-2">{texts.fullyRefunded}</p>

  const sendRefund = async () => {
    if (cents === undefined) return
    const done = await refund.send({ params: { id: order.id }, body: toRefundBody(values, cents) })
    // a failed refund appears in the list, with what to do about it
    if (done?.refund.state === 'failed') {
      form.reset(emptyInput)
      return onFailed(done.refund.id)
    }
    if (!done) return
    toast({ title: order.customer_name, description: texts.started(formatMoney(cents)) })
    onDone()
  }
  const submit = form.submit(async () => {
    if (cents !== undefined && isLargeRefund(cents, leftCents)) setUnconfirmedCents(cents)
    else await sendRefund()
  })
  const confirm = () => {
    // a field behind the open question could not be focused
    setUnconfirmedCents(undefined)
    void sendRefund()
  }
  return (
    <form ref={form.formRef} onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend={texts.legend}
        name={`refund-${order.id}`}
        value={values.mode}
        onChange={(mode) => form.setValue('mode', mode)}
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
      {values.mode === 'lines' && (
        <RefundLines
          items={items}
          quantity={(id) => input(`quantities.${id}`, { valueAsNumber: true, deps: ['lines'] })}
          restock={input('restock')}
          error={errorAt('lines')}
        />
      )}
      {values.mode === 'amount' && (
        <Field
          label={texts.amountLabel}
          {...field('amount', { validate: (typed) => findTooMuch(readNumber(typed, 2) ?? 0) })}
        />
      )}
      <Field label={texts.reasonLabel} hint={texts.reasonHint} {...field('reason')} />
      <ErrorMessage error={form.formError} />
      <Button type="submit" variant="danger" busy={refund.busy}>
        {cents === undefined ? texts.action : texts.submit(formatMoney(cents))}
      </Button>
      {unconfirmedCents !== undefined && (
        <RefundConfirmation
          cents={unconfirmedCents}
          busy={refund.busy}
          onConfirm={confirm}
          onClose={() => setUnconfirmedCents(undefined)}
        />
      )}
    </form>
  )
}

type LinesProps = {
  items: Order['items']
  quantity: (productId: string) => ComponentProps<'select'>
  restock: ComponentProps<'input'>
  error: string | undefined
}

function RefundLines({ items, quantity: getQuantityInput, restock, error }: LinesProps) {
  const texts = m.checkout.refund
  const errorId = useId()
  return (
    <div className="grid gap-3 rounded-card bg-sunk px-4 py-3">
      {items.map(({ product_id, name, quantity }) => (
        <Field key={product_id} label={texts.quantity(name)} sharedErrorId={error && errorId}>
          {(aria) => (
            <Select {...aria} {...getQuantityInput(product_id)}>
              {[...Array(quantity + 1).keys()].map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? texts.none : texts.countOf({ count, quantity })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <FieldError id={errorId} error={error} />
      <Checkbox {...restock} label={texts.restock} />
    </div>
  )
}

type RefundConfirmationProps = { cents: number; busy: boolean; onConfirm: () => void; onClose: () => void }

/** Asks once more, with the amount in words: a slip of the keyboard moves a digit, not a word. */
function RefundConfirmation({ cents, busy, onConfirm, onClose }: RefundConfirmationProps) {
  const texts = m.checkout.refund
  return (
    <Dialog open onClose={onClose} title={texts.confirm.title(cents)}>
      <div className="grid gap-5">
        <p className="text-ink-2">{texts.confirm.text}</p>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {texts.confirm.back}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {texts.submit(formatMoney(cents))}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
