import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { ResponsiveImage } from '../../../../ui/images/responsive-image.tsx'

type Props = { product: Product; to: string }

/** The image and the name, which opens the product. */
export function ProductName({ product, to }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="tile relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-field lg:size-9">
        <ResponsiveImage
          src={product.image}
          size="small"
          sizes="44px"
          alt=""
          className="size-full object-cover"
        />
      </span>
      <span className="min-w-0 lg:flex lg:flex-wrap lg:items-center lg:gap-x-3">
        <a
          href={to}
          className="line-clamp-2 font-semibold break-words underline-offset-3 lg:line-clamp-1 hover:text-pine hover:underline"
        >
          {product.name}
        </a>
        {(product.sku || product.is_archived || product.stock === 0) && (
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
            {product.sku && <span className="nums">{product.sku}</span>}
            {product.is_archived && <Badge>{dashboard.merchant.products.archivedBadge}</Badge>}
            {!product.is_archived && product.stock === 0 && (
              <Badge tone="bad">{dashboard.merchant.products.outOfStockBadge}</Badge>
            )}
          </span>
        )}
      </span>
    </span>
  )
}
