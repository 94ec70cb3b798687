import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import { fieldLimits } from '@mainstreet/contract/field-limits.ts'
import type { RouteSearch } from '@mainstreet/contract/href.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { routes } from '@mainstreet/contract/routes.ts'
import { isShopCategory, type ShopCategory } from '@mainstreet/contract/shops/shop-category.ts'
import { cutText } from '@mainstreet/contract/text/cut-text.ts'
import { plainMarks, readTypedNumber } from '@mainstreet/contract/typed-number.ts'
import { isUuid } from '@mainstreet/contract/uuid.ts'

type HomeParams = RouteSearch<typeof routes.home>

/** The query of each order. */
const sortOptions = {
  near_open: { sortBy: 'near_open' },
  newest: {},
  nearest: { sortBy: 'distance', sortOrder: 'asc' },
  cheapest: { sortBy: 'price', sortOrder: 'asc' },
  dearest: { sortBy: 'price', sortOrder: 'desc' },
  name: { sortBy: 'name', sortOrder: 'asc' },
} as const satisfies Record<NonNullable<HomeParams['sort']>, object>
export type ProductSort = keyof typeof sortOptions
export const productSorts = Object.keys(sortOptions) as ProductSort[]

/** Miles. */
export const radiusOptionsMiles = [1, 5, 10, 25, 50] as const
type RadiusMiles = (typeof radiusOptionsMiles)[number]

/** The search parameters of home, named as in the API calls. */
export type HomeSearch = { -readonly [Name in keyof HomeParams]?: HomeSearchValues[Name] | undefined }

type HomeSearchValues = {
  search: string
  category: ShopCategory
  shop: string
  open_now: true
  in_stock: true
  /** Dollars. */
  min_price: number
  max_price: number
  radius: RadiusMiles
  sort: ProductSort
  view: 'map'
}

/** The parameters that filter the list; order and view only change the display. */
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

/** Drops invalid values. */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const { search, category, shop, sort } = raw
  const read: HomeSearch = {}
  if (typeof search === 'string' && search.trim())
    read.search = cutText(search.trim(), fieldLimits.maxSearchChars)
  if (isShopCategory(category)) read.category = category
  if (typeof shop === 'string' && isUuid(shop)) read.shop = shop.toLowerCase()
  if (isSet(raw.open_now)) read.open_now = true
  if (isSet(raw.in_stock)) read.in_stock = true
  const minPrice = parseDollars(raw.min_price)
  const maxPrice = parseDollars(raw.max_price)
  if (minPrice) read.min_price = minPrice
  if (maxPrice !== undefined) read.max_price = maxPrice
  const radiusMiles = radiusOptionsMiles.find((miles) => String(miles) === String(raw.radius))
  if (radiusMiles) read.radius = radiusMiles
  if (typeof sort === 'string' && Object.hasOwn(sortOptions, sort)) read.sort = sort as ProductSort
  if (raw.view === 'map') read.view = 'map'
  return read
}

function isSet(value: unknown): boolean {
  return value === true || value === 'true' || value === '1'
}

/** A price in an address; undefined for invalid ones. */
function parseDollars(value: unknown): number | undefined {
  const { min, max } = productRules.price
  const cents = readTypedNumber(String(value ?? ''), 2, plainMarks)
  return cents !== undefined && cents >= toCents(min) && cents <= toCents(max) ? toDollars(cents) : undefined
}

/** The default order; undefined means relevance, which only a search has. */
export function getDefaultSort({ search }: HomeSearch): ProductSort | undefined {
  return search ? undefined : 'near_open'
}

/** Near and open first; a search is sorted by relevance. */
export function productsQuery(request: HomeSearch, { lat, lng }: Coordinates) {
  const { search, category, shop, sort = getDefaultSort(request), view: _, ...narrowed } = request
  const order = sort ? sortOptions[sort] : ({ sortBy: 'relevance' } as const)
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

export function highlightsQuery({ lat, lng }: Coordinates) {
  return { lat: String(lat), lng: String(lng) }
}

/** Whether the visitor looks for nothing in particular. */
export function isBrowsing(search: HomeSearch): boolean {
  return Object.values(search).every((value) => value === undefined)
}

const maxMatchingShops = 6

/** The shops that match a search, nearest first; undefined without a search. */
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
