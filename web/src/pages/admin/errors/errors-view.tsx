import { fieldLimits } from '@mainstreet/contract/limits.ts'
import type { ClientErrorGroup } from '@mainstreet/contract/reports/client-error.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { useClock } from '../../../browser/clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { formatRelativeTime } from '../../../ui/data/format-relative-time.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseOneOf, parsePage, toSearchTerm } from '../view-search.ts'
import { ErrorReports } from './error-reports.tsx'

const levelLabels = {
  page: 'Whole pages',
  section: 'Sections',
  component: 'Parts',
  window: 'Outside of any part',
} as const

/** The same error of many browsers is one row. */
export function ErrorsView() {
  const [search, change] = useViewSearch()
  const now = useClock()
  const level = parseOneOf(Object.keys(levelLabels), search.level)
  const searchTerm = toSearchTerm(search.search)
  const query = { page: parsePage(search), level, search: searchTerm }
  const list = useCallQuery(calls.listClientErrors, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(level || searchTerm)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label="Search errors"
          placeholder="Words of the message"
          maxLength={fieldLimits.maxSearchChars}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
        <FilterSelect
          label="Level"
          allLabel="All levels"
          options={levelLabels}
          value={level}
          onChange={(next) => change({ level: next })}
        />
      </div>
      <PagedRows
        label="Errors"
        list={list}
        columns={createColumns(now, (open) => change({ open, page: search.page }))}
        getRowKey={({ fingerprint }) => fingerprint}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <EmptyState
            illustration={narrow ? 'not-found' : 'merchant'}
            title={narrow ? 'No such error' : 'Nothing goes wrong'}
            text={
              narrow
                ? 'Try other words, or all levels.'
                : 'When a page breaks in somebody’s browser, it tells us, and you read it here.'
            }
            action={
              narrow && (
                <Button variant="quiet" onClick={() => change({ search: undefined, level: undefined })}>
                  Show all errors
                </Button>
              )
            }
          />
        }
      />
      <ErrorReports
        fingerprint={search.open}
        onClose={() => change({ open: undefined, page: search.page })}
      />
    </div>
  )
}

function createColumns(now: Date, open: (fingerprint: string) => void): TableColumn<ClientErrorGroup>[] {
  return [
    {
      label: 'Message',
      cardPosition: 'head',
      renderCell: ({ message, fingerprint }) => (
        <button
          type="button"
          onClick={() => open(fingerprint)}
          className="line-clamp-2 max-w-xl rounded-field py-1 text-left font-semibold break-words text-pine hover:underline"
        >
          {message || 'Without a message'}
        </button>
      ),
    },
    { label: 'Where', renderCell: ({ context }) => context ?? <span className="text-ink-2">Unknown</span> },
    {
      label: 'Level',
      renderCell: ({ level }) => (
        <Badge tone={level === 'page' ? 'bad' : 'plain'}>{level ?? 'unknown'}</Badge>
      ),
    },
    { label: 'Reports', alignRight: true, renderCell: ({ reports }) => reports.toLocaleString('en-US') },
    { label: 'People', alignRight: true, renderCell: ({ users }) => users.toLocaleString('en-US') },
    {
      label: 'Last',
      className: 'whitespace-nowrap',
      renderCell: ({ last_at }) => formatRelativeTime(new Date(last_at), now),
    },
  ]
}
