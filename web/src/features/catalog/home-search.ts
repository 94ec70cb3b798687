import { paging } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { categoryLabels } from '@mainstreet/contract/texts.ts'

export const sorts = {
  newest: { label: 'Newest first', query: {} },
  nearest: { label: 'Nearest first', query: { sortBy: 'distance', sortOrder: 'asc' } },
  cheapest: { label: 'Price, low to high', query: { sortBy: 'price', sortOrder: 'asc' } },
  dearest: { label: 'Price, high to low', query: { sortBy: 'price', sortOrder: 'desc' } },
  name: { label: 'Name, A to Z', query: { sortBy: 'name', sortOrder: 'asc' } },
} as const
export type Sort = keyof typeof sorts
type Category = keyof typeof categoryLabels

/** What the address of home says. */
export type HomeSearch = {
  search?: string | undefined
  category?: Category | undefined
  shop?: string | undefined
  sort?: Sort | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What cannot be meant is left out. */
export function readHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const { search, category, shop, sort } = raw
  const read: HomeSearch = {}
  if (typeof search === 'string' && search.trim()) read.search = search.trim().slice(0, 200)
  if (typeof category === 'string' && Object.hasOwn(categoryLabels, category))
    read.category = category as Category
  if (typeof shop === 'string' && uuid.test(shop)) read.shop = shop.toLowerCase()
  if (typeof sort === 'string' && Object.hasOwn(sorts, sort)) read.sort = sort as Sort
  return read
}

/** Without a wish what is searched for comes by how well it fits, the rest newest first. */
export function productsQuery({ search, category, shop, sort }: HomeSearch, { lat, lng }: Coordinates) {
  const order = sort ? sorts[sort].query : search ? ({ sortBy: 'relevance' } as const) : {}
  return {
    limit: paging.home,
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(shop ? { shop_id: shop } : {}),
    ...order,
    lat: String(lat),
    lng: String(lng),
  }
}

export function shopsQuery({ lat, lng }: Coordinates) {
  return {
    limit: paging.shops,
    sortBy: 'distance',
    sortOrder: 'asc',
    lat: String(lat),
    lng: String(lng),
  } as const
}
