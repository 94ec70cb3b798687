import { fieldLimits, paging } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import { categoryLabels } from '@mainstreet/contract/texts.ts'
import { isUuid } from '@mainstreet/contract/uuid.ts'

export const sortOptions = {
  newest: { label: 'Newest first', query: {} },
  nearest: { label: 'Nearest first', query: { sortBy: 'distance', sortOrder: 'asc' } },
  cheapest: { label: 'Price, low to high', query: { sortBy: 'price', sortOrder: 'asc' } },
  dearest: { label: 'Price, high to low', query: { sortBy: 'price', sortOrder: 'desc' } },
  name: { label: 'Name, A to Z', query: { sortBy: 'name', sortOrder: 'asc' } },
} as const
export type ProductSort = keyof typeof sortOptions

/** Miles. */
export const radiusOptionsMiles = [1, 5, 10, 25, 50] as const
type RadiusMiles = (typeof radiusOptionsMiles)[number]

/** What the address of home says: in the words of the calls that it becomes. */
export type HomeSearch = {
  search?: string | undefined
  category?: ShopCategory | undefined
  shop?: string | undefined
  open_now?: true | undefined
  in_stock?: true | undefined
  /** Dollars. */
  min_price?: number | undefined
  max_price?: number | undefined
  radius?: RadiusMiles | undefined
  sort?: ProductSort | undefined
  view?: 'map' | undefined
}

/** What narrows the list; order and view only change how it is shown. */
export const noFilters = {
  search: undefined,
  category: undefined,
  shop: undefined,
  open_now: undefined,
  in_stock: undefined,
  min_price: undefined,
  max_price: undefined,
  radius: undefined,
} satisfies HomeSearch

/** What cannot be meant is left out. */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const { search, category, shop, sort } = raw
  const read: HomeSearch = {}
  if (typeof search === 'string' && search.trim())
    read.search = search.trim().slice(0, fieldLimits.maxSearchChars)
  if (typeof category === 'string' && Object.hasOwn(categoryLabels, category))
    read.category = category as ShopCategory
  if (typeof shop === 'string' && isUuid(shop)) read.shop = shop.toLowerCase()
  if (isSet(raw.open_now)) read.open_now = true
  if (isSet(raw.in_stock)) read.in_stock = true
  const least = parseDollars(raw.min_price)
  const most = parseDollars(raw.max_price)
  if (least) read.min_price = least
  if (most !== undefined) read.max_price = most
  const radiusMiles = radiusOptionsMiles.find((miles) => String(miles) === String(raw.radius))
  if (radiusMiles) read.radius = radiusMiles
  if (typeof sort === 'string' && Object.hasOwn(sortOptions, sort)) read.sort = sort as ProductSort
  if (raw.view === 'map') read.view = 'map'
  return read
}

function isSet(value: unknown): boolean {
  return value === true || value === 'true' || value === '1'
}

/** To whole cents, as typed or as an address has it; undefined for what is no price. */
export function parseDollars(value: unknown): number | undefined {
  const text = String(value ?? '').replace(/[$,\s]/g, '')
  if (!/^(\d{1,7}(\.\d*)?|\.\d+)$/.test(text)) return undefined
  const dollars = Math.round(Number(text) * 100) / 100
  return dollars <= fieldLimits.maxDollars ? dollars : undefined
}

/** What the page asks for by itself; undefined stands for the best match, which only a search has. */
export function getDefaultSort({ search }: HomeSearch, chosen: boolean): ProductSort | undefined {
  if (search) return undefined
  return chosen ? 'nearest' : 'newest'
}

type SearchOrigin = { coordinates: Coordinates; isChosen: boolean }

/** A search comes by how well it fits; all else nearest first around a chosen place, and newest first without one. */
export function productsQuery(request: HomeSearch, { coordinates: { lat, lng }, isChosen }: SearchOrigin) {
  const { search, category, shop, sort = getDefaultSort(request, isChosen), view: _, ...narrowed } = request
  const order = sort ? sortOptions[sort].query : ({ sortBy: 'relevance' } as const)
  return {
    limit: paging.home,
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(shop ? { shop_id: shop } : {}),
    ...toFilterQuery(narrowed),
    ...order,
    lat: String(lat),
    lng: String(lng),
  }
}

const maxMatchingShops = 6

/** The shops that a search names, nearest first; undefined where none is searched for. */
export function matchingShopsQuery(
  { search, category, shop, open_now, radius }: HomeSearch,
  { lat, lng }: Coordinates,
) {
  if (!search || shop) return undefined
  return {
    limit: maxMatchingShops,
    search,
    ...(category ? { category } : {}),
    ...toFilterQuery({ open_now, radius }),
    sortBy: 'distance',
    sortOrder: 'asc',
    lat: String(lat),
    lng: String(lng),
  } as const
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

type FilterParams = Pick<HomeSearch, 'open_now' | 'in_stock' | 'min_price' | 'max_price' | 'radius'>

function toFilterQuery(filters: FilterParams) {
  const { open_now, in_stock, min_price, max_price, radius } = filters
  return {
    ...(open_now ? { open_now: 'true' as const } : {}),
    ...(in_stock ? { in_stock: 'true' as const } : {}),
    ...(min_price === undefined ? {} : { min_price: String(min_price) }),
    ...(max_price === undefined ? {} : { max_price: String(max_price) }),
    ...(radius ? { radius: String(radius) } : {}),
  }
}
