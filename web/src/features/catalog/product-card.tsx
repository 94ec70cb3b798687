import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatDistance, formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { isPaused } from '@mainstreet/contract/shops/paused.ts'
import { clsx } from 'clsx'
import { CirclePause } from 'lucide-react'
import { type ComponentType, memo } from 'react'
import { useAtTime } from '../../browser/clock.ts'
import { DiscountTag } from '../../ui/data/discount-tag.tsx'
import { Price } from '../../ui/data/price.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { cardImageSizes } from '../../ui/images/image-url.ts'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'
import { getDiscountBadge } from './discount-badge.ts'

/** What the card shows and its action needs; the server-rendered home contains no other fields. */
export const cardFields = [
  'id',
  'shop_id',
  'shop_name',
  'shop_paused_until',
  'name',
  'image',
  'image_alts',
  'price',
  'stock',
  'category',
  'distance',
] as const satisfies readonly (keyof Product)[]
export type CardProduct = Pick<Product, (typeof cardFields)[number]>

type Props = {
  product: CardProduct
  /** Shown at the corner of the tile. */
  Action?: ComponentType<{ product: CardProduct }>
  eager?: boolean
  /** For a shop's own page. */
  hideShop?: boolean
}

/** Memoized by what it shows: a list that is read again renders only the cards that have changed. */
export const ProductCard = memo(function ProductCard({
  product,
  Action,
  eager = false,
  hideShop = false,
}: Props) {
  const { id, name, image, image_alts, price, stock, category, shop_name, distance } = product
  const { percent, before } = getDiscountBadge(product)
  const isSoldOut = stock <= 0
  const paused = useAtTime((now) => isPaused(product.shop_paused_until, now)) && !isSoldOut
  return (
    <article className="group relative flex min-w-0 flex-col">
      <div className="relative">
        <div
          data-category={category}
          className="tile relative grid aspect-square place-items-center overflow-hidden rounded-card border border-line"
        >
          <ResponsiveImage
            src={image}
            size="small"
            alt={image_alts?.[0] ?? ''}
            eager={eager}
            sizes={cardImageSizes}
            className={clsx(
              'size-full object-cover transition-transform duration-240 ease-out group-hover:scale-103',
              isSoldOut && 'opacity-45 grayscale',
            )}
          />
          {(isSoldOut || paused) && (
            <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1.5 border-t border-line bg-surface/95 px-3 py-2 text-center text-sm font-semibold text-ink">
              {paused && <CirclePause aria-hidden="true" className="size-4 shrink-0" />}
              {isSoldOut ? m.cart.outOfStock.title : m.shopping.hours.ordersPaused}
            </span>
          )}
        </div>
        {percent !== undefined && <DiscountTag percent={percent} className="absolute -left-1 top-3" />}
        {Action && (
          <div className={clsx('absolute right-2 z-10', paused ? 'bottom-11' : 'bottom-2')}>
            <Action product={product} />
          </div>
        )}
      </div>
      <h3 className="mt-2.5 line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal">
        <a href={href(routes.product, { id })} className="card-link focus-visible:after:outline-offset-2">
          {name}
        </a>
      </h3>
      <p className="mt-0.5 flex gap-1 text-sm text-ink-2">
        {!hideShop && <span className="truncate">{shop_name}</span>}
        {distance !== undefined && (
          <span className="shrink-0 nums">
            {!hideShop && <span aria-hidden="true">· </span>}
            {formatDistance(distance)}
          </span>
        )}
      </p>
      <Price amount={formatDollars(price)} formerAmount={before} size="lg" className="mt-1" />
    </article>
  )
}, isSameCard)

function isSameCard(before: Props, after: Props): boolean {
  return (
    before.eager === after.eager &&
    before.hideShop === after.hideShop &&
    before.Action === after.Action &&
    // the query cache keeps unchanged values, so that comparing references is enough
    cardFields.every((name) => before.product[name] === after.product[name])
  )
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col">
      <Skeleton className="aspect-square rounded-card" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-2.5 h-6 w-16" />
    </div>
  )
}
