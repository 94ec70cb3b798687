import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import type { Dispute, DisputeStatus } from '@mainstreet/contract/payments/dispute.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../../api/calls.ts'
import { describeDisputeReason } from '../../../features/payments/dispute-texts.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatDateTime } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'

type Props = { openOnly: boolean; page: number; onPage: (page: number) => void }

/** The disputes of the marketplace; evidence is submitted in the provider's dashboard. */
export function DisputesList({ openOnly, page, onPage }: Props) {
  const query = { page, ...(openOnly && { open: 'true' as const }) }
  const list = useCallQuery(calls.listDisputes, { query }, { keepPrevious: true, live: true })
  const { listLabel, empty } = dashboard.disputes
  return (
    <PagedRows
      label={listLabel}
      list={list}
      columns={createColumns()}
      getRowKey={({ id }) => id}
      onPage={onPage}
      empty={<EmptyState illustration="merchant" title={empty.title} text={empty.text} />}
    />
  )
}

const statusTones: Record<DisputeStatus, BadgeTone> = {
  warning_needs_response: 'warn',
  warning_under_review: 'sky',
  warning_closed: 'plain',
  needs_response: 'bad',
  under_review: 'sky',
  prevented: 'plain',
  won: 'good',
  lost: 'slate',
}

function createColumns(): TableColumn<Dispute>[] {
  const { columns, statuses, noDeadline, evidence, evidenceLabel } = dashboard.disputes
  return [
    {
      label: columns.dispute,
      cardPosition: 'head',
      renderCell: ({ reason }) => <span className="font-semibold">{describeDisputeReason(reason)}</span>,
    },
    {
      label: columns.amount,
      renderCell: ({ amount }) => <span className="nums">{formatDollars(amount)}</span>,
    },
    {
      label: columns.deadline,
      className: 'whitespace-nowrap',
      renderCell: ({ evidence_due_at }) => (evidence_due_at ? formatDateTime(evidence_due_at) : noDeadline),
    },
    {
      label: columns.opened,
      className: 'whitespace-nowrap',
      renderCell: ({ created_at }) => formatDateTime(created_at),
    },
    {
      label: columns.status,
      renderCell: ({ status }) => <Badge tone={statusTones[status]}>{statuses[status]}</Badge>,
    },
    {
      label: dashboard.adminPayments.columns.actions,
      alignRight: true,
      cardPosition: 'foot',
      renderCell: ({ parent_order_id, evidence_url, amount }) => (
        <span className="flex flex-wrap items-center justify-end gap-x-1">
          <ButtonLink
            to={href(routes.adminComprehensive, { search: { view: 'orders', search: parent_order_id } })}
            variant="plain"
            size="sm"
          >
            {dashboard.adminPayments.viewOrders}
          </ButtonLink>
          {evidence_url && (
            <a
              href={evidence_url}
              target="_blank"
              rel="noreferrer"
              className="text-pine underline"
              aria-label={evidenceLabel(formatDollars(amount))}
            >
              {evidence}
            </a>
          )}
        </span>
      ),
    },
  ]
}
