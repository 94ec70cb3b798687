import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../api/calls.ts'
import { ReportingErrorBoundary } from '../../features/reports/reporting-error-boundary.tsx'
import { useCallQuery } from '../../queries/use-call.ts'
import { MoreFromShop } from './more-from-shop.tsx'
import { ProductRow } from './product-row.tsx'

/** More products of the shop, and similar ones of other shops. */
export function RelatedProducts({ id, shop }: { id: string; shop: Shop }) {
  return (
    <>
      <ReportingErrorBoundary level="section" context="more from this shop" resetKeys={[id]}>
        <MoreFromShop shop={shop} except={id} />
      </ReportingErrorBoundary>
      <ReportingErrorBoundary level="section" context="similar products" resetKeys={[id]}>
        <SimilarProducts id={id} />
      </ReportingErrorBoundary>
    </>
  )
}

/** If it cannot load, it is left out. */
function SimilarProducts({ id }: { id: string }) {
  const { data } = useCallQuery(calls.listSimilarProducts, { params: { id } })
  return <ProductRow title={m.shopping.product.similar} products={data?.data ?? []} />
}
