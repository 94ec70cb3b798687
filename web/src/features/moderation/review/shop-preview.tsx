import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars, formatWeekday } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { ShopLine } from '@mainstreet/contract/shops/shop-fields.ts'
import { weekdaysFromMonday } from '@mainstreet/contract/shops/weekdays.ts'
import { type LucideIcon, MapPin, Phone } from 'lucide-react'
import { formatPeriods } from '../../../ui/data/format-periods.ts'
import { Price } from '../../../ui/data/price.tsx'
import { Awning } from '../../../ui/illustrations/awning.tsx'
import { ResponsiveImage } from '../../../ui/images/responsive-image.tsx'
import { useShopProducts } from './use-shop-products.ts'

type Detail = { icon: LucideIcon; text: string }

/** The shop as customers see it, or would see it. */
export function ShopPreview({ shop }: { shop: Shop }) {
  const details: Record<ShopLine<'preview'>, Detail> = {
    location: { icon: MapPin, text: shop.location },
    phone: { icon: Phone, text: shop.phone },
  }
  return (
    <article
      aria-labelledby="preview"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-low"
    >
      <Awning color={shop.color} size="lg" className="relative z-10" />
      <div data-category={shop.category} className="tile -mt-3 aspect-[5/2] max-h-80 w-full overflow-hidden">
        <ResponsiveImage
          src={shop.shop_photo}
          size="medium"
          sizes="(width >= 1024px) 50vw, 100vw"
          alt={shop.shop_photo ? dashboard.adminReview.preview.photoAlt(shop.name) : ''}
          className="size-full object-cover"
        />
      </div>
      <div className="grid gap-5 p-5 sm:p-6">
        <header>
          <h2 id="preview" className="text-2xl">
            {shop.name}
          </h2>
          <p className="text-ink-2">{m.shopCategories[shop.category]}</p>
        </header>
        <p className="max-w-prose whitespace-pre-line">
          {shop.about_shop || (
            <span className="text-ink-2">{dashboard.adminReview.preview.noDescription}</span>
          )}
        </p>
        <div className="flex flex-wrap gap-x-12 gap-y-5">
          <WeekHours hours={shop.hours} />
          <ul className="grid content-start gap-2 text-sm">
            {Object.entries(details).map(
              ([field, { icon: Icon, text }]) =>
                text && (
                  <li key={field} className="flex gap-2">
                    <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
                    {text}
                  </li>
                ),
            )}
          </ul>
        </div>
        <ProductsPreview shop={shop} />
      </div>
    </article>
  )
}

function ProductsPreview({ shop }: { shop: Shop }) {
  const preview = useShopProducts(shop.id)
  if (!preview || preview.total === 0) return null
  const more = preview.total - preview.products.length
  return (
    <section aria-label={dashboard.adminReview.preview.products} className="grid gap-3">
      <ul className="grid grid-cols-3 gap-3">
        {preview.products.map((product) => (
          <li key={product.id} className="min-w-0">
            <span
              data-category={product.category}
              className="tile block aspect-square overflow-hidden rounded-field"
            >
              <ResponsiveImage
                src={product.image}
                size="small"
                sizes="200px"
                alt=""
                className="size-full object-cover"
              />
            </span>
            <span className="mt-1 block truncate text-sm">{product.name}</span>
            <Price amount={formatDollars(product.price)} size="sm" />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-ink-2">{dashboard.adminReview.preview.moreProducts(more)}</p>}
    </section>
  )
}

export function WeekHours({ hours }: { hours: OpeningHours }) {
  return (
    <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm nums">
      {weekdaysFromMonday.map((day) => (
        <div key={day} className="contents">
          <dt className="text-ink-2">{formatWeekday(day)}</dt>
          <dd>{formatPeriods(hours.week[day])}</dd>
        </div>
      ))}
    </dl>
  )
}
