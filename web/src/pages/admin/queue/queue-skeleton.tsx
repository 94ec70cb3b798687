import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

export function QueueSkeleton() {
  return (
    <div
      role="status"
      aria-label={dashboard.admin.queue.loading}
      className="grid gap-5 lg:grid-cols-[13.5rem_minmax(0,1fr)_22rem]"
    >
      <div className="grid content-start gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16 max-lg:hidden" />
        <Skeleton className="h-16 max-lg:hidden" />
      </div>
      <Skeleton className="h-[32rem] rounded-card" />
      <Skeleton className="h-[32rem] rounded-card" />
    </div>
  )
}
