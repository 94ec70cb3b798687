import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { Archive, ArchiveRestore } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'

type Props = { product: Product; onArchive: (products: Product[], archived: boolean) => void }

export function RowActions({ product, onArchive }: Props) {
  const { name, is_archived } = product
  const Icon = is_archived ? ArchiveRestore : Archive
  return (
    <IconButton
      label={is_archived ? `Put ${name} back on the shelf` : `Archive ${name}`}
      onClick={() => onArchive([product], !is_archived)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </IconButton>
  )
}
