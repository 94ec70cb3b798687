import type { ClientErrorGroup } from '@mainstreet/contract/client-errors/client-error.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatNumber } from '@mainstreet/contract/messages/format.ts'
import { calls } from '../../../api/calls.ts'
import { useClock } from '../../../browser/clock.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { longTextCell, type TableColumn } from '../../../ui/data/data-table.tsx'
import { formatRelativeTime } from '../../../ui/data/format-relative-time.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { ListEmptyState } from '../list-empty-state.tsx'
import { OpenRowButton } from '../open-row-button.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseOneOf, parsePage, toSearchTerm } from '../view-search.ts'
import { ErrorReports } from './error-reports.tsx'

/** The same error of many browsers is one row. */
export function ErrorsView() {
  const [search, change] = useViewSearch()
  const now = useClock()
  const text = dashboard.admin.errors
  const level = parseOneOf(Object.keys(text.levels), search.level)
  const searchTerm = toSearchTerm(search.search)
  const query = { page: parsePage(search), level, search: searchTerm }
  const list = useCallQuery(calls.listClientErrors, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(level || searchTerm)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={search.search}
          onSearch={(typed) => change({ search: typed })}
        />
        <FilterSelect
          label={text.level}
          allLabel={text.allLevels}
          options={text.levels}
          value={level}
          onChange={(next) => change({ level: next })}
        />
      </div>
      <PagedRows
        label={text.listLabel}
        list={list}
        columns={createColumns(now, (open) => change({ open, page: search.page }))}
        getRowKey={({ fingerprint }) => fingerprint}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <ListEmptyState
            illustration={narrow ? 'not-found' : 'merchant'}
            isFiltered={narrow}
            texts={text}
            onShowAll={() => change({ search: undefined, level: undefined })}
          />
        }
      />
      {search.open && (
        <ErrorReports
          key={search.open}
          fingerprint={search.open}
          onClose={() => change({ open: undefined, page: search.page })}
        />
      )}
    </div>
  )
}

type ErrorReportLevel = keyof typeof dashboard.admin.errors.levels

/** Any text can be sent as a level. */
function getLevelLabel(level: string | null): string {
  const { levels, unknown } = dashboard.admin.errors
  const known = parseOneOf(Object.keys(levels) as ErrorReportLevel[], level ?? undefined)
  return known ? levels[known] : (level ?? unknown)
}

function createColumns(now: Date, open: (fingerprint: string) => void): TableColumn<ClientErrorGroup>[] {
  const { columns, noMessage, unknown } = dashboard.admin.errors
  return [
    {
      label: columns.message,
      cardPosition: 'head',
      renderCell: ({ message, fingerprint }) => (
        <OpenRowButton onClick={() => open(fingerprint)} className="line-clamp-2 max-w-xl">
          {message || noMessage}
        </OpenRowButton>
      ),
    },
    {
      label: columns.context,
      className: longTextCell,
      renderCell: ({ context }) => context ?? <span className="text-ink-2">{unknown}</span>,
    },
    {
      label: columns.level,
      renderCell: ({ level }) => (
        <Badge tone={level === 'page' ? 'bad' : 'plain'}>{getLevelLabel(level)}</Badge>
      ),
    },
    {
      label: columns.reports,
      alignRight: true,
      renderCell: ({ reports }) => formatNumber(reports),
    },
    { label: columns.users, alignRight: true, renderCell: ({ users }) => formatNumber(users) },
    {
      label: columns.lastSeen,
      className: 'whitespace-nowrap',
      renderCell: ({ last_at }) => formatRelativeTime(new Date(last_at), now),
    },
  ]
}
