import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../api/calls.ts'
import { SharedCart } from '../../features/cart/quick-add-button.tsx'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useCallQuery } from '../../queries/use-call.ts'
import { ProductRow } from './product-row.tsx'

const maxProducts = 8

/** If it cannot load, it is left out. */
function MoreFromShop({ shop, except }: { shop: Shop; except: string }) {
  const { data } = useCallQuery(calls.listShopProducts, { params: { id: shop.id } })
  const others = (data?.data ?? []).filter(({ id }) => id !== except).slice(0, maxProducts)
  const all = (
    <a
      href={href(routes.shop, { id: shop.id })}
      className="py-2 text-sm font-semibold whitespace-nowrap text-pine underline-offset-3 hover:underline"
    >
      {m.shopping.product.visitShop}
    </a>
  )
  return <ProductRow title={m.shopping.product.moreFrom(shop.name)} link={all} products={others} hideShop />
}

/** Similar products of other shops, and more of this one. */
export function RelatedProducts({ id, shop }: { id: string; shop: Shop }) {
  return (
    <SharedCart>
      <div className="mt-8 grid grid-cols-1 gap-8 md:mt-14 md:gap-12">
        <ReportingErrorBoundary level="section" context="similar products" resetKeys={[id]}>
          <SimilarProducts id={id} />
        </ReportingErrorBoundary>
        <ReportingErrorBoundary level="section" context="more from this shop" resetKeys={[id]}>
          <MoreFromShop shop={shop} except={id} />
        </ReportingErrorBoundary>
      </div>
    </SharedCart>
  )
}

/** If it cannot load, it is left out. */
function SimilarProducts({ id }: { id: string }) {
  const { data } = useCallQuery(calls.listSimilarProducts, { params: { id } })
  return <ProductRow title={m.shopping.product.similar} products={data?.data ?? []} />
}
