import type { Product } from '@mainstreet/contract/catalog/product.ts'
import type { ReactNode } from 'react'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { ScrollRow } from '../../ui/layout/scroll-row.tsx'

type Props = { title: string; link?: ReactNode; products: readonly Product[]; hideShop?: boolean }

export function ProductRow({ title, link, products, hideShop = false }: Props) {
  if (products.length === 0) return null
  return (
    <ScrollRow title={title} action={link}>
      {products.map((product) => (
        <li key={product.id} className="w-36 shrink-0 snap-start md:w-48">
          <ProductCard Action={QuickAddButton} product={product} hideShop={hideShop} />
        </li>
      ))}
    </ScrollRow>
  )
}
