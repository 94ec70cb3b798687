import { Ellipsis } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CountBadge, formatBadgeCount } from '../feedback/count-badge.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import type { ViewLink } from './view-nav.tsx'

type Props = {
  label: string
  tabs: readonly (ViewLink & { icon: ReactNode })[]
  /** Behind the last tab. */
  more: { label: string; links: readonly ViewLink[] }
}

const tabStyle =
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-2 -outline-offset-2 aria-[current]:text-pine'

/** The views of a dashboard on a phone, under the thumb. */
export function BottomTabs({ label, tabs, more }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <nav
      data-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden low:static print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {tabs.map(({ href, label: name, isCurrent, pending, icon }) => (
          <li key={name}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} className={tabStyle}>
              {icon}
              {name}
              {pending && pending.count > 0 && (
                <>
                  <CountBadge count={pending.count} className="absolute top-1 left-1/2 ml-2" />
                  <span className="sr-only">, {pending.label(formatBadgeCount(pending.count))}</span>
                </>
              )}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={more.links.some(({ isCurrent }) => isCurrent) ? 'true' : undefined}
            onClick={() => setOpen(true)}
            className={`${tabStyle} w-full`}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
            {more.label}
          </button>
        </li>
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} title={more.label}>
        <ul className="-m-2 grid">
          {more.links.map(({ href, label: name, isCurrent }) => (
            <li key={name}>
              <a
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className="flex min-h-12 items-center rounded-field px-3 font-semibold hover:bg-sunk aria-[current]:bg-sunk"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  )
}
