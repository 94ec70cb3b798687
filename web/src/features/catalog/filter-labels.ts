import { m } from '@mainstreet/contract/messages/messages.ts'
import { formatDollars } from '@mainstreet/contract/money.ts'
import type { HomeSearch } from './home-search.ts'

/** '$5', '$5.50'. */
export function formatShortDollars(dollars: number): string {
  return formatDollars(dollars).replace(/\.00$/, '')
}

/** '$5 to $20', 'from $5', 'up to $20'; undefined without a range. */
export function formatPriceRange({ min_price, max_price }: HomeSearch): string | undefined {
  if (min_price !== undefined && max_price !== undefined)
    return `${formatShortDollars(min_price)} to ${formatShortDollars(max_price)}`
  if (min_price !== undefined) return `from ${formatShortDollars(min_price)}`
  return max_price === undefined ? undefined : `up to ${formatShortDollars(max_price)}`
}

export function formatRadius(miles: number): string {
  return `within ${miles} ${miles === 1 ? 'mile' : 'miles'}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The main search term or category for the page title; undefined without one. */
export function searchLabel({ search, category }: HomeSearch, shopName?: string): string | undefined {
  return search ? `“${search}”` : (shopName ?? (category && m.shopCategories[category]))
}

const pluralize = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** '1 shop · 0 products for “tin roof”'; without counts while they are unknown. */
export function resultsLabel(search: string, found: { shops: number; products: number } | undefined): string {
  if (!found) return `Results for “${search}”`
  const parts = [found.shops > 0 && pluralize(found.shops, 'shop'), pluralize(found.products, 'product')]
  return `${parts.filter(Boolean).join(' · ')} for “${search}”`
}

export type ActiveFilter = { label: string; clear: Partial<HomeSearch> }

/** Each active filter with the change that clears it; `shopName` is that of the selected shop. */
export function activeFilters(search: HomeSearch, shopName: string | undefined): ActiveFilter[] {
  const price = formatPriceRange(search)
  const all: (ActiveFilter | false | undefined)[] = [
    search.search !== undefined && { label: `“${search.search}”`, clear: { search: undefined } },
    search.category && { label: m.shopCategories[search.category], clear: { category: undefined } },
    search.shop !== undefined && { label: shopName ?? 'One shop', clear: { shop: undefined } },
    search.open_now && { label: 'Open now', clear: { open_now: undefined } },
    search.in_stock && { label: 'In stock', clear: { in_stock: undefined } },
    price !== undefined && {
      label: capitalize(price),
      clear: { min_price: undefined, max_price: undefined },
    },
    search.radius && { label: capitalize(formatRadius(search.radius)), clear: { radius: undefined } },
  ]
  return all.filter((one): one is ActiveFilter => Boolean(one))
}
