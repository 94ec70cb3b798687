import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { useParams } from '../../browser/router/use-router.ts'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { ShopCard } from '../../features/shops/shop-card.tsx'
import { publicCallOptions, useCall } from '../../queries/use-call.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { RelatedProducts } from './related-products.tsx'

/** For a product that its shop has deleted: an old link still leads to the shop and to similar products. */
export function FormerProductPage() {
  const { id } = useParams(routes.product)
  const { product } = useCall(calls.getFormerProduct, { params: { id } })
  const { shop } = useCall(calls.getShop, { params: { id: product.shop_id } }, publicCallOptions)
  const { coordinates } = useBrowseLocation()
  const texts = m.shopping.product
  return (
    <Page title={product.name} hideTitle="own">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 md:grid-cols-2">
        <div className="grid grid-cols-1 justify-items-start gap-3">
          <Badge tone="bad">{texts.noLongerSold}</Badge>
          <h1 dir="auto" className="text-3xl wrap-anywhere md:text-4xl">
            {product.name}
          </h1>
          <p className="text-ink-2">{texts.noLongerSoldText(shop.name)}</p>
          <ButtonLink to={href(routes.shop, { id: shop.id })}>{texts.visitShop}</ButtonLink>
        </div>
        <ShopCard shop={shop} from={coordinates} />
      </div>
      <RelatedProducts id={id} shop={shop} />
    </Page>
  )
}
