import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { clsx } from 'clsx'
import { calls } from '../../../api/calls.ts'
import { requestFile } from '../../../api/client.ts'
import { DownloadButton } from '../../../queries/download-button.tsx'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { ListEmptyState } from '../list-empty-state.tsx'
import { PagedList } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseDay, parseOneOf, parsePage, toSearchTerm } from '../view-search.ts'
import { LogEntry } from './log-entry.tsx'

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
      <PagedList
        label={text.listLabel}
        list={list}
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
      >
        {(entries, isStale) => (
          <ol
            aria-label={text.listLabel}
            aria-busy={isStale || undefined}
            className={clsx(
              'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-low',
              isStale && 'opacity-60',
            )}
          >
            {entries.map((entry) => (
              <LogEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </div>
  )
}
