import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../api/use-call.ts'
import { paths } from '../../browser/paths.ts'
import { ProductRow } from './product-row.tsx'

const maxProducts = 8

/** Fails soft: without it the page is still whole. */
export function MoreFromShop({ shop, except }: { shop: Shop; except: string }) {
  const { data } = useCallQuery(calls.listShopProducts, { params: { id: shop.id } })
  const others = (data?.data ?? []).filter(({ id }) => id !== except).slice(0, maxProducts)
  const all = (
    <a
      href={paths.shop({ id: shop.id })}
      className="py-2 font-semibold text-pine underline-offset-3 hover:underline"
    >
      Visit shop
    </a>
  )
  return <ProductRow title={`More from ${shop.name}`} link={all} products={others} hideShop />
}
