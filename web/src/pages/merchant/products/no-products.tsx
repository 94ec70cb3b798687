import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { ProductSearch, StockFilter } from './product-search.ts'

type Props = { search: ProductSearch; onClear: () => void; onNew: () => void; onImport: () => void }

const emptyTexts: Record<StockFilter, string> = {
  active: 'There is no product on this page.',
  in_stock: 'Nothing is in stock. Count your shelf and write the numbers in.',
  out: 'Nothing has run out: everything on the shelf can be bought.',
  archived: 'What you take off the shelf is kept here, and comes back with one press.',
  all: 'There is no product on this page.',
}

export function NoProducts({ search, onClear, onNew, onImport }: Props) {
  if (search.search || (search.show !== 'active' && search.show !== 'all') || search.page > 1)
    return (
      <EmptyState
        illustration="not-found"
        title={search.search ? 'Nothing like that on the shelf' : 'Nothing here'}
        text={search.search ? `No product matches “${search.search}”.` : emptyTexts[search.show]}
        action={
          <Button variant="quiet" onClick={onClear}>
            Show all products
          </Button>
        }
      />
    )
  return (
    <EmptyState
      illustration="stock"
      title="Fill your shelf"
      text="A name, a price and a good photo are enough to begin. You have a list already? A CSV file, also one from Shopify, brings it in at once."
      action={
        <>
          <Button onClick={onNew}>Add the first product</Button>
          <Button variant="quiet" onClick={onImport}>
            Import a file
          </Button>
        </>
      }
    />
  )
}
