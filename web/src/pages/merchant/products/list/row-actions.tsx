import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Archive, ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react'
import { useFocusFallback } from '../../../../ui/hooks/use-focus-fallback.ts'
import { Menu } from '../../../../ui/overlays/menu.tsx'

type Props = {
  product: Product
  onArchive: (products: Product[], archived: boolean) => void
  onDelete: (products: Product[]) => void
}

export function RowActions({ product, onArchive, onDelete }: Props) {
  const { name, is_archived } = product
  const ref = useFocusFallback<HTMLSpanElement>(findAdjacentRowName)
  const texts = dashboard.merchant.products.menu
  const Icon = is_archived ? ArchiveRestore : Archive
  return (
    <span ref={ref} className="inline-flex">
      <Menu
        label={texts.label(name)}
        trigger={<Ellipsis aria-hidden="true" className="size-5" />}
        items={[
          {
            label: is_archived ? texts.restore : texts.archive,
            icon: <Icon aria-hidden="true" className="size-4.5" />,
            onSelect: () => onArchive([product], !is_archived),
          },
          {
            label: texts.delete,
            icon: <Trash2 aria-hidden="true" className="size-4.5" />,
            tone: 'danger',
            onSelect: () => onDelete([product]),
          },
        ]}
      />
    </span>
  )
}

/** The name of the next product, or of the previous one: a key held down would press its button. */
function findAdjacentRowName(actions: HTMLElement) {
  const row = actions.closest('tr, li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return beside?.querySelector<HTMLElement>('a')
}
