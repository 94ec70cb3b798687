import type { AuditEntry } from '@mainstreet/contract/admin/audit-log.ts'
import { calls } from '../../../api/calls.ts'
import { requestFile } from '../../../api/client.ts'
import { SaveButton } from '../../../api/download-button.tsx'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { ChangesList } from '../../../features/moderation/changes-list.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/data/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DayFields } from '../date-range-fields.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { momentWords } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { dayOf, oneOf, pageOf, searchable } from '../view-search.ts'
import { actWords, actWordsOf, subjectWords } from './action-labels.ts'

const subjects = Object.keys(subjectWords) as (keyof typeof subjectWords)[]
const none = {
  actor: undefined,
  act: undefined,
  subject_type: undefined,
  subject_id: undefined,
  from: undefined,
  to: undefined,
}

/** Everything that merchants and admins have done; nobody can change it. */
export function LogView() {
  const [search, change] = useViewSearch()
  const filter = {
    actor: searchable(search.actor),
    act: oneOf(Object.keys(actWords), search.act),
    subject_type: oneOf(subjects, search.subject_type),
    subject_id: search.subject_id,
    from: dayOf(search.from),
    to: dayOf(search.to),
  }
  const query = { page: pageOf(search), ...filter }
  const list = useMaybeAnswer(calls.listAuditLog, { query }, { keepPrevious: true, live: true })
  const narrow = Object.values(filter).some(Boolean)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <SearchField
          label="By whom"
          placeholder="E-mail of who did it"
          value={search.actor}
          onSearch={(actor) => change({ actor })}
        />
        <FilterSelect
          label="What was done"
          all="Everything done"
          options={actWords}
          value={filter.act}
          onChange={(act) => change({ act })}
        />
        <FilterSelect
          label="To what"
          all="To anything"
          options={subjectWords}
          value={filter.subject_type}
          onChange={(subject_type) => change({ subject_type, subject_id: undefined })}
        />
        <DayFields from={filter.from} to={filter.to} onChange={change} />
        {narrow && (
          <Button variant="plain" onClick={() => change(none)}>
            Clear
          </Button>
        )}
        <SaveButton
          name="mainstreet-log.csv"
          read={() => requestFile(calls.exportAuditLog, { query: filter })}
          className="ml-auto"
        >
          Save as CSV
        </SaveButton>
      </div>
      <PagedRows
        label="Log"
        list={list}
        columns={columns}
        keyOf={({ id }) => String(id)}
        onPage={(page) => change({ page: String(page) })}
        beyond="For what is older choose days, or download all of it."
        empty={
          <EmptyState
            scene="letter"
            title="Nothing written down"
            text={
              narrow
                ? 'Nobody has done such a thing in these days.'
                : 'What merchants and admins do is written down here and stays.'
            }
            action={
              narrow && (
                <Button variant="quiet" onClick={() => change(none)}>
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

const columns: Column<AuditEntry>[] = [
  {
    label: 'Who',
    place: 'head',
    className: 'align-top',
    cell: ({ actor_name, actor_email, actor_role }) => (
      <>
        <span className="block font-semibold">{actor_name ?? 'Somebody who has left'}</span>
        <span className="block text-sm break-all text-ink-2">{actor_email ?? actor_role}</span>
      </>
    ),
  },
  {
    label: 'What',
    className: 'align-top',
    cell: ({ act, subject_name }) => (
      <>
        <span className="block">{actWordsOf(act)}</span>
        {subject_name && <span className="block font-semibold break-words">{subject_name}</span>}
      </>
    ),
  },
  {
    label: 'When',
    className: 'align-top whitespace-nowrap',
    cell: ({ created_at }) => momentWords(created_at),
  },
  {
    label: 'Changes',
    place: 'foot',
    className: 'align-top w-2/5',
    cell: ({ changes }) => <Changes changes={changes} />,
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
