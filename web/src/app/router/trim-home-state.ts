import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { nearbyLimits, paging } from '@mainstreet/contract/limits.ts'
import type { Pagination } from '@mainstreet/contract/paging.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

type ProductPages = InfiniteData<{ data: Product[]; pagination: Pagination }>
type ShopList = { data: Shop[] }

/** Long ago: the browser asks for the whole answer once it has painted this part of it. */
const staleMark = { updatedAt: 1 }

/**
 * Of both lists only what the first view of home shows, before it is rendered: the page then carries a quarter of the
 * bytes, and what the browser wakes up with is what the server has drawn.
 */
export function trimHomeState(client: QueryClient, products: QueryKey, shops: QueryKey) {
  client.setQueryData<ProductPages>(
    products,
    (all) => all && { ...all, pages: all.pages.map((page) => ({ ...page, data: trimProducts(page.data) })) },
    staleMark,
  )
  client.setQueryData<ShopList>(shops, (all) => all && { ...all, data: all.data.map(trimShop) }, staleMark)
}

function trimProducts(products: Product[]): Product[] {
  return products.slice(0, paging.defaultProducts).map((product) => {
    const { id, shop_id, shop_name, shop_paused_until, name, image, price, stock, category, distance } =
      product
    return {
      id,
      shop_id,
      shop_name,
      shop_paused_until,
      name,
      image,
      price,
      stock,
      category,
      distance,
    } as Product
  })
}

/** Ten stand in the panel; of the others the street only says whether they are open. */
function trimShop(shop: Shop, at: number): Shop {
  const { id, name, category, location, coordinates, hours, paused_until, colour, product_count, distance } =
    shop
  if (at >= nearbyLimits.maxShops) return { id, name, hours, paused_until, colour, distance } as Shop
  return {
    id,
    name,
    category,
    location,
    coordinates,
    hours,
    paused_until,
    colour,
    product_count,
    distance,
  } as Shop
}
