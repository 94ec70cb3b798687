import type { CallResponse } from '@mainstreet/contract/call.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { calls } from '../../../api/calls.ts'
import { requestFile } from '../../../api/client.ts'
import { useOrderShop } from '../../../features/orders/use-order-shop.ts'
import { DownloadButton } from '../../../queries/download-button.tsx'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TableSkeleton } from '../../../ui/data/table-skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { useDashboardSearch } from '../use-dashboard-search.ts'
import { BalanceTable } from './balance-table.tsx'
import { PayoutDateRange } from './payout-date-range.tsx'
import {
  type DateRange,
  type PayoutSearch,
  parsePayoutSearch,
  toPayoutSearchParams,
} from './payout-search.ts'

/** What the shop earned with card payments, order by order. */
export function CardPayments({ shopId }: { shopId: string }) {
  const [search, set] = useDashboardSearch('payouts')
  const { page, ...days } = parsePayoutSearch(search)
  const from = useRef<HTMLInputElement>(null)
  const { timeZone } = useOrderShop(shopId)
  const { data, error, refetch, isPlaceholderData } = useCallQuery(
    calls.listShopBalances,
    { params: { id: shopId }, query: { ...days, page } },
    { keepPrevious: true },
  )
  const go = (next: PayoutSearch, replace: boolean) => set(toPayoutSearchParams(next), replace)
  const choose = (next: DateRange) => go({ ...days, ...next, page: 1 }, true)
  const clear = () => {
    go({ page: 1 }, false)
    // the button disappears with the empty list
    from.current?.focus()
  }
  return (
    <section aria-labelledby="card-payments" className="grid grid-cols-1 gap-4">
      <h2 id="card-payments" className="text-xl">
        {dashboard.merchant.payouts.cardPayments}
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PayoutDateRange days={days} onSelect={choose} first={from} />
        <DownloadButton
          fileName="balances.csv"
          fetchFile={() => requestFile(calls.exportShopBalances, { params: { id: shopId }, query: days })}
        >
          {dashboard.merchant.payouts.download}
        </DownloadButton>
      </div>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <CardPaymentsSkeleton />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={clsx('grid grid-cols-1 gap-6', isPlaceholderData && 'opacity-60')}
        >
          <dl className={totalsClass}>
            {getTotals(data.totals).map(([name, amount]) => (
              <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
                <dt className="text-sm text-ink-2">{name}</dt>
                <dd className="font-display text-2xl font-bold nums">{formatDollars(amount)}</dd>
              </div>
            ))}
          </dl>
          {data.data.length === 0 ? (
            <NoCardPayments chosen={days.from !== undefined || days.to !== undefined} onClear={clear} />
          ) : (
            <BalanceTable balances={data.data} timeZone={timeZone} />
          )}
          <Pager pagination={data.pagination} onPage={(next) => go({ ...days, page: next }, false)} />
        </div>
      )}
    </section>
  )
}

const totalsClass = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]'

function getTotals(totals: CallResponse<typeof calls.listShopBalances>['totals']) {
  const texts = dashboard.merchant.payouts.totals
  return [
    [texts.charged, totals.captured_amount],
    [texts.refunded, totals.refunded_amount],
    ...(totals.disputed_amount > 0 ? ([[texts.disputed, totals.disputed_amount]] as const) : []),
    [texts.commission, totals.commission_amount],
    [texts.net, totals.balance_amount],
  ] as const
}

function CardPaymentsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={totalsClass}>
        {['charged', 'refunded', 'commission', 'net'].map((sum) => (
          <Skeleton key={sum} className="h-20 rounded-card" />
        ))}
      </div>
      <TableSkeleton label={dashboard.merchant.payouts.cardPayments} rows={6} />
    </div>
  )
}

function NoCardPayments({ chosen, onClear }: { chosen: boolean; onClear: () => void }) {
  const texts = dashboard.merchant.payouts.empty
  if (chosen)
    return (
      <EmptyState
        level={3}
        illustration="not-found"
        title={texts.periodTitle}
        text={texts.periodText}
        action={
          <Button variant="quiet" onClick={onClear}>
            {texts.showAll}
          </Button>
        }
      />
    )
  return <EmptyState level={3} illustration="merchant" title={texts.title} text={texts.text} />
}
