import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function ProductsSkeleton({ wide }: { wide: boolean }) {
  return (
    <div aria-busy="true" className={wide ? 'grid gap-1' : 'grid gap-3 sm:grid-cols-2'}>
      {rows.map((row) => (
        <Skeleton key={row} className={wide ? 'h-12' : 'h-30 rounded-card'} />
      ))}
    </div>
  )
}
