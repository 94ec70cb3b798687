import type { HighlightKind } from '@mainstreet/contract/catalog/highlight.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import { nearbyLimits } from '@mainstreet/contract/shops/limits.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { type CardProduct, cardFields } from '../../features/catalog/product-card.tsx'
import {
  type CountedShop,
  countedShopFields,
  type HomeShop,
  homeShopFields,
  trimmedAt,
} from '../../pages/home/home-state.ts'

type ProductPages<Item> = InfiniteData<{ data: Item[] }>
type ShopList<Item> = { data: Item[] }
type HighlightRows<Item> = { data: { kind: HighlightKind; products: Item[] }[] }

/** On a wide screen; the others are reached by scrolling. */
const visibleInRow = 5

/** The browser requests these lists whole when it is idle; of the shops home shows nothing more. */
const staleMark = { updatedAt: trimmedAt }

/**
 * Trims the lists to the first view of home, before rendering: the page then has a quarter of the bytes,
 * and the browser hydrates with exactly the data of the server render.
 */
export function trimHomeState(
  client: QueryClient,
  { products, shops, highlights }: Record<'products' | 'shops' | 'highlights', QueryKey>,
) {
  const productPages = client.getQueryData<ProductPages<Product>>(products)
  if (productPages) {
    const pages = productPages.pages.map((page) => ({ ...page, data: trimProducts(page.data) }))
    client.setQueryData<ProductPages<CardProduct>>(products, { ...productPages, pages }, staleMark)
  }
  const shopList = client.getQueryData<ShopList<Shop>>(shops)
  if (shopList) {
    const data = shopList.data.map(trimShop)
    client.setQueryData<ShopList<HomeShop | CountedShop>>(shops, { ...shopList, data })
  }
  const rows = client.getQueryData<HighlightRows<Product>>(highlights)
  if (rows) {
    const data = rows.data.map(({ kind, products: shown }) => ({
      kind,
      products: trimProducts(shown).slice(0, visibleInRow),
    }))
    client.setQueryData<HighlightRows<CardProduct>>(highlights, { data }, staleMark)
  }
}

function trimProducts(products: Product[]): CardProduct[] {
  return products.slice(0, paging.defaultProducts).map((product) => pick(product, cardFields))
}

/** The storefronts and the list of nearby shops show ten; the count of open shops needs the others, too. */
function trimShop(shop: Shop, at: number): HomeShop | CountedShop {
  return at < nearbyLimits.maxShops ? pick(shop, homeShopFields) : pick(shop, countedShopFields)
}

function pick<Value, Name extends keyof Value>(value: Value, names: readonly Name[]): Pick<Value, Name> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>
}
