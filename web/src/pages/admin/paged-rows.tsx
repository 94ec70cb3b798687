import type { Pagination } from '@mainstreet/contract/paging.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataTable, type TableColumn, type TableSorting } from '../../ui/data/data-table.tsx'
import { TableSkeleton } from '../../ui/data/table-skeleton.tsx'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'

type ListProps<Row> = {
  label: string
  list: UseQueryResult<{ data: Row[]; pagination: Pagination }>
  onPage: (page: number) => void
  /** How to find rows of a list that paging cannot reach. */
  tooDeepHint?: string
  empty: ReactNode
}
type PagedListProps<Row> = ListProps<Row> & {
  /** Stale rows belong to the previous query. */
  children: (rows: readonly Row[], isStale: boolean) => ReactNode
}

/** One page of a list, with its loading, empty and error states. */
export function PagedList<Row>({ label, list, empty, onPage, tooDeepHint, children }: PagedListProps<Row>) {
  if (list.isPending) return <TableSkeleton label={label} />
  if (!list.data) return <LoadError error={list.error} onRetry={list.refetch} />
  const { data: rows, pagination } = list.data
  if (rows.length === 0 && pagination.page === 1) return empty
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.error && <LoadError error={list.error} onRetry={list.refetch} />}
      {children(rows, list.isPlaceholderData)}
      <Pager
        pagination={pagination}
        onPage={onPage}
        {...(tooDeepHint !== undefined && {
          pageLimit: { rows: paging.maxReachableItems, instead: tooDeepHint },
        })}
      />
    </div>
  )
}

type RowsProps<Row> = ListProps<Row> & {
  columns: readonly TableColumn<Row>[]
  getRowKey: (row: Row) => string
  sorting?: TableSorting
  onSort?: (sorting: TableSorting) => void
}

/** A list as a table. */
export function PagedRows<Row>(props: RowsProps<Row>) {
  return (
    <PagedList {...props}>
      {(rows, isStale) => <DataTable {...props} rows={rows} isStale={isStale} />}
    </PagedList>
  )
}
