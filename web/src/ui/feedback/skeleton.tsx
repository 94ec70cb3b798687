import { clsx } from 'clsx'

/** Pass the size and the radius of the content to come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-field', className)} />
}
