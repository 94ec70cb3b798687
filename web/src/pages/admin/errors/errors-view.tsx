import type { ErrorGroup } from '@mainstreet/contract/reports/client-error.ts'
import { calls } from '../../../api/calls.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { useClock } from '../../../browser/clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/data/data-table.tsx'
import { agoWords } from '../../../ui/data/format-relative-time.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { oneOf, pageOf, searchable } from '../view-search.ts'
import { ErrorReports } from './error-reports.tsx'

const levels = {
  page: 'Whole pages',
  section: 'Sections',
  component: 'Parts',
  window: 'Outside of any part',
} as const

/** The same fault of many browsers is one line. */
export function ErrorsView() {
  const [search, change] = useViewSearch()
  const now = useClock()
  const level = oneOf(Object.keys(levels), search.level)
  const words = searchable(search.search)
  const query = { page: pageOf(search), level, search: words }
  const list = useMaybeAnswer(calls.listClientErrors, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(level || words)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label="Search errors"
          placeholder="Words of the message"
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
        <FilterSelect
          label="Level"
          all="All levels"
          options={levels}
          value={level}
          onChange={(next) => change({ level: next })}
        />
      </div>
      <PagedRows
        label="Errors"
        list={list}
        columns={columnsOf(now, (open) => change({ open, page: search.page }))}
        keyOf={({ fingerprint }) => fingerprint}
        onPage={(page) => change({ page: String(page) })}
        empty={
          <EmptyState
            scene={narrow ? 'lost' : 'counter'}
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

function columnsOf(now: Date, open: (fingerprint: string) => void): Column<ErrorGroup>[] {
  return [
    {
      label: 'Message',
      place: 'head',
      cell: ({ message, fingerprint }) => (
        <button
          type="button"
          onClick={() => open(fingerprint)}
          className="line-clamp-2 max-w-xl rounded-field py-1 text-left font-semibold break-words text-pine hover:underline"
        >
          {message || 'Without a message'}
        </button>
      ),
    },
    { label: 'Where', cell: ({ context }) => context ?? <span className="text-ink-2">Unknown</span> },
    {
      label: 'Level',
      cell: ({ level }) => <Badge tone={level === 'page' ? 'bad' : 'plain'}>{level ?? 'unknown'}</Badge>,
    },
    { label: 'Reports', right: true, cell: ({ reports }) => reports.toLocaleString('en-US') },
    { label: 'People', right: true, cell: ({ people }) => people.toLocaleString('en-US') },
    {
      label: 'Last',
      className: 'whitespace-nowrap',
      cell: ({ last_at }) => agoWords(new Date(last_at), now),
    },
  ]
}
