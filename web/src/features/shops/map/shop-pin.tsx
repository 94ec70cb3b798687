import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { useClock } from '../../../browser/clock.ts'
import type { MapShop } from '../map-shops.ts'
import { useIsOpen } from '../open-status.tsx'
import { shopStateLabel } from '../opening-labels.ts'
import { shopSummary } from '../shop-summary.ts'

type Props = { shop: MapShop; chosen: boolean; isHighlighted: boolean; onChoose: () => void }

/** A pin on the map, gray and dashed while the shop is closed; its name is visible when it is selected, hovered or focused. */
export function ShopPin({ shop, chosen, isHighlighted, onChoose }: Props) {
  const now = useClock()
  const closed = !useIsOpen(shop)
  const color = closed ? '#5b6472' : shop.color
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={m.shopping.map.pin({
        shop: shop.name,
        summary: shopSummary(shop),
        state: shopStateLabel(shop, now),
      })}
      onClick={onChoose}
      className="group relative block size-9 rounded-full"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 36 36"
        className={clsx(
          'size-9 drop-shadow-md transition-transform duration-150 group-hover:scale-115',
          (chosen || isHighlighted) && 'scale-125',
        )}
      >
        <circle
          cx="18"
          cy="18"
          r="16"
          fill="var(--awning-cloth)"
          stroke={chosen ? 'var(--pine)' : color}
          strokeWidth={chosen ? 4 : 2.5}
          strokeDasharray={closed && !chosen ? '4 2.7' : undefined}
        />
        <path
          d="M8.5 11h19v6a3.17 3.17 0 0 1-6.33 0 3.17 3.17 0 0 1-6.34 0 3.17 3.17 0 0 1-6.33 0z"
          fill={color}
        />
        <path d="M11 22v4.5h14V22" fill="none" stroke={color} strokeWidth="2" />
      </svg>
      <span
        aria-hidden="true"
        className={clsx(
          'pointer-events-none absolute top-full left-1/2 mt-1 -translate-x-1/2 rounded-field border border-line bg-surface px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-ink shadow-low group-hover:block group-focus-visible:block',
          chosen || isHighlighted ? 'block' : 'hidden',
        )}
      >
        {shop.name}
      </span>
    </button>
  )
}
