import { m } from '@mainstreet/contract/messages/messages.ts'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { activeFilters } from '../../features/catalog/filter-labels.ts'
import { type HomeSearch, noFilters } from '../../features/catalog/home-search.ts'

type Props = {
  search: HomeSearch
  shopName: string | undefined
  onChange: (change: Partial<HomeSearch>) => void
}

const chipClass =
  'inline-flex min-h-10 max-w-full items-center gap-2 rounded-full px-4 text-sm font-semibold text-pine'

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ search, shopName, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const active = activeFilters(search, shopName)
  if (active.length === 0) return null

  /** The clicked button disappears: the focus stays in the row, or moves to the results when the row is gone, too. */
  function clear(change: Partial<HomeSearch>) {
    const last = active.length === 1 || change === noFilters
    const next = last ? document.getElementById('products') : list.current
    next?.focus({ preventScroll: true })
    onChange(change)
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={m.shopping.filters.active}
      className="flex flex-wrap items-center gap-2 rounded-field outline-offset-4"
    >
      {active.map(({ label, clear: change }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            onClick={() => clear(change)}
            aria-label={m.shopping.filters.remove(label)}
            className={`${chipClass} bg-pine-wash pr-3 hover:brightness-97`}
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => clear(noFilters)}
            className={`${chipClass} underline decoration-pine/50 underline-offset-4 hover:bg-pine-wash`}
          >
            {m.home.clearFilters}
          </button>
        </li>
      )}
    </ul>
  )
}
