import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { describeChanges } from './change-lines.ts'

export function ChangesList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-2 text-sm">
      {describeChanges(changes).map(({ name, before, after }) => (
        <div key={name} className="min-w-0">
          <dt className="font-semibold">{name}</dt>
          <dd className="break-words">
            <span className="sr-only">{dashboard.adminReview.changes.before} </span>
            <del className="text-ink-2">{before}</del>
            <span className="sr-only"> {dashboard.adminReview.changes.after} </span>
            <span aria-hidden="true" className="px-1.5 text-ink-2">
              →
            </span>
            <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
