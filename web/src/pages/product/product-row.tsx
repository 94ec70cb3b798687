import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { type ReactNode, useId } from 'react'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import { useCart } from '../../features/cart/use-cart.ts'
import { ProductCard } from '../../features/catalog/product-card.tsx'

type Props = { title: string; link?: ReactNode; products: readonly Product[]; hideShop?: boolean }

/** A horizontally scrolling row. */
export function ProductRow({ title, link, products, hideShop = false }: Props) {
  const id = useId()
  const cart = useCart()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-14">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-xl md:text-2xl">
          {title}
        </h2>
        {link}
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 [scrollbar-width:thin] md:mx-0 md:scroll-px-1 md:px-1">
        {products.map((product) => (
          <li key={product.id} className="w-44 shrink-0 snap-start md:w-52">
            <ProductCard
              product={product}
              hideShop={hideShop}
              action={<QuickAddButton product={product} cart={cart} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
