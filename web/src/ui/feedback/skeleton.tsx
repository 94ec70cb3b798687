import { clsx } from 'clsx'

/** Give it the size and the radius of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block rounded-field', className)} />
}
