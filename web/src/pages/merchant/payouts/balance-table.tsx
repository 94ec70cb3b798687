import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDate, formatDollars } from '@mainstreet/contract/messages/format.ts'
import type { OrderBalance } from '@mainstreet/contract/payments/payment.ts'

type Props = {
  balances: readonly OrderBalance[]
  /** Of the shop. */
  timeZone: string
}

/** A table on wide screens, a card per order on a phone. */
export function BalanceTable({ balances, timeZone }: Props) {
  const { order, charged, refunded, disputed, commission, net } = dashboard.merchant.payouts.columns
  // few shops ever have a dispute
  const hasDisputes = balances.some(({ disputed_amount }) => disputed_amount !== 0)
  const columnLabels = [charged, refunded, ...(hasDisputes ? [disputed] : []), commission, net]
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="bg-sunk text-left text-sm">
          <th scope="col" className="px-4 py-2.5 font-semibold">
            {order}
          </th>
          {columnLabels.map((column) => (
            <th key={column} scope="col" className="px-4 py-2.5 text-right font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {balances.map((balance) => (
          <tr
            key={balance.order_id}
            className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-[22.5rem]:grid-cols-1 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3"
          >
            <th
              scope="row"
              className="border-line px-4 py-2.5 text-left font-medium max-sm:col-span-full max-sm:px-0 sm:border-t"
            >
              <bdi>{balance.customer_name}</bdi>{' '}
              <time dateTime={balance.created_at} className="block text-sm font-normal text-ink-2 nums">
                {formatDate(new Date(balance.created_at), 'dayWithYear', timeZone)}
              </time>
            </th>
            {getAmounts(balance, hasDisputes).map((amount, at) => (
              <td
                key={columnLabels[at]}
                className="border-line px-4 py-2.5 text-right nums max-sm:flex max-sm:justify-between max-sm:px-0 max-sm:py-1 sm:border-t"
              >
                <span aria-hidden="true" className="text-sm text-ink-2 sm:hidden">
                  {columnLabels[at]}
                </span>
                {formatDollars(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function getAmounts(balance: OrderBalance, hasDisputes: boolean): number[] {
  const { captured_amount, refunded_amount, disputed_amount, commission_amount, balance_amount } = balance
  const disputes = hasDisputes ? [disputed_amount] : []
  return [captured_amount, refunded_amount, ...disputes, commission_amount, balance_amount]
}
