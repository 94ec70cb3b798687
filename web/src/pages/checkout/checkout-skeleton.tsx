import { m } from '@mainstreet/contract/messages/messages.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Placeholders for a shop's items, contact, payment and the button. */
export function CheckoutSkeleton() {
  return (
    <div
      role="status"
      aria-label={m.checkout.loading}
      className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="grid grid-cols-1 gap-6">
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-130 rounded-card" />
    </div>
  )
}
