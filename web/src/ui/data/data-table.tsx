import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Select } from '../forms/text-input.tsx'
import { useMedia } from '../hooks/use-media-query.ts'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** What the rows can be sorted by through this column. */
  sort?: string
  /** Numbers stand right. */
  right?: boolean
  /** On the card of a phone: the first line, the last line, or a line with its label. */
  place?: 'head' | 'foot'
  className?: string
}
export type Sorting = { by: string; order: 'asc' | 'desc' }
type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** The rows are of the question before. */
  stale?: boolean
}

/** A dense table on the desk; where its columns would be squeezed, on a phone or a tablet, each row is a card. */
export function RowsTable<Row>(props: Props<Row>) {
  const narrow = useMedia('(width < 1024px)')
  return narrow ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row>({ label, rows, columns, keyOf, sorting, onSort, stale }: Props<Row>) {
  return (
    <div
      className={clsx(
        'overflow-x-auto rounded-card border border-line bg-surface shadow-low',
        stale && 'opacity-60',
      )}
      aria-busy={stale || undefined}
    >
      <table aria-label={label} className="w-full border-collapse text-sm nums">
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-2">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={ariaSort(column, sorting)}
                className={clsx('px-3 py-1 font-semibold', column.right && 'text-right', column.className)}
              >
                {column.sort && sorting && onSort ? (
                  <SortButton column={column} sort={column.sort} sorting={sorting} onSort={onSort} />
                ) : (
                  <span className="inline-flex min-h-9 items-center">{column.label}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-0 hover:bg-sunk/60">
              {columns.map((column) => (
                <td
                  key={column.label}
                  className={clsx('h-12 px-3 py-1.5', column.right && 'text-right', column.className)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SortProps<Row> = Required<Pick<Props<Row>, 'sorting' | 'onSort'>> & {
  column: Column<Row>
  sort: string
}

function SortButton<Row>({ column, sort, sorting, onSort }: SortProps<Row>) {
  const isUp = sorting.order === 'asc'
  const sorted = sorting.by === sort
  return (
    <button
      type="button"
      onClick={() => onSort({ by: sort, order: sorted && isUp ? 'desc' : 'asc' })}
      className={clsx(
        'inline-flex min-h-9 items-center gap-1 rounded-field hover:text-ink',
        sorted && 'text-ink',
      )}
    >
      {column.label}
      {sorted &&
        (isUp ? (
          <ArrowUp aria-hidden="true" className="size-3.5" />
        ) : (
          <ArrowDown aria-hidden="true" className="size-3.5" />
        ))}
    </button>
  )
}

function ariaSort<Row>({ sort }: Column<Row>, sorting: Sorting | undefined) {
  if (!sort || !sorting) return undefined
  if (sorting.by !== sort) return 'none' as const
  return sorting.order === 'asc' ? ('ascending' as const) : ('descending' as const)
}

function Cards<Row>({ label, rows, columns, keyOf, sorting, onSort, stale }: Props<Row>) {
  const heads = columns.filter(({ place }) => place === 'head')
  const lines = columns.filter(({ place }) => place === undefined)
  const feet = columns.filter(({ place }) => place === 'foot')
  const list = (
    <ul
      aria-label={label}
      aria-busy={stale || undefined}
      className={clsx('grid grid-cols-1 gap-3 md:grid-cols-2', stale && 'opacity-60')}
    >
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-4 shadow-low"
        >
          {heads.map((column) => (
            <div key={column.label} className="min-w-0">
              {column.cell(row)}
            </div>
          ))}
          <dl className="grid gap-1 text-sm nums">
            {lines.map((column) => (
              <div key={column.label} className="flex items-baseline justify-between gap-4">
                <dt className="shrink-0 text-ink-2">{column.label}</dt>
                <dd className="min-w-0 text-right break-words">{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {feet.map((column) => (
            <div key={column.label} className="-mb-1 flex flex-wrap justify-end border-t border-line pt-2">
              {column.cell(row)}
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

/** Cards have no heads to press. */
function SortSelect<Row>({
  columns,
  sorting,
  onSort,
}: Omit<SortProps<Row>, 'column' | 'sort'> & Pick<Props<Row>, 'columns'>) {
  return (
    <Select
      aria-label="Order of the list"
      value={`${sorting.by} ${sorting.order}`}
      onChange={({ target }) => {
        const [by = sorting.by, order] = target.value.split(' ')
        onSort({ by, order: order === 'desc' ? 'desc' : 'asc' })
      }}
      className="w-auto! justify-self-end"
    >
      {columns.flatMap(({ label, sort }) =>
        sort === undefined
          ? []
          : [
              <option key={`${sort} asc`} value={`${sort} asc`}>{`${label} ↑`}</option>,
              <option key={`${sort} desc`} value={`${sort} desc`}>{`${label} ↓`}</option>,
            ],
      )}
    </Select>
  )
}
