import { m } from '@mainstreet/contract/messages/messages.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Placeholders for awning, shop, code, timeline and a line. */
export function OrderSkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label={m.accounts.myOrders.loading} className="grid gap-4">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="h-6" />
          <div className="grid gap-5 p-4 sm:p-6">
            <div className="flex justify-between gap-4">
              <Skeleton className="h-7 w-44 rounded-field" />
              <Skeleton className="h-7 w-20 rounded-field" />
            </div>
            <Skeleton className="h-16 rounded-card" />
            <Skeleton className="h-10 rounded-field" />
            <Skeleton className="h-14 rounded-field" />
          </div>
        </div>
      ))}
    </div>
  )
}
