import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatDollars } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { refundAffectedCalls } from './refund-affected-calls.ts'

const stateLabels: Record<Refund['state'], string> = {
  requested: 'on its way',
  succeeded: 'given back',
  failed: 'did not go through',
}
const failureMessages: Partial<Record<string, string>> = {
  lost_or_stolen_card: 'The card was reported lost or stolen. Settle it with the customer another way.',
  expired_or_canceled_card: 'The card has expired or was cancelled. Settle it with the customer another way.',
}

type Props = {
  refund: Refund
  items: Order['items']
  /** It has just failed: the button to retry gets the focus. */
  hasJustFailed: boolean
}

/** One refund; a failed one shows the reason and can be retried. */
export function RefundRow({ refund, items, hasJustFailed }: Props) {
  const retry = useSend(calls.retryRefund, { invalidates: refundAffectedCalls })
  const { id, amount, reason, state, failure_reason, lines, restocked } = refund
  const getProductName = (product: string) => items.find(({ product_id }) => product_id === product)?.name
  return (
    <li className="grid gap-2 rounded-field border border-line px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold nums">
          {formatDollars(amount)} {stateLabels[state]}
        </span>
        <span className="text-sm text-ink-2">{restocked ? 'back on the shelf' : ''}</span>
        {lines.length > 0 && (
          <span className="basis-full text-sm wrap-anywhere">
            {lines
              .map(({ product_id, quantity }) => `${quantity} × ${getProductName(product_id)}`)
              .join(', ')}
          </span>
        )}
        <span className="basis-full text-sm text-ink-2 wrap-anywhere">{reason}</span>
      </p>
      {state === 'failed' && (
        <>
          <ErrorMessage
            error={
              retry.error ??
              (failure_reason &&
                (failureMessages[failure_reason] ?? `The bank said: ${failure_reason.replaceAll('_', ' ')}`))
            }
          />
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            busy={retry.busy}
            ref={hasJustFailed ? focusOnMount : undefined}
            onClick={() => void retry.send({ params: { id } })}
          >
            {m.errorBoundary.tryAgain}
          </Button>
        </>
      )}
    </li>
  )
}

function focusOnMount(button: HTMLButtonElement | null) {
  button?.focus()
}
