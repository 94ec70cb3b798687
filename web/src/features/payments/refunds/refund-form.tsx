import { formatMoney } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { type FormEvent, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { Choice } from '../radio-cards.tsx'
import { staleMoney } from './refund-affected-calls.ts'
import { type RefundWish, refundBody, refundCents } from './refund-input.ts'

type Props = {
  order: Order
  leftCents: number
  /** With the pieces that may still be given back. */
  items: Order['items']
  onFailed: (refundId: string) => void
  onDone: () => void
}

const nothing: RefundWish = { way: 'all', pieces: {}, restock: false, amount: '', reason: '' }

/** All, some of the things, or a sum; with the reason that the books keep. */
export function RefundForm({ order, leftCents, items, onFailed, onDone }: Props) {
  const [wish, setWish] = useState(nothing)
  const refund = useSend(calls.refundOrder, { invalidates: staleMoney })
  const change = (more: Partial<RefundWish>) => setWish((before) => ({ ...before, ...more }))
  const cents = refundCents(wish, items, leftCents)
  const isTooMuch = cents === undefined && Object.values(wish.pieces).some((count) => count > 0)
  if (leftCents <= 0) return <p className="text-ink-2">All of it has been given back.</p>

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (cents === undefined || !wish.reason.trim() || refund.busy) return
    const done = await refund.send({ params: { id: order.id }, body: refundBody(wish, cents) })
    // one that failed shows up in the list, with what can be done
    if (done?.refund.state === 'failed') {
      setWish(nothing)
      return onFailed(done.refund.id)
    }
    if (!done) return
    toast({ title: order.customer_name, description: `${formatMoney(cents)} goes back to the card.` })
    onDone()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Choice
        legend="What do you give back?"
        name={`refund-${order.id}`}
        value={wish.way}
        onChange={(way) => change({ way })}
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
      {wish.way === 'lines' && <Lines items={items} wish={wish} onChange={change} />}
      {wish.way === 'lines' && isTooMuch && (
        <p role="alert" className="text-sm font-medium text-poppy">
          That is more than the {formatMoney(leftCents)} that is left.
        </p>
      )}
      {wish.way === 'amount' && (
        <Field
          label="Dollars"
          inputMode="decimal"
          required
          value={wish.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={wish.amount !== '' && cents === undefined && `Between $0.01 and ${formatMoney(leftCents)}.`}
        />
      )}
      <Field
        label="Reason"
        hint="It stays in the books."
        required
        maxLength={500}
        value={wish.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <Failure of={refund.failure} />
      <Button
        type="submit"
        variant="danger"
        busy={refund.busy}
        disabled={cents === undefined || !wish.reason.trim()}
      >
        {cents === undefined ? 'Give money back' : `Give back ${formatMoney(cents)}`}
      </Button>
    </form>
  )
}

type LinesProps = { items: Order['items']; wish: RefundWish; onChange: (more: Partial<RefundWish>) => void }

function Lines({ items, wish: { pieces, restock }, onChange }: LinesProps) {
  return (
    <div className="grid gap-3 rounded-card bg-sunk px-4 py-3">
      {items.map(({ product_id, name, quantity }) => (
        <Field key={product_id} label={`${name}, pieces`}>
          {(aria) => (
            <Select
              {...aria}
              value={pieces[product_id] ?? 0}
              onChange={({ target }) =>
                onChange({ pieces: { ...pieces, [product_id]: Number(target.value) } })
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
