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

/** Miles. */
export const reaches = [1, 5, 10, 25, 50] as const
type Reach = (typeof reaches)[number]

/** What the address of home says: in the words of the calls that it becomes. */
export type HomeSearch = {
  search?: string | undefined
  category?: Category | undefined
  shop?: string | undefined
  open_now?: true | undefined
  in_stock?: true | undefined
  /** Dollars. */
  min_price?: number | undefined
  max_price?: number | undefined
  radius?: Reach | undefined
  sort?: Sort | undefined
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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const mostDollars = 1_000_000

/** What cannot be meant is left out. */
export function readHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const { search, category, shop, sort } = raw
  const read: HomeSearch = {}
  if (typeof search === 'string' && search.trim()) read.search = search.trim().slice(0, 200)
  if (typeof category === 'string' && Object.hasOwn(categoryLabels, category))
    read.category = category as Category
  if (typeof shop === 'string' && uuid.test(shop)) read.shop = shop.toLowerCase()
  if (isSet(raw.open_now)) read.open_now = true
  if (isSet(raw.in_stock)) read.in_stock = true
  const least = readDollars(raw.min_price)
  const most = readDollars(raw.max_price)
  if (least) read.min_price = least
  if (most !== undefined) read.max_price = most
  const reach = reaches.find((miles) => String(miles) === String(raw.radius))
  if (reach) read.radius = reach
  if (typeof sort === 'string' && Object.hasOwn(sorts, sort)) read.sort = sort as Sort
  if (raw.view === 'map') read.view = 'map'
  return read
}

function isSet(value: unknown): boolean {
  return value === true || value === 'true' || value === '1'
}

/** To whole cents, as typed or as an address has it; undefined for what is no price. */
export function readDollars(value: unknown): number | undefined {
  const text = String(value ?? '').replace(/[$,\s]/g, '')
  if (!/^(\d{1,7}(\.\d*)?|\.\d+)$/.test(text)) return undefined
  const dollars = Math.round(Number(text) * 100) / 100
  return dollars <= mostDollars ? dollars : undefined
}

/** What the page asks for by itself; undefined stands for the best match, which only a search has. */
export function usualSort({ search }: HomeSearch, chosen: boolean): Sort | undefined {
  if (search) return undefined
  return chosen ? 'nearest' : 'newest'
}

type SeenFrom = { coordinates: Coordinates; chosen: boolean }

/** A search comes by how well it fits; all else nearest first around a chosen place, and newest first without one. */
export function productsQuery(request: HomeSearch, { coordinates: { lat, lng }, chosen }: SeenFrom) {
  const { search, category, shop, sort = usualSort(request, chosen), view: _, ...narrowed } = request
  const order = sort ? sorts[sort].query : ({ sortBy: 'relevance' } as const)
  return {
    limit: paging.home,
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(shop ? { shop_id: shop } : {}),
    ...written(narrowed),
    ...order,
    lat: String(lat),
    lng: String(lng),
  }
}

const mostMatchingShops = 6

/** The shops that a search names, nearest first; undefined where none is searched for. */
export function matchingShopsQuery(
  { search, category, shop, open_now, radius }: HomeSearch,
  { lat, lng }: Coordinates,
) {
  if (!search || shop) return undefined
  return {
    limit: mostMatchingShops,
    search,
    ...(category ? { category } : {}),
    ...written({ open_now, radius }),
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

type Narrowed = Pick<HomeSearch, 'open_now' | 'in_stock' | 'min_price' | 'max_price' | 'radius'>

function written(narrowed: Narrowed) {
  const { open_now, in_stock, min_price, max_price, radius } = narrowed
  return {
    ...(open_now ? { open_now: 'true' as const } : {}),
    ...(in_stock ? { in_stock: 'true' as const } : {}),
    ...(min_price === undefined ? {} : { min_price: String(min_price) }),
    ...(max_price === undefined ? {} : { max_price: String(max_price) }),
    ...(radius ? { radius: String(radius) } : {}),
  }
}
