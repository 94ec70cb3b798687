import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { Awning } from '../../ui/illustrations/awning.tsx'
import { OpenStatus, useIsOpen } from './open-status.tsx'
import { shopSummary } from './shop-summary.ts'

/** A tile that links to the shop's page. */
export function ShopTile({ shop }: { shop: Shop }) {
  const open = useIsOpen(shop)
  return (
    <article className="relative h-full overflow-hidden rounded-card border border-line bg-surface shadow-low transition-shadow duration-150 hover:shadow-high">
      <Awning color={shop.color} closed={!open} size="sm" />
      <div className="px-3.5 pt-2 pb-3">
        <h3 className="text-base">
          <a href={href(routes.shop, { id: shop.id })} className="card-link">
            {shop.name}
          </a>
        </h3>
        <p className="mt-0.5 truncate text-sm text-ink-2 nums">{shopSummary(shop)}</p>
        <OpenStatus shop={shop} className="mt-0.5" />
      </div>
    </article>
  )
}
