import type { AnswerOf } from '@mainstreet/contract/call.ts'
import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Payable } from '@mainstreet/contract/payments/payment.ts'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { requestFile } from '../../api/request-file.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { saveBlob } from '../../ui/save-blob.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PayoutDays } from './payout-days.tsx'
import { type Days, type PayoutSearch, payoutAddress, readPayoutSearch } from './payout-search.ts'
import { useDeskSearch } from './use-desk-search.ts'

/** What the street owes the shop for card payments, order by order. */
export function PayoutsView({ shopId }: { shopId: string }) {
  const [asked, set] = useDeskSearch('payouts')
  const { page, ...days } = readPayoutSearch(asked)
  const from = useRef<HTMLInputElement>(null)
  const { data, error, refetch, isPlaceholderData } = useMaybeAnswer(
    calls.listPayables,
    { params: { id: shopId }, query: { ...days, page } },
    { keepPrevious: true },
  )
  const go = (next: PayoutSearch, replace: boolean) => set(payoutAddress(next), replace)
  const choose = (next: Days) => go({ ...days, ...next, page: 1 }, true)
  const clear = () => {
    go({ page: 1 }, false)
    // the button goes with the empty list
    from.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PayoutDays days={days} onChoose={choose} first={from} />
        <SaveFile shopId={shopId} days={days} />
      </div>
      {error && !data && <FailedLoad of={error} onRetry={() => void refetch()} />}
      {!data && !error && <PayoutsSkeleton />}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={clsx('grid grid-cols-1 gap-6', isPlaceholderData && 'opacity-60')}
        >
          <dl className={sumsLook}>
            {sumsOf(data.totals).map(([name, amount]) => (
              <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
                <dt className="text-sm text-ink-2">{name}</dt>
                <dd className="font-display text-2xl font-bold nums">{formatMoney(toCents(amount))}</dd>
              </div>
            ))}
          </dl>
          {data.data.length === 0 ? (
            <NoPayouts chosen={days.from !== undefined || days.to !== undefined} onClear={clear} />
          ) : (
            <Table payables={data.data} />
          )}
          <Pager pagination={data.pagination} onPage={(next) => go({ ...days, page: next }, false)} />
        </div>
      )}
    </div>
  )
}

const sumsLook = 'grid grid-cols-2 gap-3 sm:grid-cols-4'

function sumsOf(totals: AnswerOf<typeof calls.listPayables>['totals']) {
  return [
    ['Charged to cards', totals.captured_amount],
    ['Given back', totals.refunded_amount],
    ['Commission', totals.commission_amount],
    ['Due to you', totals.payable_amount],
  ] as const
}

function PayoutsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={sumsLook}>
        {['charged', 'given back', 'commission', 'due'].map((sum) => (
          <Skeleton key={sum} className="h-20 rounded-card" />
        ))}
      </div>
      <RowsSkeleton label="payouts" rows={6} />
    </div>
  )
}

function NoPayouts({ chosen, onClear }: { chosen: boolean; onClear: () => void }) {
  if (chosen)
    return (
      <EmptyState
        scene="lost"
        title="No card payments on these days"
        text="Other days may have some."
        action={
          <Button variant="quiet" onClick={onClear}>
            Show all days
          </Button>
        }
      />
    )
  return (
    <EmptyState
      scene="counter"
      title="No card payments yet"
      text="Orders that were paid by card are listed here once you have accepted them. What is paid at your counter is yours already."
    />
  )
}

function SaveFile({ shopId, days }: { shopId: string; days: Days }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  async function save() {
    setBusy(true)
    setFailure(undefined)
    try {
      saveBlob(
        'payable.csv',
        await requestFile(calls.exportPayables, { params: { id: shopId }, query: days }),
      )
    } catch (fault) {
      setFailure(fault)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <Button variant="quiet" busy={busy} onClick={() => void save()}>
        {!busy && <Download aria-hidden="true" className="size-4.5" />}
        Save as CSV
      </Button>
      <Failure of={failure} />
    </div>
  )
}

const columns = ['Charged', 'Given back', 'Commission', 'Due to you'] as const

/** A table on a desk, a card for each order on a phone. */
function Table({ payables }: { payables: readonly Payable[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="bg-sunk text-left text-sm">
          <th scope="col" className="px-4 py-2.5 font-semibold">
            Order
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-4 py-2.5 text-right font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {payables.map((payable) => (
          <tr
            key={payable.order_id}
            className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-[22.5rem]:grid-cols-1 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3"
          >
            <th
              scope="row"
              className="border-line px-4 py-2.5 text-left font-medium max-sm:col-span-full max-sm:px-0 sm:border-t"
            >
              {payable.customer_name}{' '}
              <time dateTime={payable.created_at} className="block text-sm font-normal text-ink-2 nums">
                {day.format(new Date(payable.created_at))}
              </time>
            </th>
            {amountsOf(payable).map((amount, at) => (
              <td
                key={columns[at]}
                className="border-line px-4 py-2.5 text-right nums max-sm:flex max-sm:justify-between max-sm:px-0 max-sm:py-1 sm:border-t"
              >
                <span aria-hidden="true" className="text-sm text-ink-2 sm:hidden">
                  {columns[at]}
                </span>
                {formatMoney(toCents(amount))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

function amountsOf(payable: Payable): number[] {
  const { captured_amount, refunded_amount, commission_amount, payable_amount } = payable
  return [captured_amount, refunded_amount, commission_amount, payable_amount]
}
