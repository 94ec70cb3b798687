import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDate, formatDollars } from '@mainstreet/contract/messages/format.ts'
import type { Dispute } from '@mainstreet/contract/payments/dispute.ts'
import { getMarketplaceTimeZone } from '../../../browser/time-zones.ts'
import { describeDisputeReason } from '../dispute-texts.ts'

/** The disputes of an order, with the deadline for evidence. */
export function DisputeRows({ disputes }: { disputes: readonly Dispute[] }) {
  const texts = dashboard.disputes
  return (
    <ul className="grid gap-2" aria-label={texts.title}>
      {disputes.map(({ id, amount, status, reason, evidence_due_at, evidence_url }) => (
        <li key={id} className="grid gap-1 rounded-field border border-line px-4 py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold nums">{texts.amount(formatDollars(amount))}</span>
            <span className="text-sm">{texts.statuses[status]}</span>
          </p>
          <p className="text-sm text-ink-2">{describeDisputeReason(reason)}</p>
          {evidence_due_at && (
            <p className="text-sm">
              {texts.deadline(formatDate(new Date(evidence_due_at), 'dayAndTime', getMarketplaceTimeZone()))}
            </p>
          )}
          {evidence_url && (
            <a
              href={evidence_url}
              target="_blank"
              rel="noreferrer"
              className="justify-self-start text-sm text-pine underline"
              aria-label={texts.evidenceLabel(formatDollars(amount))}
            >
              {texts.evidence}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
