import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { ProductRow } from './product-row.tsx'

const maxProducts = 8

/** If it cannot load, it is left out. */
export function MoreFromShop({ shop, except }: { shop: Shop; except: string }) {
  const { data } = useCallQuery(calls.listShopProducts, { params: { id: shop.id } })
  const others = (data?.data ?? []).filter(({ id }) => id !== except).slice(0, maxProducts)
  const all = (
    <a
      href={href(routes.shop, { id: shop.id })}
      className="py-2 font-semibold text-pine underline-offset-3 hover:underline"
    >
      {m.shopping.product.visitShop}
    </a>
  )
  return <ProductRow title={m.shopping.product.moreFrom(shop.name)} link={all} products={others} hideShop />
}
