import { clsx } from 'clsx'

type Props = { count: number; className?: string }

/** As the badge shows it; accessible names contain the same text. */
export function formatBadgeCount(count: number): string {
  return count > 99 ? '99+' : `${count}`
}

/** The number of unread items; the element below it says it in words. */
export function CountBadge({ count, className }: Props) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-poppy px-1 text-xs leading-none font-bold text-on-poppy nums',
        className,
      )}
    >
      {formatBadgeCount(count)}
    </span>
  )
}
