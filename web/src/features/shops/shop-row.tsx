import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { clsx } from 'clsx'
import { ArrowRight, MapPin } from 'lucide-react'
import { paths } from '../../api/paths.ts'
import { Awning } from '../../ui/awning.tsx'
import { mapsLink } from './maps-link.ts'
import { OpenWords, useIsOpen } from './open-words.tsx'
import { shopFacts } from './shop-facts.ts'

type Props = { shop: Shop; selected: boolean; onSelect: () => void }

/** A small shopfront: its awning, what it is and where; pressed it filters the grid. */
export function ShopRow({ shop, selected, onSelect }: Props) {
  const open = useIsOpen(shop)
  const { id, name, location, colour } = shop
  return (
    <article
      className={clsx(
        'relative overflow-hidden rounded-card border bg-surface transition-shadow duration-150 hover:shadow-high',
        selected ? 'border-pine ring-1 ring-pine' : 'border-line shadow-low',
      )}
    >
      <Awning colour={colour} closed={!open} size="sm" />
      <div className="px-3.5 pt-2 pb-1.5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-base">
            <button
              type="button"
              aria-pressed={selected}
              aria-label={`Show only ${name}`}
              onClick={onSelect}
              className="text-left after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </button>
          </h3>
          <a
            href={paths.shop({ id })}
            aria-label={`Visit ${name}`}
            className="relative z-10 -my-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded-full text-pine hover:bg-pine-wash"
          >
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </a>
        </div>
        <p className="mt-0.5 text-sm text-ink-2 nums">{shopFacts(shop)}</p>
        <OpenWords shop={shop} className="mt-0.5" />
        <a
          href={mapsLink(location)}
          target="_blank"
          rel="noreferrer"
          className="relative z-10 mt-0.5 flex min-h-10 w-fit items-center gap-1.5 text-sm leading-tight text-ink-2 underline lg:text-xs decoration-line-strong/60 underline-offset-3 hover:text-ink"
        >
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="line-clamp-2">{location}</span>
        </a>
      </div>
    </article>
  )
}
