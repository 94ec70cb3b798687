import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import { ProductCardSkeleton } from './product-card.tsx'

const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-7 sm:grid-cols-2 sm:gap-x-5 md:grid-cols-3 2xl:grid-cols-4'

export function ProductGrid({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <ul
      aria-busy={busy}
      className={`${gridClass} *:lazy-layout transition-opacity duration-200 aria-busy:opacity-60`}
    >
      {children}
    </ul>
  )
}

export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={gridClass} role="status" aria-label={m.shopping.product.loading}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical
        <ProductCardSkeleton key={at} />
      ))}
    </div>
  )
}
