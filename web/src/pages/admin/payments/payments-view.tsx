import type { Difference } from '@mainstreet/contract/payments/payment.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { useSend } from '../../../api/use-send.ts'
import { paths } from '../../../browser/paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/data/data-table.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { FilterSelect } from '../filter-select.tsx'
import { momentWords } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { pageOf } from '../view-search.ts'
import { differenceWords, sideWords } from './discrepancy-labels.ts'

const shown = { all: 'Settled ones, too' }

/** Where the street and the card provider do not agree: each is looked into by hand. */
export function PaymentsView() {
  const [search, change] = useViewSearch()
  const [settling, setSettling] = useState<number>()
  const settle = useSend(calls.resolveDifference, { invalidates: [calls.listDifferences] })
  const all = search.show === 'all'
  const query = { page: pageOf(search), ...(!all && { open: 'true' as const }) }
  const list = useMaybeAnswer(calls.listDifferences, { query }, { keepPrevious: true, live: true })

  const resolve = async ({ id, kind }: Difference) => {
    setSettling(id)
    const done = await settle.send({ params: { number: String(id) } })
    setSettling(undefined)
    if (done) toast({ title: `Settled: ${differenceWords[kind].title.toLowerCase()}`, tone: 'good' })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label="Which of them"
          all="Open ones"
          options={shown}
          value={all ? 'all' : undefined}
          onChange={(next) => change({ show: next })}
        />
      </div>
      <Failure of={settle.failure} />
      <PagedRows
        label="Payment differences"
        list={list}
        columns={columnsOf(resolve, settling)}
        keyOf={({ id }) => String(id)}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <EmptyState
            scene="counter"
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

const nameOf = ({ kind, ours }: Difference) => `${differenceWords[kind].title}, ${sideWords(ours)}`

function columnsOf(
  resolve: (difference: Difference) => Promise<void>,
  settling: number | undefined,
): Column<Difference>[] {
  return [
    {
      label: 'What',
      place: 'head',
      cell: ({ kind }) => (
        <>
          <span className="block font-semibold max-md:text-lg">{differenceWords[kind].title}</span>
          <span className="block text-ink-2">{differenceWords[kind].text}</span>
          <span className="mt-1 block">{differenceWords[kind].next}</span>
        </>
      ),
    },
    {
      label: 'Our books',
      className: 'min-w-24',
      cell: ({ ours }) => <span className="wrap-anywhere">{sideWords(ours)}</span>,
    },
    {
      label: "The provider's",
      className: 'min-w-36 max-w-56',
      cell: ({ theirs }) => <span className="wrap-anywhere">{sideWords(theirs)}</span>,
    },
    { label: 'Found', className: 'whitespace-nowrap', cell: ({ found_at }) => momentWords(found_at) },
    {
      label: 'State',
      cell: ({ resolved_at }) =>
        resolved_at ? <Badge tone="good">Settled</Badge> : <Badge tone="warn">Open</Badge>,
    },
    {
      label: 'Actions',
      right: true,
      place: 'foot',
      cell: (difference) => (
        <span className="flex flex-wrap items-center justify-end gap-x-1">
          {difference.parent_order_id && (
            <ButtonLink
              to={paths.admin({ view: 'orders', search: difference.parent_order_id })}
              variant="plain"
              size="sm"
              aria-label={`See the orders of ${nameOf(difference)}`}
            >
              See the orders
            </ButtonLink>
          )}
          {difference.resolved_at ? (
            <span className="text-ink-2">{momentWords(difference.resolved_at)}</span>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              busy={settling === difference.id}
              aria-label={`Settle ${nameOf(difference)}`}
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
