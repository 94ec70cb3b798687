import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { NumberCell } from '../inline-edit/number-cell.tsx'
import type { InlineEdit } from '../inline-edit/use-inline-edit.ts'
import { type ProductSearch, type SortColumn, toggleSort } from '../product-search.ts'
import { ProductName } from './product-name.tsx'
import { RowActions } from './row-actions.tsx'
import type { Selection } from './use-selection.ts'

type Props = {
  products: Product[]
  search: ProductSearch
  onSearch: (search: ProductSearch) => void
  selection: Selection
  save: InlineEdit['save']
  onArchive: (products: Product[], archived: boolean) => void
  onDelete: (products: Product[]) => void
  getPath: (product: Product) => string
  /** Of the shop. */
  timeZone: string
}

export function ProductTable({
  products,
  search,
  onSearch,
  selection,
  save,
  getPath,
  timeZone,
  ...acts
}: Props) {
  const all = products.length > 0 && products.every(({ id }) => selection.has(id))
  const head = { search, onSearch }
  const texts = dashboard.merchant.products
  return (
    <div className="rounded-card border border-line bg-surface shadow-low">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{texts.listLabel}</caption>
        <thead>
          <tr className="text-left text-sm text-ink-2 [&>th]:sticky [&>th]:top-16 [&>th]:z-10 [&>th]:border-b [&>th]:border-line [&>th]:bg-surface">
            <th scope="col" className="w-11 rounded-tl-card pl-3">
              <input
                type="checkbox"
                aria-label={texts.selectAll}
                checked={all}
                onChange={() => selection.set(all ? [] : products.map(({ id }) => id))}
                className="block size-4.5"
              />
            </th>
            <SortableHeader {...head} column="name" label={texts.columns.name} />
            <SortableHeader {...head} column="price" label={texts.columns.price} right />
            <SortableHeader {...head} column="stock" label={texts.columns.stock} right />
            <SortableHeader {...head} column="created_at" label={texts.columns.added} />
            <th scope="col" className="w-14 rounded-tr-card">
              <span className="sr-only">{texts.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr
              key={product.id}
              className={clsx(
                'h-12 [&>td]:border-b [&>td]:border-line last:[&>td]:border-0 hover:bg-sunk/60',
                product.is_archived && 'text-ink-2',
                selection.has(product.id) && 'bg-pine-wash/60',
              )}
            >
              <td className="pl-3">
                <input
                  type="checkbox"
                  aria-label={texts.select(product.name)}
                  checked={selection.has(product.id)}
                  onChange={() => selection.toggle(product.id)}
                  className="block size-4.5"
                />
              </td>
              <td className="max-w-0 py-1 pr-4 pl-2">
                <ProductName product={product} to={getPath(product)} />
              </td>
              <td className="w-32 py-1.5 text-right align-top">
                <NumberCell product={product} field="price" save={save} />
              </td>
              <td className="w-32 py-1.5 text-right align-top">
                <NumberCell product={product} field="stock" save={save} />
              </td>
              <td className="w-32 pl-6 text-sm text-ink-2 nums">
                {formatDate(new Date(product.created_at), 'dayWithYear', timeZone)}
              </td>
              <td className="pr-2 text-right">
                <RowActions product={product} {...acts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = Pick<Props, 'search' | 'onSearch'> & { column: SortColumn; label: string; right?: boolean }

function SortableHeader({ search, onSearch, column, label, right = false }: HeadProps) {
  const chosen = search.column === column
  const Arrow = search.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={chosen ? (search.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={clsx(right && 'text-right', column === 'created_at' && 'pl-3')}
    >
      <button
        type="button"
        onClick={() => onSearch(toggleSort(search, column))}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1 rounded-field px-2.5 font-semibold -outline-offset-2 hover:text-ink',
          chosen && 'text-ink',
          right && 'pr-7',
        )}
      >
        {label}
        {chosen && <Arrow aria-hidden="true" className="size-4" />}
      </button>
    </th>
  )
}
