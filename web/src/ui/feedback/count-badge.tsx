import { clsx } from 'clsx'

type Props = { count: number; className?: string }

/** As the badge shows it: a name that is read aloud contains the same. */
export function formatBadgeCount(count: number): string {
  return count > 99 ? '99+' : `${count}`
}

/** How many there are that nobody has seen; said in words by what it stands on. */
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
