import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { staleMoney } from './refund-affected-calls.ts'

const stateWords: Record<Refund['state'], string> = {
  requested: 'on its way',
  done: 'given back',
  failed: 'did not go through',
}
const faultWords: Partial<Record<string, string>> = {
  lost_or_stolen_card: 'The card was reported lost or stolen. Settle it with the customer another way.',
  expired_or_canceled_card: 'The card has expired or was cancelled. Settle it with the customer another way.',
}

type Props = {
  refund: Refund
  items: Order['items']
  /** Asked for a moment ago: the focus goes to what can be done about it. */
  hasJustFailed: boolean
}

/** One that failed says why, and can be tried again. */
export function RefundRow({ refund, items, hasJustFailed }: Props) {
  const retry = useSend(calls.retryRefund, { invalidates: staleMoney })
  const { id, amount, reason, state, fault, lines, restocked } = refund
  const nameOf = (product: string) => items.find(({ product_id }) => product_id === product)?.name
  return (
    <li className="grid gap-2 rounded-field border border-line px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold nums">
          {formatMoney(toCents(amount))} {stateWords[state]}
        </span>
        <span className="text-sm text-ink-2">{restocked ? 'back on the shelf' : ''}</span>
        {lines.length > 0 && (
          <span className="basis-full text-sm wrap-anywhere">
            {lines.map(({ product_id, quantity }) => `${quantity} × ${nameOf(product_id)}`).join(', ')}
          </span>
        )}
        <span className="basis-full text-sm text-ink-2 wrap-anywhere">{reason}</span>
      </p>
      {state === 'failed' && (
        <>
          <Failure
            of={
              retry.failure ??
              (fault && (faultWords[fault] ?? `The bank said: ${fault.replaceAll('_', ' ')}`))
            }
          />
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            busy={retry.busy}
            ref={hasJustFailed ? focusIt : undefined}
            onClick={() => void retry.send({ params: { id } })}
          >
            {texts.errorBoundary.tryAgain}
          </Button>
        </>
      )}
    </li>
  )
}

function focusIt(button: HTMLButtonElement | null) {
  button?.focus()
}
