import { formatDollars, separateItems } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { refundAffectedCalls } from './refund-affected-calls.ts'

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
  const texts = m.checkout.refund
  const getProductName = (product: string) =>
    items.find(({ product_id }) => product_id === product)?.name ?? ''
  return (
    <li className="grid gap-2 rounded-field border border-line px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold nums">{texts.states[state](formatDollars(amount))}</span>
        <span className="text-sm text-ink-2">{restocked ? texts.restocked : ''}</span>
        {lines.length > 0 && (
          <span className="basis-full text-sm wrap-anywhere">
            {separateItems(
              lines.map(({ product_id, quantity }) =>
                texts.item({ quantity, product: getProductName(product_id) }),
              ),
            )}
          </span>
        )}
        <span className="basis-full text-sm text-ink-2 wrap-anywhere">{reason}</span>
      </p>
      {state === 'failed' && (
        <>
          <ErrorMessage error={retry.error ?? (failure_reason && failureMessage(failure_reason))} />
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

function failureMessage(reason: string): string {
  const texts = m.checkout.refund.failures
  if (reason === 'lost_or_stolen_card') return texts.lostOrStolen
  if (reason === 'expired_or_canceled_card') return texts.expiredOrCanceled
  return texts.unknown(reason.replaceAll('_', ' '))
}

function focusOnMount(button: HTMLButtonElement | null) {
  button?.focus()
}
