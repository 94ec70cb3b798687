import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { OrderLedger } from '@mainstreet/contract/payments/payment.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DisputeRows } from './dispute-rows.tsx'
import { RefundForm } from './refund-form.tsx'
import { getRefundableItems } from './refund-input.ts'
import { RefundRow } from './refund-row.tsx'

type Props = { order: Order; onClose: () => void }

/** The payments, refunds and disputes of an order, and a form for a refund. */
export function PaymentDialog({ order, onClose }: Props) {
  const [failedId, setFailedId] = useState<string>()
  const { data, error } = useCallQuery(calls.getOrderLedger, { params: { id: order.id } })
  return (
    <Dialog open onClose={onClose} title={m.checkout.refund.title(order.customer_name)} focusField={false}>
      {data ? (
        <div className="grid gap-5">
          <PaymentTotals ledger={data.ledger} />
          {data.ledger.refunds.length > 0 && (
            <ul className="grid gap-2" aria-label={m.checkout.refund.refundsSoFar}>
              {data.ledger.refunds.map((refund) => (
                <RefundRow
                  key={refund.id}
                  refund={refund}
                  items={order.items}
                  hasJustFailed={refund.id === failedId}
                />
              ))}
            </ul>
          )}
          {data.ledger.disputes.length > 0 && <DisputeRows disputes={data.ledger.disputes} />}
          {data.ledger.disputed_amount > 0 ? (
            <p>{dashboard.disputes.noRefund}</p>
          ) : (
            <RefundForm
              order={order}
              leftCents={getRefundableCents(data.ledger)}
              items={getRefundableItems(order.items, data.ledger.refunds)}
              onFailed={setFailedId}
              onDone={onClose}
            />
          )}
        </div>
      ) : (
        <>
          <ErrorMessage error={error} />
          {!error && <Skeleton className="h-64 rounded-card" />}
        </>
      )}
    </Dialog>
  )
}

/** A requested refund counts as refunded, because it is pending. */
function getRefundableCents({ captured_amount, refunds }: OrderLedger): number {
  const countedRefunds = refunds.filter(({ state }) => state !== 'failed')
  return toCents(captured_amount) - countedRefunds.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

function PaymentTotals({ ledger }: { ledger: OrderLedger }) {
  const texts = m.checkout.refund.totals
  const sums = [
    [texts.charged, ledger.captured_amount],
    [texts.refunded, ledger.refunded_amount],
    ...(ledger.disputed_amount > 0 ? ([[texts.disputed, ledger.disputed_amount]] as const) : []),
    [texts.commission, ledger.commission_amount],
    [texts.net, ledger.balance_amount],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card bg-sunk px-4 py-3">
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="font-display text-lg font-semibold nums">{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
