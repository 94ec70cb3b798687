import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import type { PaymentDiscrepancy } from '@mainstreet/contract/payments/payment.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
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
import { CardPaymentSwitch } from './card-payment-switch.tsx'
import { DisputesList } from './disputes-list.tsx'

/** The search parameter `show` of each list: open entries, and those that are resolved, too. */
const shows = { mismatches: [undefined, 'all'], disputes: ['disputes', 'all_disputes'] } as const

function parseShow(show: string | undefined) {
  const list: keyof typeof shows = shows.disputes.some((one) => one === show) ? 'disputes' : 'mismatches'
  return { list, includesResolved: shows[list][1] === show }
}

/** Disputes, and the discrepancies between our records and the payment provider's: each is examined by hand. */
export function PaymentsView() {
  const [search, change] = useViewSearch()
  const text = dashboard.adminPayments
  const [resolvingId, setResolvingId] = useState<number>()
  const resolveCall = useSend(calls.resolvePaymentDiscrepancy, {
    invalidates: [calls.listPaymentDiscrepancies],
  })
  const { list: shownList, includesResolved: all } = parseShow(search.show)
  const query = { page: parsePage(search), ...(!all && { open: 'true' as const }) }
  const list = useCallQuery(calls.listPaymentDiscrepancies, { query }, { keepPrevious: true, live: true })
  const disputes = useCallQuery(calls.listDisputes, { query: { open: 'true' } }, { live: true })
  const openDisputes = disputes.data?.pagination.total ?? 0

  const resolve = async ({ id, kind }: PaymentDiscrepancy) => {
    setResolvingId(id)
    const done = await resolveCall.send({ params: { number: String(id) } })
    setResolvingId(undefined)
    if (done) toast({ title: text.done(text.discrepancies[kind].title), tone: 'good' })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <CardPaymentSwitch />
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label={text.list}
          allLabel={text.mismatches}
          options={{ disputes: dashboard.disputes.title }}
          value={shownList === 'disputes' ? shownList : undefined}
          onChange={(next) => change({ show: shows[next === 'disputes' ? next : 'mismatches'][all ? 1 : 0] })}
        />
        <FilterSelect
          label={text.filter}
          allLabel={text.open}
          options={{ all: text.includeResolved }}
          value={all ? 'all' : undefined}
          onChange={(next) => change({ show: shows[shownList][next ? 1 : 0] })}
        />
        {shownList === 'mismatches' && openDisputes > 0 && (
          <Button variant="quiet" size="sm" onClick={() => change({ show: 'disputes' })}>
            {dashboard.disputes.openCount(openDisputes)}
          </Button>
        )}
      </div>
      <ErrorMessage error={resolveCall.error} />
      {shownList === 'disputes' ? (
        <DisputesList
          openOnly={!all}
          page={parsePage(search)}
          onPage={(page) => change({ page: String(page) })}
        />
      ) : (
        <PagedRows
          label={text.listLabel}
          list={list}
          columns={createColumns(resolve, resolvingId)}
          getRowKey={({ id }) => String(id)}
          onPage={(page) => change({ page: String(page) })}
          empty={
            <EmptyState
              illustration="merchant"
              title={text.empty.title}
              text={text.empty.text}
              action={
                !all && (
                  <Button variant="quiet" onClick={() => change({ show: 'all' })}>
                    {text.empty.action}
                  </Button>
                )
              }
            />
          }
        />
      )}
    </div>
  )
}

const describeDiscrepancy = ({ kind, expected }: PaymentDiscrepancy) => ({
  mismatch: dashboard.adminPayments.discrepancies[kind].title,
  amount: formatSide(expected),
})

function createColumns(
  resolve: (discrepancy: PaymentDiscrepancy) => Promise<void>,
  resolvingId: number | undefined,
): TableColumn<PaymentDiscrepancy>[] {
  const text = dashboard.adminPayments
  return [
    {
      label: text.columns.mismatch,
      cardPosition: 'head',
      renderCell: ({ kind }) => (
        <>
          <span className="block font-semibold max-md:text-lg">{text.discrepancies[kind].title}</span>
          <span className="block text-ink-2">{text.discrepancies[kind].text}</span>
          <span className="mt-1 block">{text.discrepancies[kind].nextStep}</span>
        </>
      ),
    },
    {
      label: text.columns.ourRecords,
      className: 'min-w-24',
      renderCell: ({ expected }) => <span className="wrap-anywhere">{formatSide(expected)}</span>,
    },
    {
      label: text.columns.provider,
      className: 'min-w-36 max-w-56',
      renderCell: ({ actual }) => <span className="wrap-anywhere">{formatSide(actual)}</span>,
    },
    {
      label: text.columns.found,
      className: 'whitespace-nowrap',
      renderCell: ({ detected_at }) => formatDateTime(detected_at),
    },
    {
      label: text.columns.status,
      renderCell: ({ resolved_at }) =>
        resolved_at ? <Badge tone="good">{text.resolved}</Badge> : <Badge tone="warn">{text.open}</Badge>,
    },
    {
      label: text.columns.actions,
      alignRight: true,
      cardPosition: 'foot',
      renderCell: (discrepancy) => (
        <span className="flex flex-wrap items-center justify-end gap-x-1">
          {discrepancy.parent_order_id && (
            <ButtonLink
              to={href(routes.adminComprehensive, {
                search: { view: 'orders', search: discrepancy.parent_order_id },
              })}
              variant="plain"
              size="sm"
              aria-label={text.viewOrdersLabel(describeDiscrepancy(discrepancy))}
            >
              {text.viewOrders}
            </ButtonLink>
          )}
          {discrepancy.resolved_at ? (
            <span className="text-ink-2">{formatDateTime(discrepancy.resolved_at)}</span>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              busy={resolvingId === discrepancy.id}
              aria-label={text.resolveLabel(describeDiscrepancy(discrepancy))}
              onClick={() => void resolve(discrepancy)}
            >
              {text.resolve}
            </Button>
          )}
        </span>
      ),
    },
  ]
}

/** The value of one side: '1850', '1850 usd', 'canceled 0' or 'cs_1: 1850 eur' in readable form. */
export function formatSide(side: string): string {
  const [, number, cents, currency] = /^(?:(\w+): )?(\d+)(?: ([a-z]{3}))?$/.exec(side) ?? []
  const { payment, amountOfPayment, chargedAmount } = dashboard.adminPayments
  if (cents !== undefined) {
    const amount = formatMoney(Number(cents), currency?.toUpperCase())
    return number ? amountOfPayment({ amount, id: number }) : amount
  }
  const [, state, charged] = /^([a-z_]+) (\d+)$/.exec(side) ?? []
  if (state !== undefined)
    return chargedAmount({ state: formatSide(state), amount: formatMoney(Number(charged)) })
  if (/^(cs|pi)_/.test(side)) return payment(side)
  const states: Partial<Record<string, string>> = dashboard.adminPayments.states
  return states[side] ?? formatCode(side)
}

/** A decline code of the provider: 'lost_or_stolen_card' -> 'Lost or stolen card'. */
function formatCode(code: string): string {
  const label = code.replaceAll('_', ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
