import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/button.tsx'
import { useFocusFallback } from '../../../../ui/hooks/use-focus-fallback.ts'

type Props = {
  product: Product
  onArchive: (products: Product[], archived: boolean) => void
  onDelete: (products: Product[]) => void
}

export function RowActions({ product, onArchive, onDelete }: Props) {
  const { name, is_archived } = product
  const ref = useFocusFallback<HTMLSpanElement>(findAdjacentRowButton)
  const texts = dashboard.merchant.products
  const Icon = is_archived ? ArchiveRestore : Archive
  return (
    <span ref={ref} className="inline-flex">
      <IconButton
        label={is_archived ? texts.restore(name) : texts.archive(name)}
        onClick={() => onArchive([product], !is_archived)}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton label={texts.delete(name)} onClick={() => onDelete([product])}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </span>
  )
}

/** The name of the next product, or of the previous one: a key held down would press its button. */
function findAdjacentRowButton(actions: HTMLElement) {
  const row = actions.closest('tr, li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return beside?.querySelector<HTMLElement>('a')
}
