import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ProductSearch } from './product-search.ts'

type Props = { search: ProductSearch; onClear: () => void; onNew: () => void; onImport: () => void }

export function NoProducts({ search, onClear, onNew, onImport }: Props) {
  if (search.search || search.show === 'in_stock' || search.page > 1)
    return (
      <EmptyState
        scene="lost"
        title="Nothing like that on the shelf"
        text={search.search ? `No product matches “${search.search}”.` : 'No product is shown here.'}
        action={
          <Button variant="quiet" onClick={onClear}>
            Show all products
          </Button>
        }
      />
    )
  return (
    <EmptyState
      scene="shelf"
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
