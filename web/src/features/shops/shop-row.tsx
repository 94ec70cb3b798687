import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { clsx } from 'clsx'
import { ListFilter, MapPin } from 'lucide-react'
import type { KeyboardEventHandler } from 'react'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { getMapsUrl } from './maps-url.ts'
import { OpenStatus, useIsOpen } from './open-status.tsx'
import { shopSummary } from './shop-summary.ts'

type Props = {
  shop: Pick<
    Shop,
    | 'id'
    | 'name'
    | 'location'
    | 'color'
    | 'category'
    | 'product_count'
    | 'distance'
    | 'hours'
    | 'paused_until'
  >
  selected: boolean
  onSelect: () => void
  /** -1 for rows that only the arrow keys reach. */
  tabIndex: 0 | -1
  onKeyDown: KeyboardEventHandler
}

/** A row that opens the shop; its button filters the grid by the shop. */
export function ShopRow({ shop, selected, onSelect, tabIndex, onKeyDown }: Props) {
  const open = useIsOpen(shop)
  const { id, name, location, color } = shop
  return (
    <article
      className={clsx(
        'relative overflow-hidden rounded-card border bg-surface transition-shadow duration-150 hover:shadow-high',
        selected ? 'border-pine ring-1 ring-pine' : 'border-line shadow-low',
      )}
    >
      <Awning color={color} closed={!open} size="sm" />
      <div className="px-3.5 pt-2 pb-1.5">
        <h3 className="text-base">
          <a
            href={href(routes.shop, { id })}
            tabIndex={tabIndex}
            onKeyDown={onKeyDown}
            data-shop-link
            className="card-link"
          >
            {name}
          </a>
        </h3>
        <p className="mt-0.5 text-sm text-ink-2 nums">{shopSummary(shop)}</p>
        <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3">
          <OpenStatus shop={shop} />
          <button
            type="button"
            tabIndex={tabIndex}
            aria-pressed={selected}
            aria-label={m.shopping.nearby.filterBy(name)}
            title={m.shopping.nearby.filterHint}
            onClick={onSelect}
            className={clsx(
              'relative z-10 inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-xs font-semibold whitespace-nowrap max-lg:min-h-10',
              selected
                ? 'border-pine bg-pine text-on-pine'
                : 'border-line-strong/50 text-ink hover:border-ink-2',
            )}
          >
            <ListFilter aria-hidden="true" className="size-3.5" />
            {m.shopping.nearby.filter}
          </button>
        </div>
        <a
          href={getMapsUrl(location)}
          target="_blank"
          rel="noreferrer"
          tabIndex={tabIndex}
          className="relative z-10 flex min-h-10 w-fit max-w-full items-center gap-1.5 text-sm leading-tight text-ink-2 underline -outline-offset-2 lg:text-xs decoration-line-strong/60 underline-offset-3 hover:text-ink"
        >
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="line-clamp-2">{location}</span>
        </a>
      </div>
    </article>
  )
}
