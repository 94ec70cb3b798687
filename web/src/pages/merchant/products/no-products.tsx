import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { ProductSearch } from './product-search.ts'

type Props = { search: ProductSearch; onClear: () => void; onNew: () => void; onImport: () => void }

export function NoProducts({ search, onClear, onNew, onImport }: Props) {
  const texts = dashboard.merchant.products.empty
  if (search.search || (search.show !== 'active' && search.show !== 'all') || search.page > 1)
    return (
      <EmptyState
        illustration="not-found"
        title={search.search ? texts.noResults : texts.title}
        text={search.search ? texts.noMatch(search.search) : texts.texts[search.show]}
        action={
          <Button variant="quiet" onClick={onClear}>
            {texts.showAll}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      illustration="stock"
      title={texts.firstTitle}
      text={texts.firstText}
      action={
        <>
          <Button onClick={onNew}>{texts.addFirst}</Button>
          <Button variant="quiet" onClick={onImport}>
            {texts.importFile}
          </Button>
        </>
      }
    />
  )
}
