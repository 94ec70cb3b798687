import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { clsx } from 'clsx'
import { NumberCell } from '../inline-edit/number-cell.tsx'
import type { InlineEdit } from '../inline-edit/use-inline-edit.ts'
import { ProductName } from './product-name.tsx'
import { RowActions } from './row-actions.tsx'
import type { Selection } from './use-selection.ts'

type Props = {
  products: Product[]
  selection: Selection
  save: InlineEdit['save']
  onArchive: (products: Product[], archived: boolean) => void
  onDelete: (products: Product[]) => void
  getPath: (product: Product) => string
}

/** The rows of the table as cards, on a phone. */
export function ProductCards({ products, selection, save, getPath, ...acts }: Props) {
  return (
    <ul aria-label={dashboard.merchant.products.listLabel} className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {products.map((product) => (
        <li
          key={product.id}
          className={clsx(
            'grid grid-cols-1 gap-2 rounded-card border bg-surface p-3 shadow-low',
            selection.has(product.id) ? 'border-pine' : 'border-line',
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
            <ProductName product={product} to={getPath(product)} />
            <span className="grid size-11 place-items-center">
              <input
                type="checkbox"
                aria-label={dashboard.merchant.products.select(product.name)}
                checked={selection.has(product.id)}
                onChange={() => selection.toggle(product.id)}
                className="size-6"
              />
            </span>
          </div>
          <div className="flex flex-wrap items-start justify-end gap-2">
            <span className="grid gap-0.5">
              <span aria-hidden="true" className="text-xs text-ink-2">
                {dashboard.merchant.products.columns.price}
              </span>
              <NumberCell product={product} field="price" save={save} />
            </span>
            <span className="mr-auto grid gap-0.5">
              <span aria-hidden="true" className="text-xs text-ink-2">
                {dashboard.merchant.products.columns.stock}
              </span>
              <NumberCell product={product} field="stock" save={save} />
            </span>
            <span className="mt-4.5">
              <RowActions product={product} {...acts} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
