import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { calls } from '../../api/calls.ts'
import { paths } from '../../api/paths.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { AddAction } from '../../features/cart/add-action.tsx'
import { ProductCard } from '../../features/catalog/product-card.tsx'

const most = 8

/** Fails soft: without it the page is still whole. */
export function MoreFromShop({ shop, except }: { shop: Shop; except: string }) {
  const { data } = useMaybeAnswer(calls.listShopProducts, { params: { id: shop.id } })
  const others = (data?.data ?? []).filter(({ id }) => id !== except).slice(0, most)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="more" className="mt-14">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="more" className="text-xl md:text-2xl">
          More from {shop.name}
        </h2>
        <a
          href={paths.shop({ id: shop.id })}
          className="py-2 font-semibold text-pine underline-offset-3 hover:underline"
        >
          See the whole shop
        </a>
      </div>
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-4 [scrollbar-width:thin] md:mx-0 md:px-1">
        {others.map((product) => (
          <li key={product.id} className="w-44 shrink-0 snap-start md:w-52">
            <ProductCard product={product} hideShop action={<AddAction product={product} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}
