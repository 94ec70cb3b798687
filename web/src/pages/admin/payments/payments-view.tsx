import type { PaymentDiscrepancy } from '@mainstreet/contract/payments/payment.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { useSend } from '../../../api/use-send.ts'
import { paths } from '../../../browser/paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { FilterSelect } from '../filter-select.tsx'
import { formatDateTime } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parsePage } from '../view-search.ts'
import { discrepancyTexts, formatSide } from './discrepancy-labels.ts'

const resolvedFilterLabels = { all: 'Settled ones, too' }

/** Where the street and the card provider do not agree: each is looked into by hand. */
export function PaymentsView() {
  const [search, change] = useViewSearch()
  const [resolvingId, setResolvingId] = useState<number>()
  const resolveCall = useSend(calls.resolvePaymentDiscrepancy, {
    invalidates: [calls.listPaymentDiscrepancies],
  })
  const all = search.show === 'all'
  const query = { page: parsePage(search), ...(!all && { open: 'true' as const }) }
  const list = useCallQuery(calls.listPaymentDiscrepancies, { query }, { keepPrevious: true, live: true })

  const resolve = async ({ id, kind }: PaymentDiscrepancy) => {
    setResolvingId(id)
    const done = await resolveCall.send({ params: { number: String(id) } })
    setResolvingId(undefined)
    if (done) toast({ title: `Settled: ${discrepancyTexts[kind].title.toLowerCase()}`, tone: 'good' })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label="Which of them"
          allLabel="Open ones"
          options={resolvedFilterLabels}
          value={all ? 'all' : undefined}
          onChange={(next) => change({ show: next })}
        />
      </div>
      <ErrorMessage error={resolveCall.error} />
      <PagedRows
        label="Payment differences"
        list={list}
        columns={createColumns(resolve, resolvingId)}
        getRowKey={({ id }) => String(id)}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <EmptyState
            illustration="counter"
            title="Every payment agrees"
            text="We compare our books with the card provider's. What differs is listed here until somebody has looked into it."
            action={
              !all && (
                <Button variant="quiet" onClick={() => change({ show: 'all' })}>
                  Show settled ones
                </Button>
              )
            }
          />
        }
      />
    </div>
  )
}

const getDiscrepancyTitle = ({ kind, ours }: PaymentDiscrepancy) =>
  `${discrepancyTexts[kind].title}, ${formatSide(ours)}`

function createColumns(
  resolve: (difference: PaymentDiscrepancy) => Promise<void>,
  resolvingId: number | undefined,
): TableColumn<PaymentDiscrepancy>[] {
  return [
    {
      label: 'What',
      cardPosition: 'head',
      renderCell: ({ kind }) => (
        <>
          <span className="block font-semibold max-md:text-lg">{discrepancyTexts[kind].title}</span>
          <span className="block text-ink-2">{discrepancyTexts[kind].text}</span>
          <span className="mt-1 block">{discrepancyTexts[kind].nextStep}</span>
        </>
      ),
    },
    {
      label: 'Our books',
      className: 'min-w-24',
      renderCell: ({ ours }) => <span className="wrap-anywhere">{formatSide(ours)}</span>,
    },
    {
      label: "The provider's",
      className: 'min-w-36 max-w-56',
      renderCell: ({ theirs }) => <span className="wrap-anywhere">{formatSide(theirs)}</span>,
    },
    {
      label: 'Found',
      className: 'whitespace-nowrap',
      renderCell: ({ found_at }) => formatDateTime(found_at),
    },
    {
      label: 'State',
      renderCell: ({ resolved_at }) =>
        resolved_at ? <Badge tone="good">Settled</Badge> : <Badge tone="warn">Open</Badge>,
    },
    {
      label: 'Actions',
      alignRight: true,
      cardPosition: 'foot',
      renderCell: (difference) => (
        <span className="flex flex-wrap items-center justify-end gap-x-1">
          {difference.parent_order_id && (
            <ButtonLink
              to={paths.admin({ view: 'orders', search: difference.parent_order_id })}
              variant="plain"
              size="sm"
              aria-label={`See the orders of ${getDiscrepancyTitle(difference)}`}
            >
              See the orders
            </ButtonLink>
          )}
          {difference.resolved_at ? (
            <span className="text-ink-2">{formatDateTime(difference.resolved_at)}</span>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              busy={resolvingId === difference.id}
              aria-label={`Settle ${getDiscrepancyTitle(difference)}`}
              onClick={() => void resolve(difference)}
            >
              Settle
            </Button>
          )}
        </span>
      ),
    },
  ]
}
