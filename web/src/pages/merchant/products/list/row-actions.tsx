import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { RowMenu } from '../../../../ui/data/row-menu.tsx'

type Props = {
  product: Product
  onArchive: (products: Product[], archived: boolean) => void
  onDelete: (products: Product[]) => void
}

export function RowActions({ product, onArchive, onDelete }: Props) {
  const { name, is_archived } = product
  const texts = dashboard.merchant.products.menu
  const Icon = is_archived ? ArchiveRestore : Archive
  return (
    <RowMenu
      name={name}
      getFocusFallback={findAdjacentRowName}
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
  )
}

/** The name of the next product, or of the previous one: a key held down would press its button. */
function findAdjacentRowName(menu: HTMLElement) {
  const row = menu.closest('tr, li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return beside?.querySelector<HTMLElement>('a')
}
