import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import { useParams } from '@tanstack/react-router'
import { calls } from '../../api/calls.ts'
import { publicly, useAnswer } from '../../api/use-call.ts'
import { paths } from '../../browser/paths.ts'
import { productBadge } from '../../features/catalog/discount-badge.ts'
import { AskShopLink } from '../../features/chat/message-shop-link.tsx'
import { usePlace } from '../../features/location/current-location.ts'
import { useMyReservations } from '../../features/orders/use-my-reservations.ts'
import { ErrorGuard } from '../../features/reports/reporting-error-boundary.tsx'
import { ShopCard } from '../../features/shops/shop-card.tsx'
import { useUser } from '../../session/session.ts'
import { ShareButton } from '../../ui/buttons/share-button.tsx'
import { Price } from '../../ui/data/price.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { BuyBox } from './buy-box.tsx'
import { MoreFromShop } from './more-from-shop.tsx'
import { Gallery } from './product-gallery.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { StockWords } from './stock-label.tsx'

export function ProductPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { product } = useAnswer(calls.getProduct, { params: { id } }, publicly)
  const { shop } = useAnswer(calls.getShop, { params: { id: product.shop_id } }, publicly)
  const place = usePlace()
  const mine = useMyReservations(useUser(), id)
  const isReserved = mine.reservations.length > 0
  const { percent, before } = productBadge(product)

  return (
    <Page title={product.name} hideTitle="own" className="max-md:pb-28">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <Gallery key={id} product={product} percent={percent} soldOut={product.stock <= 0 && !isReserved} />
        <div className="grid grid-cols-1 gap-5 md:max-lg:row-span-2">
          <div className="grid grid-cols-1 gap-2">
            <div className="flex items-center justify-between gap-x-3">
              <a
                href={paths.shop({ id: shop.id })}
                className="min-w-0 truncate py-1 font-semibold text-pine underline-offset-3 hover:underline"
              >
                {shop.name}
              </a>
              <ShareButton title={product.name} path={paths.product({ id })} />
            </div>
            <h1 dir="auto" className="text-3xl wrap-anywhere md:text-4xl">
              {product.name}
            </h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Price amount={formatMoney(toCents(product.price))} before={before} size="xl" />
              <StockWords stock={product.stock} isReserved={isReserved} />
            </div>
          </div>
          <BuyBox key={id} product={product} shop={shop} mine={mine} />
          {product.description && (
            <div>
              <h2 className="mb-1.5 text-lg">Details</h2>
              <p dir="auto" className="max-w-prose whitespace-pre-line text-ink-2">
                {product.description}
              </p>
            </div>
          )}
        </div>
        {/* on a tablet the picture would leave the paper under it empty */}
        <div className="grid grid-cols-1 gap-5 lg:col-start-2">
          <ShopCard shop={shop} from={place.coordinates} />
          <AskShopLink shopId={shop.id} productId={product.id} />
        </div>
      </div>
      <ErrorGuard level="section" context="more from this shop" resetKeys={[id]}>
        <MoreFromShop shop={shop} except={id} />
      </ErrorGuard>
      <ErrorGuard level="section" context="similar products" resetKeys={[id]}>
        <SimilarProducts id={id} />
      </ErrorGuard>
    </Page>
  )
}
