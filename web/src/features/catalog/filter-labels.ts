import { formatShortDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { HomeSearch } from './home-search.ts'

type PriceRangeTexts = {
  priceBetween: (range: { min: string; max: string }) => string
  priceFrom: (min: string) => string
  priceUpTo: (max: string) => string
}

/** The text for the range: '$5–$20', '$5 and up', 'Up to $20'; undefined without a range. */
export function formatPriceRange(
  { min_price, max_price }: HomeSearch,
  texts: PriceRangeTexts = m.shopping.filters,
): string | undefined {
  const min = min_price === undefined ? undefined : formatShortDollars(min_price)
  const max = max_price === undefined ? undefined : formatShortDollars(max_price)
  if (min !== undefined && max !== undefined) return texts.priceBetween({ min, max })
  if (min !== undefined) return texts.priceFrom(min)
  return max === undefined ? undefined : texts.priceUpTo(max)
}

/** The main search term or category for the page title; undefined without one. */
export function searchLabel({ search, category }: HomeSearch, shopName?: string): string | undefined {
  return search
    ? m.shopping.filters.searchTerm(search)
    : (shopName ?? (category && m.shopCategories[category]))
}

/** '1 shop · 0 products for “tin roof”'; without counts while they are unknown. */
export function resultsLabel(search: string, found: { shops: number; products: number } | undefined): string {
  const texts = m.shopping.search
  if (!found) return texts.results(search)
  return found.shops > 0
    ? texts.allResults({ ...found, search })
    : texts.productResults({ products: found.products, search })
}

export type ActiveFilter = { label: string; clear: Partial<HomeSearch> }

/** Each active filter with the change that clears it; `shopName` is that of the selected shop. */
export function activeFilters(search: HomeSearch, shopName: string | undefined): ActiveFilter[] {
  const price = formatPriceRange(search)
  const all: (ActiveFilter | false | undefined)[] = [
    search.search !== undefined && {
      label: m.shopping.filters.searchTerm(search.search),
      clear: { search: undefined },
    },
    search.category && { label: m.shopCategories[search.category], clear: { category: undefined } },
    search.shop !== undefined && {
      label: shopName ?? m.shopping.filters.oneShop,
      clear: { shop: undefined },
    },
    search.open_now && { label: m.shopping.filters.openNow, clear: { open_now: undefined } },
    search.in_stock && { label: m.shopping.filters.inStock, clear: { in_stock: undefined } },
    price !== undefined && {
      label: price,
      clear: { min_price: undefined, max_price: undefined },
    },
    search.radius && { label: m.shopping.filters.radius(search.radius), clear: { radius: undefined } },
  ]
  return all.filter((one): one is ActiveFilter => Boolean(one))
}
