import { paging } from '@mainstreet/contract/limits.ts'
import type { Pagination } from '@mainstreet/contract/paging.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Column, RowsTable, type Sorting } from '../../ui/data/data-table.tsx'
import { RowsSkeleton } from '../../ui/data/table-skeleton.tsx'
import { FailedLoad } from '../../ui/feedback/load-error.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'

type Props<Row> = {
  label: string
  list: UseQueryResult<{ data: Row[]; pagination: Pagination }>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  onPage: (page: number) => void
  /** How to come to the rows of a list over the whole street that lie too deep to be turned to. */
  beyond?: string
  empty: ReactNode
}

/** A page of rows: while it is fetched, empty, failed and full. */
export function PagedRows<Row>({ list, empty, onPage, beyond, ...table }: Props<Row>) {
  if (list.isPending) return <RowsSkeleton label={table.label} />
  if (!list.data) return <FailedLoad of={list.error} onRetry={list.refetch} />
  const { data: rows, pagination } = list.data
  if (rows.length === 0 && pagination.page === 1) return empty
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.error && <FailedLoad of={list.error} onRetry={list.refetch} />}
      <RowsTable {...table} rows={rows} stale={list.isPlaceholderData} />
      <Pager
        pagination={pagination}
        onPage={onPage}
        {...(beyond !== undefined && { bound: { rows: paging.reachable, instead: beyond } })}
      />
    </div>
  )
}
