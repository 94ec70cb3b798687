import type { AuditEntry } from '@mainstreet/contract/admin/audit-log.ts'
import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { requestFile } from '../../../api/client.ts'
import { ChangesList } from '../../../features/moderation/changes-list.tsx'
import { DownloadButton } from '../../../queries/download-button.tsx'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { formatDateTime } from '../format-date.ts'
import { ListEmptyState } from '../list-empty-state.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseDay, parseOneOf, parsePage, toSearchTerm } from '../view-search.ts'

const noFilters = {
  actor: undefined,
  action: undefined,
  subject_type: undefined,
  subject_id: undefined,
  from: undefined,
  to: undefined,
}

/** The audit log of merchants and admins; nobody can change it. */
export function LogView() {
  const [search, change] = useViewSearch()
  const text = dashboard.adminLog
  const objects = Object.keys(text.objects) as (keyof typeof text.objects)[]
  const filter = {
    actor: toSearchTerm(search.actor),
    action: parseOneOf(Object.keys(text.actions), search.action),
    subject_type: parseOneOf(objects, search.subject_type),
    subject_id: search.subject_id,
    from: parseDay(search.from),
    to: parseDay(search.to),
  }
  const query = { page: parsePage(search), ...filter }
  const list = useCallQuery(calls.listAuditLog, { query }, { keepPrevious: true, live: true })
  const narrow = Object.values(filter).some(Boolean)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <SearchField
          label={text.actor}
          placeholder={text.actor}
          maxLength={fieldLimits.maxSearchChars}
          value={search.actor}
          onSearch={(actor) => change({ actor })}
        />
        <FilterSelect
          label={text.action}
          allLabel={text.allActions}
          options={text.actions}
          value={filter.action}
          onChange={(action) => change({ action })}
        />
        <FilterSelect
          label={text.object}
          allLabel={text.allObjects}
          options={text.objects}
          value={filter.subject_type}
          onChange={(subject_type) => change({ subject_type, subject_id: undefined })}
        />
        <DateRangeFields from={filter.from} to={filter.to} onChange={change} />
        {narrow && (
          <Button variant="plain" onClick={() => change(noFilters)}>
            {dashboard.admin.clearFilters}
          </Button>
        )}
        <DownloadButton
          fileName="mainstreet-log.csv"
          fetchFile={() => requestFile(calls.exportAuditLog, { query: filter })}
          className="ml-auto"
        >
          {text.download}
        </DownloadButton>
      </div>
      <PagedRows
        label={text.listLabel}
        list={list}
        columns={createColumns()}
        getRowKey={({ id }) => String(id)}
        onPage={(page) => change({ page: String(page) })}
        tooDeepHint={text.tooManyHint}
        empty={
          <ListEmptyState
            illustration="mail"
            isFiltered={narrow}
            texts={text}
            onShowAll={() => change(noFilters)}
          />
        }
      />
    </div>
  )
}

function createColumns(): TableColumn<AuditEntry>[] {
  const { columns, deletedUser } = dashboard.adminLog
  return [
    {
      label: columns.actor,
      cardPosition: 'head',
      className: 'align-top',
      renderCell: ({ actor_name, actor_email, actor_role }) => (
        <>
          <span className="block font-semibold">{actor_name ?? deletedUser}</span>
          <span className="block text-sm break-all text-ink-2">
            {actor_email ?? getRoleLabel(actor_role)}
          </span>
        </>
      ),
    },
    {
      label: columns.action,
      className: 'align-top',
      renderCell: ({ action, subject_name }) => (
        <>
          <span className="block">{getActionLabel(action)}</span>
          {subject_name && <span className="block font-semibold break-words">{subject_name}</span>}
        </>
      ),
    },
    {
      label: columns.time,
      className: 'align-top whitespace-nowrap',
      renderCell: ({ created_at }) => formatDateTime(created_at),
    },
    {
      label: columns.changes,
      cardPosition: 'foot',
      className: 'align-top w-2/5',
      renderCell: ({ changes }) => <Changes changes={changes} />,
    },
  ]
}

/** An action without a label is shown as it is. */
function getActionLabel(action: string): string {
  const labels: Partial<Record<string, string>> = dashboard.adminLog.actions
  return labels[action] ?? action
}

function getRoleLabel(role: string): string {
  const labels: Partial<Record<string, string>> = dashboard.admin.actors
  return labels[role] ?? role
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0)
    return <span className="mr-auto text-sm text-ink-2">{dashboard.adminLog.noChanges}</span>
  if (changes.length <= 2) return <ChangesList changes={changes} />
  return (
    <details className="w-full min-w-0">
      <summary className="min-h-9 content-center text-sm font-semibold text-pine">
        {dashboard.adminLog.changedFields(changes.length)}
      </summary>
      <ChangesList changes={changes} />
    </details>
  )
}
