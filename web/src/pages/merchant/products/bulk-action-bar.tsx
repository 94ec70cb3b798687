import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { useFocusFallback } from '../../../ui/hooks/use-focus-fallback.ts'
import type { Selection } from './list/use-selection.ts'

type Props = {
  selection: Selection
  products: Product[]
  onArchive: (ids: string[], archived: boolean) => void
  onDelete: (products: Product[]) => void
}

/** The actions on all selected products. */
export function BulkActionBar({ products, ...rest }: Props) {
  const chosen = products.filter(({ id }) => rest.selection.has(id))
  return chosen.length === 0 ? null : <ActionBar {...rest} chosen={chosen} />
}

type BarProps = Omit<Props, 'products'> & { chosen: Product[] }

function ActionBar({ selection, chosen, onArchive, onDelete }: BarProps) {
  const ref = useFocusFallback<HTMLElement>()
  const ids = (archived: boolean) => chosen.filter((one) => one.is_archived === archived).map(({ id }) => id)
  const texts = dashboard.merchant.products.bulk
  const active = ids(false)
  const archived = ids(true)
  return (
    <section
      ref={ref}
      aria-label={texts.label}
      data-bar
      className="sticky bottom-3 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 low:static flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-3 shadow-high"
    >
      <IconButton label={texts.clear} onClick={() => selection.set([])} className="-my-1 -ml-2">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <p className="mr-auto font-semibold nums" aria-live="polite">
        {texts.selected(chosen.length)}
      </p>
      {active.length > 0 && (
        <Button size="sm" onClick={() => onArchive(active, true)}>
          {texts.archive(active.length)}
        </Button>
      )}
      {archived.length > 0 && (
        <Button size="sm" onClick={() => onArchive(archived, false)}>
          {texts.restore(archived.length)}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => onDelete(chosen)}>
        {texts.delete(chosen.length)}
      </Button>
    </section>
  )
}
