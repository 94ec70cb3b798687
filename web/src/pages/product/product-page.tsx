import { href } from '@mainstreet/contract/href.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { useParams } from '../../browser/router/use-router.ts'
import { getDiscountBadge } from '../../features/catalog/discount-badge.ts'
import { MessageShopLink } from '../../features/chat/message-shop-link.tsx'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { useMyReservations } from '../../features/orders/use-my-reservations.ts'
import { ShopCard } from '../../features/shops/shop-card.tsx'
import { publicCallOptions, useCall } from '../../queries/use-call.ts'
import { useUser } from '../../session/session.ts'
import { ShareButton } from '../../ui/buttons/share-button.tsx'
import { Price } from '../../ui/data/price.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { RelatedProducts } from './related-products.tsx'

export function ProductPage() {
  const { id } = useParams(routes.product)
  const { product } = useCall(calls.getProduct, { params: { id } }, publicCallOptions)
  const { shop } = useCall(calls.getShop, { params: { id: product.shop_id } }, publicCallOptions)
  const browseLocation = useBrowseLocation()
  const myReservations = useMyReservations(useUser(), id)
  const isReserved = myReservations.reservations.length > 0
  const { percent, before } = getDiscountBadge(product)

  return (
    <Page title={product.name} hideTitle="own" className="max-md:pt-3 max-md:pb-36">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-4 md:gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <ProductGallery
          key={id}
          product={product}
          percent={percent}
          soldOut={product.stock <= 0 && !isReserved}
        />
        <div className="grid grid-cols-1 gap-4 md:gap-5 md:max-lg:row-span-2">
          <div className="grid grid-cols-1 gap-1 md:gap-2">
            <div className="flex items-center justify-between gap-x-3">
              <a
                href={href(routes.shop, { id: shop.id })}
                className="min-w-0 truncate py-1 font-semibold text-pine underline-offset-3 hover:underline"
              >
                {shop.name}
              </a>
              <div className="flex shrink-0 items-center gap-1">
                {/* on a phone the shop is further down */}
                <div className="md:hidden">
                  <MessageShopLink shopId={shop.id} productId={product.id} size="sm" />
                </div>
                <ShareButton title={product.name} path={href(routes.product, { id })} />
              </div>
            </div>
            <h1 dir="auto" className="text-2xl wrap-anywhere md:text-4xl">
              {product.name}
            </h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Price amount={formatDollars(product.price)} formerAmount={before} size="xl" />
              <StockLabel stock={product.stock} isReserved={isReserved} />
            </div>
          </div>
          <BuyBox key={id} product={product} shop={shop} myReservations={myReservations} />
          {product.description && (
            <div>
              <h2 className="mb-1.5 text-lg">{m.shopping.product.details}</h2>
              <p dir="auto" className="max-w-prose whitespace-pre-line text-ink-2">
                {product.description}
              </p>
            </div>
          )}
        </div>
        {/* on a tablet the image alone would leave an empty area below it */}
        <div className="grid grid-cols-1 gap-5 lg:col-start-2">
          <ShopCard shop={shop} from={browseLocation.coordinates} />
          <div className="grid max-md:hidden">
            <MessageShopLink shopId={shop.id} productId={product.id} />
          </div>
        </div>
      </div>
      <RelatedProducts id={id} shop={shop} />
    </Page>
  )
}

const lowStock = 5

function StockLabel({ stock, isReserved }: { stock: number; isReserved: boolean }) {
  if (stock <= 0 && isReserved) return <Badge tone="good">{m.shopping.product.reservedForYou}</Badge>
  if (stock <= 0) return <Badge tone="bad">{m.cart.outOfStock.title}</Badge>
  if (stock <= lowStock) return <Badge tone="warn">{m.shopping.product.lowStock(stock)}</Badge>
  return <Badge tone="good">{m.shopping.product.inStock}</Badge>
}
