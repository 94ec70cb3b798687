import type { CallResponse } from '@mainstreet/contract/call.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDay, formatDollars } from '@mainstreet/contract/messages/format.ts'
import type { calls } from '../../../api/calls.ts'

type Props = {
  summary: Pick<CallResponse<typeof calls.listPayouts>, 'balance_amount' | 'paid_out_amount' | 'next_payout'>
}

export function PayoutSummary({ summary }: Props) {
  const { balance_amount, paid_out_amount, next_payout } = summary
  const texts = dashboard.merchant.payouts.summary
  const facts = [
    {
      name: texts.balance,
      value: formatDollars(balance_amount),
      hint: balance_amount < 0 ? texts.negativeHint : texts.balanceHint,
    },
    next_payout
      ? {
          name: texts.next,
          value: formatDollars(next_payout.amount),
          hint: formatDay(next_payout.paid_on, 'dayWithShortWeekday'),
        }
      : { name: texts.next, value: texts.noNext, hint: texts.noNextHint },
    { name: texts.paidOut, value: formatDollars(paid_out_amount), hint: undefined },
  ]
  return (
    <dl aria-label={texts.label} className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {facts.map(({ name, value, hint }) => (
        <div
          key={name}
          className="rounded-card border border-line bg-surface px-4 py-3 max-lg:first:col-span-full"
        >
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd>
            <span className="font-display text-2xl font-bold nums">{value}</span>
            {hint && <span className="block text-sm text-ink-2">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
