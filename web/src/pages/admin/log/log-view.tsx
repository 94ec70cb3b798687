import type { AuditEntry } from '@mainstreet/contract/admin/audit-log.ts'
import { fieldLimits } from '@mainstreet/contract/limits.ts'
import { calls } from '../../../api/calls.ts'
import { requestFile } from '../../../api/client.ts'
import { DownloadButton } from '../../../api/download-button.tsx'
import { useCallQuery } from '../../../api/use-call.ts'
import { ChangesList } from '../../../features/moderation/changes-list.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { formatDateTime } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseDay, parseOneOf, parsePage, toSearchTerm } from '../view-search.ts'
import { actionLabels, getActionLabel, subjectLabels } from './action-labels.ts'

const subjects = Object.keys(subjectLabels) as (keyof typeof subjectLabels)[]
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
  const filter = {
    actor: toSearchTerm(search.actor),
    action: parseOneOf(Object.keys(actionLabels), search.action),
    subject_type: parseOneOf(subjects, search.subject_type),
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
          label="By whom"
          placeholder="E-mail of who did it"
          maxLength={fieldLimits.maxSearchChars}
          value={search.actor}
          onSearch={(actor) => change({ actor })}
        />
        <FilterSelect
          label="What was done"
          allLabel="Everything done"
          options={actionLabels}
          value={filter.action}
          onChange={(action) => change({ action })}
        />
        <FilterSelect
          label="To what"
          allLabel="To anything"
          options={subjectLabels}
          value={filter.subject_type}
          onChange={(subject_type) => change({ subject_type, subject_id: undefined })}
        />
        <DateRangeFields from={filter.from} to={filter.to} onChange={change} />
        {narrow && (
          <Button variant="plain" onClick={() => change(noFilters)}>
            Clear
          </Button>
        )}
        <DownloadButton
          fileName="mainstreet-log.csv"
          fetchFile={() => requestFile(calls.exportAuditLog, { query: filter })}
          className="ml-auto"
        >
          Save as CSV
        </DownloadButton>
      </div>
      <PagedRows
        label="Log"
        list={list}
        columns={columns}
        getRowKey={({ id }) => String(id)}
        onPage={(page) => change({ page: String(page) })}
        tooDeepHint="For what is older choose days, or download all of it."
        empty={
          <EmptyState
            illustration="mail"
            title="Nothing written down"
            text={
              narrow
                ? 'Nobody has done such a thing in these days.'
                : 'What merchants and admins do is written down here and stays.'
            }
            action={
              narrow && (
                <Button variant="quiet" onClick={() => change(noFilters)}>
                  Show everything
                </Button>
              )
            }
          />
        }
      />
    </div>
  )
}

const columns: TableColumn<AuditEntry>[] = [
  {
    label: 'Who',
    cardPosition: 'head',
    className: 'align-top',
    renderCell: ({ actor_name, actor_email, actor_role }) => (
      <>
        <span className="block font-semibold">{actor_name ?? 'Somebody who has left'}</span>
        <span className="block text-sm break-all text-ink-2">{actor_email ?? actor_role}</span>
      </>
    ),
  },
  {
    label: 'What',
    className: 'align-top',
    renderCell: ({ action, subject_name }) => (
      <>
        <span className="block">{getActionLabel(action)}</span>
        {subject_name && <span className="block font-semibold break-words">{subject_name}</span>}
      </>
    ),
  },
  {
    label: 'When',
    className: 'align-top whitespace-nowrap',
    renderCell: ({ created_at }) => formatDateTime(created_at),
  },
  {
    label: 'Changes',
    cardPosition: 'foot',
    className: 'align-top w-2/5',
    renderCell: ({ changes }) => <Changes changes={changes} />,
  },
]

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  if (changes.length === 0) return <span className="mr-auto text-sm text-ink-2">None</span>
  if (changes.length <= 2) return <ChangesList changes={changes} />
  return (
    <details className="w-full min-w-0">
      <summary className="min-h-9 content-center text-sm font-semibold text-pine">
        {changes.length} fields
      </summary>
      <ChangesList changes={changes} />
    </details>
  )
}
