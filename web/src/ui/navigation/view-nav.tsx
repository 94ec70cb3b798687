import { useEffect, useRef } from 'react'
import { CountBadge, formatBadgeCount } from '../feedback/count-badge.tsx'

export type ViewLink = {
  href: string
  label: string
  isCurrent: boolean
  /** The number of pending items, and what it is called for screen readers: "3 unread". */
  pending?: { count: number; label: (count: string) => string }
}

/**
 * The views of a dashboard. On a phone the row is wider than the screen: the current view is scrolled to
 * the center.
 */
export function ViewNav({ label, links }: { label: string; links: readonly ViewLink[] }) {
  const row = useRef<HTMLElement>(null)
  const current = links.find(({ isCurrent }) => isCurrent)?.label
  const badges = links.filter(({ pending }) => pending && pending.count > 0).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view, or a new badge that moved the links
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    // returns a promise in newer browsers: it must not become the effect's cleanup
    void link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, badges])
  return (
    <nav
      ref={row}
      aria-label={label}
      className="flex max-w-full gap-1 overflow-x-auto rounded-card bg-sunk p-1 max-sm:[scrollbar-width:none]"
    >
      {links.map(({ href, label, isCurrent, pending }) => (
        <a
          key={label}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-10 shrink-0 items-center rounded-field px-3 font-semibold text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-low sm:px-4"
        >
          {label}
          {pending && pending.count > 0 && (
            <>
              <CountBadge count={pending.count} className="ml-2" />
              <span className="sr-only">, {pending.label(formatBadgeCount(pending.count))}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  )
}
