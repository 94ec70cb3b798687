import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Select } from '../forms/text-input.tsx'
import { useMediaQuery } from '../hooks/use-media-query.ts'

export type TableColumn<Row> = {
  label: string
  renderCell: (row: Row) => ReactNode
  /** The key that sorts the rows by this column. */
  sortKey?: string
  /** For numbers. */
  alignRight?: boolean
  /** On the card of a phone: first line, beside it, last line, or a line with its label. */
  cardPosition?: 'head' | 'corner' | 'foot'
  className?: string
}
export type TableSorting = { by: string; order: 'asc' | 'desc' }
type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  getRowKey: (row: Row) => string
  sorting?: TableSorting
  onSort?: (sorting: TableSorting) => void
  /** The rows belong to the previous query. */
  isStale?: boolean
}

/** For names and texts of any length, which must not widen the table beyond the screen. */
export const longTextCell = 'min-w-32 wrap-anywhere'

/** A dense table on wide screens; on phones and tablets each row is a card. */
export function DataTable<Row>(props: Props<Row>) {
  const isNarrow = useMediaQuery('(width < 1024px)')
  return isNarrow ? <CardList {...props} /> : <Table {...props} />
}

function Table<Row>({ label, rows, columns, getRowKey, sorting, onSort, isStale }: Props<Row>) {
  return (
    <div
      className={clsx(
        // nothing is cut off at its edge: the menu of a row is longer than the row
        'rounded-card border border-line bg-surface shadow-low',
        isStale && 'opacity-60',
      )}
      aria-busy={isStale || undefined}
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm nums">
        <thead className="sticky top-(--header-height) z-10 low:static">
          <tr className="text-left text-xs text-ink-2">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={ariaSort(column, sorting)}
                className={clsx(
                  'border-b border-line bg-surface px-3 py-1 font-semibold first:rounded-tl-card last:rounded-tr-card',
                  column.alignRight && 'text-right',
                  column.className,
                )}
              >
                {column.sortKey && sorting && onSort ? (
                  <SortButton column={column} sort={column.sortKey} sorting={sorting} onSort={onSort} />
                ) : (
                  <span className="inline-flex min-h-9 items-center">{column.label}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)} className="group hover:bg-sunk/60">
              {columns.map((column) => (
                <td
                  key={column.label}
                  className={clsx(
                    'h-12 border-b border-line px-3 py-1.5 group-last:border-0',
                    column.cardPosition === 'head' && longTextCell,
                    column.alignRight && 'text-right',
                    column.className,
                  )}
                >
                  {column.renderCell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SortButtonProps<Row> = Required<Pick<Props<Row>, 'sorting' | 'onSort'>> & {
  column: TableColumn<Row>
  sort: string
}

function SortButton<Row>({ column, sort, sorting, onSort }: SortButtonProps<Row>) {
  const isAscending = sorting.order === 'asc'
  const isSorted = sorting.by === sort
  return (
    <button
      type="button"
      onClick={() => onSort({ by: sort, order: isSorted && isAscending ? 'desc' : 'asc' })}
      className={clsx(
        'inline-flex min-h-9 items-center gap-1 rounded-field hover:text-ink',
        isSorted && 'text-ink',
      )}
    >
      {column.label}
      {isSorted &&
        (isAscending ? (
          <ArrowUp aria-hidden="true" className="size-3.5" />
        ) : (
          <ArrowDown aria-hidden="true" className="size-3.5" />
        ))}
    </button>
  )
}

function ariaSort<Row>({ sortKey }: TableColumn<Row>, sorting: TableSorting | undefined) {
  if (!sortKey || !sorting) return undefined
  if (sorting.by !== sortKey) return 'none' as const
  return sorting.order === 'asc' ? ('ascending' as const) : ('descending' as const)
}

function CardList<Row>({ label, rows, columns, getRowKey, sorting, onSort, isStale }: Props<Row>) {
  const heads = columns.filter(({ cardPosition }) => cardPosition === 'head')
  const corners = columns.filter(({ cardPosition }) => cardPosition === 'corner')
  const lines = columns.filter(({ cardPosition }) => cardPosition === undefined)
  const feet = columns.filter(({ cardPosition }) => cardPosition === 'foot')
  const list = (
    <ul
      aria-label={label}
      aria-busy={isStale || undefined}
      className={clsx('grid grid-cols-1 gap-3 md:grid-cols-2', isStale && 'opacity-60')}
    >
      {rows.map((row) => (
        <li
          key={getRowKey(row)}
          className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-card border border-line bg-surface p-4 shadow-low"
        >
          <div className="flex items-start justify-between gap-2">
            <div className="grid min-w-0 grid-cols-1 gap-2 wrap-anywhere">
              {heads.map((column) => (
                <div key={column.label} className="min-w-0">
                  {column.renderCell(row)}
                </div>
              ))}
            </div>
            {corners.map((column) => (
              <div key={column.label} className="-mt-1.5 -mr-2 shrink-0">
                {column.renderCell(row)}
              </div>
            ))}
          </div>
          <dl className="grid grid-cols-1 gap-1 text-sm nums">
            {lines.map((column) => (
              <div key={column.label} className="flex items-baseline justify-between gap-4">
                <dt className="shrink-0 text-ink-2">{column.label}</dt>
                <dd className="min-w-0 text-right wrap-anywhere">{column.renderCell(row)}</dd>
              </div>
            ))}
          </dl>
          {feet.map((column) => (
            <div key={column.label} className="-mb-1 flex flex-wrap justify-end border-t border-line pt-2">
              {column.renderCell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
  if (!sorting || !onSort) return list
  return (
    <div className="grid grid-cols-1 gap-3">
      <SortSelect columns={columns} sorting={sorting} onSort={onSort} />
      {list}
    </div>
  )
}

/** For cards, which have no column headers to click. */
function SortSelect<Row>({
  columns,
  sorting,
  onSort,
}: Omit<SortButtonProps<Row>, 'column' | 'sort'> & Pick<Props<Row>, 'columns'>) {
  return (
    <Select
      aria-label={m.app.ui.sortBy}
      value={`${sorting.by} ${sorting.order}`}
      onChange={({ target }) => {
        const [by = sorting.by, order] = target.value.split(' ')
        onSort({ by, order: order === 'desc' ? 'desc' : 'asc' })
      }}
      className="w-auto! justify-self-end"
    >
      {columns.flatMap(({ label, sortKey }) =>
        sortKey === undefined
          ? []
          : [
              <option key={`${sortKey} asc`} value={`${sortKey} asc`}>{`${label} ↑`}</option>,
              <option key={`${sortKey} desc`} value={`${sortKey} desc`}>{`${label} ↓`}</option>,
            ],
      )}
    </Select>
  )
}
