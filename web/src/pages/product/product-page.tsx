import { discountBadge } from '@mainstreet/contract/catalog/discount-badge.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { paths } from '../../api/paths.ts'
import { publicly, useAnswer } from '../../api/use-answer.ts'
import { usePlace } from '../../features/location/place.ts'
import { AskShopLink } from '../../features/messages/ask-shop-link.tsx'
import { ErrorGuard } from '../../features/reports/error-guard.tsx'
import { ShopCard } from '../../features/shops/shop-card.tsx'
import { Page } from '../../ui/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import { BuyBox } from './buy-box.tsx'
import { MoreFromShop } from './more-from-shop.tsx'
import { StockWords } from './stock-words.tsx'

export function ProductPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { product } = useAnswer(calls.getProduct, { params: { id } }, publicly)
  const { shop } = useAnswer(calls.getShop, { params: { id: product.shop_id } }, publicly)
  const place = usePlace()
  const [view, setView] = useState(0)
  const badge = discountBadge(toCents(product.price))
  const pictures = product.images.length > 0 ? product.images : [product.image]
  const gone = product.stock <= 0

  return (
    <Page title={product.name} hideTitle="own">
      <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="md:sticky md:top-24">
          <div
            data-category={product.category}
            className="tile relative grid aspect-square place-items-center overflow-hidden rounded-sheet border border-line"
          >
            <Picture
              src={pictures[view] ?? product.image}
              size="large"
              alt={product.name}
              eager
              sizes="(width >= 768px) 50vw, 100vw"
              className={gone ? 'size-full object-cover opacity-45 grayscale' : 'size-full object-cover'}
            />
            {badge && !gone && (
              <PriceTag percent={badge.percent} className="absolute top-5 left-3 scale-125 origin-left" />
            )}
            {gone && (
              <span className="absolute inset-x-0 bottom-0 border-t border-line bg-surface/95 px-4 py-3 text-center font-semibold text-ink">
                {texts.home.outOfStock}
              </span>
            )}
          </div>
          {pictures.length > 1 && (
            <ul className="mt-3 flex gap-2">
              {pictures.map((picture, at) => (
                <li key={picture}>
                  <button
                    type="button"
                    aria-label={`Picture ${at + 1} of ${pictures.length}`}
                    aria-pressed={at === view}
                    onClick={() => setView(at)}
                    className="tile size-16 overflow-hidden rounded-field border border-line aria-pressed:border-2 aria-pressed:border-pine"
                    data-category={product.category}
                  >
                    <Picture src={picture} size="micro" alt="" className="size-full object-cover" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="grid gap-5">
          <div className="grid gap-2">
            <a
              href={paths.shop({ id: shop.id })}
              className="w-fit py-1 font-semibold text-pine underline-offset-3 hover:underline"
            >
              {shop.name}
            </a>
            <h1 className="text-3xl md:text-4xl">{product.name}</h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Price dollars={product.price} struckCents={badge?.struckCents} size="xl" />
              <StockWords stock={product.stock} />
            </div>
          </div>
          <BuyBox product={product} shop={shop} />
          {product.description && (
            <div>
              <h2 className="mb-1.5 text-lg">About it</h2>
              <p className="max-w-prose whitespace-pre-line text-ink-2">{product.description}</p>
            </div>
          )}
          <ShopCard shop={shop} from={place.coordinates} />
          <AskShopLink shopId={shop.id} productId={product.id} />
        </div>
      </div>
      <ErrorGuard level="section" context="more from this shop" resetKeys={[id]}>
        <MoreFromShop shop={shop} except={id} />
      </ErrorGuard>
    </Page>
  )
}
