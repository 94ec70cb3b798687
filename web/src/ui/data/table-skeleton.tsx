import { m } from '@mainstreet/contract/messages/messages.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

/** A header and rows on wide screens, cards on a phone. */
export function TableSkeleton({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <div
      role="status"
      aria-label={m.app.loadingOf(label)}
      className="grid max-md:gap-3 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface"
    >
      <span className="h-11 border-b border-line max-md:hidden" />
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <div
          key={at}
          className="border-line bg-surface max-md:grid max-md:gap-3 max-md:rounded-card max-md:border max-md:p-4 md:flex md:h-12 md:items-center md:gap-6 md:border-b md:px-3 md:last:border-0"
        >
          <Skeleton className="h-5 w-3/5 md:w-64" />
          <Skeleton className="h-4 md:w-24" />
          <Skeleton className="h-4 md:w-32" />
          <Skeleton className="h-4 md:ml-auto md:w-20" />
        </div>
      ))}
    </div>
  )
}
