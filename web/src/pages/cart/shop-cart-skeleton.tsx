import { m } from '@mainstreet/contract/messages/messages.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Placeholders for two lines, the total and the button. */
export function ShopCartSkeleton() {
  return (
    <div
      role="status"
      aria-label={m.shopping.cart.loading}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <Skeleton className="h-6" />
      <div className="grid gap-4 p-4 sm:p-6">
        <Skeleton className="h-7 w-48 rounded-field" />
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4">
            <Skeleton className="size-16 shrink-0 rounded-field" />
            <div className="grid flex-1 content-center gap-2">
              <Skeleton className="h-5 w-3/5 rounded-field" />
              <Skeleton className="h-4 w-24 rounded-field" />
            </div>
          </div>
        ))}
        <Skeleton className="h-13 rounded-field" />
      </div>
    </div>
  )
}
