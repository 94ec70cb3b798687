import type { QueryOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { paginationOf } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { nearOf } from '../../location/near-query.ts'
import type { KeptTotals } from '../../platform/cache/totals-cache.ts'
import { requireReachable } from '../../platform/http/require-reachable-page.ts'
import { readSearch } from '../../platform/text/search-query.ts'
import { findOpenShops, type KeptOpenShops } from '../../shops/open-shops.ts'
import { mayRun } from '../../shops/present.ts'
import { type ProductRow, presentProduct } from '../present.ts'
import type { ProductFilter, Sight, Sorting } from './product-conditions.ts'
import {
  countProducts,
  isPlainSearch,
  type PageSource,
  pageOfProducts,
  searchProducts,
} from './product-pages.ts'

export type ProductQuery = QueryOf<typeof calls.listProducts>
export type ProductLists = PageSource & { now: () => Date; totals: KeptTotals; open: KeptOpenShops }

export async function listProducts(lists: ProductLists, sight: Sight, query: ProductQuery) {
  const { db, totals } = lists
  const { page, limit } = query
  const near = nearOf(query)
  const search = query.search ? await readSearch(db, query.search) : undefined
  if (query.search && !search) return { data: [], pagination: paginationOf({ page, limit, total: 0 }) }

  const filter: ProductFilter = {
    sight,
    near,
    search,
    shop_id: query.shop_id,
    category: query.category,
    featured: query.featured ?? false,
    in_stock: query.in_stock ?? false,
    out_of_stock: query.out_of_stock ?? false,
    archived: query.archived ?? false,
    open_shops: query.open_now ? await openShops(lists, query) : undefined,
    min_cents: query.min_price === undefined ? undefined : toCents(query.min_price),
    max_cents: query.max_price === undefined ? undefined : toCents(query.max_price),
  }
  const offset = (page - 1) * limit
  // the first to ask has the page of a search with its total
  let rows: ProductRow[] | undefined
  const count = async () => {
    if (!search || !isPlainSearch(filter)) return countProducts(db, filter)
    const found = await searchProducts(lists, { ...filter, search }, sortingOf(query, 0), { limit, offset })
    if (found.total <= paging.found) rows = found.rows
    return found.total
  }
  const counted = await totals.get(totalKey(filter, lists.now()), count)
  const isDesk = sight.of === 'shop'
  const total = search && !isDesk ? Math.min(counted, paging.found) : counted
  // whoever keeps a shop turns to its last product: a page costs at most what the shop has
  if (!isDesk) requireReachable({ page, limit, total })
  const part = { limit, offset, total: counted }
  if (offset >= total) rows = []
  rows ??= await pageOfProducts(lists, filter, sortingOf(query, counted), part)
  const reachable = isDesk ? total : paging.reachable
  return { data: rows.map(presentProduct), pagination: paginationOf({ page, limit, total, reachable }) }
}

function sortingOf({ sortBy, sortOrder, search }: ProductQuery, total: number): Sorting {
  const wished = sortBy ?? (search ? 'relevance' : 'created_at')
  const by = wished === 'relevance' && (!search || total > paging.found) ? 'created_at' : wished
  return { by, order: sortOrder ?? (by === 'created_at' || by === 'relevance' ? 'desc' : 'asc') }
}

export const moving = 'with stock '

/** The nearest, where a place is given: what is open far away is of no use now. */
function openShops({ db, open, now }: ProductLists, query: ProductQuery): Promise<string[]> {
  const near = nearOf(query)
  const by = near ? 'distance' : 'created_at'
  const { category, shop_id: id } = query
  const filter = {
    inside: false,
    status: undefined,
    search: undefined,
    meant: undefined,
    category,
    id,
    near,
    by,
    order: near ? 'asc' : 'desc',
  } as const
  return findOpenShops(db, open, filter, now())
}

/** Which shops are open holds for its minute. */
function totalKey({ near, open_shops, ...counted }: ProductFilter, now: Date): string {
  const place = near?.radius === undefined && !open_shops ? null : near
  const key = JSON.stringify([counted, place, open_shops && Math.floor(now.getTime() / 60_000)])
  return counted.in_stock || counted.out_of_stock || counted.featured ? moving + key : key
}

/** Whether stock decides what is in the list, or in which order. */
export function movesWithStock({ in_stock, featured, sortBy }: ProductQuery): boolean {
  return Boolean(in_stock || featured || sortBy === 'stock')
}

/** A sale changes no total but of those that look at stock. */
export function countsStock(key: string): boolean {
  return key.startsWith(moving)
}

/** The owner of a shop and an admin see what is on no public list. */
export function sightOf(
  viewer: Viewer | undefined,
  shopId: string | undefined,
  includeArchived: boolean,
): Sight {
  if (shopId !== undefined && mayRun(viewer, shopId))
    return { of: 'shop', shop_id: shopId, archived: includeArchived }
  if (!viewer || !includeArchived || shopId !== undefined) return { of: 'public', archived: false }
  if (viewer.role === 'admin') return { of: 'all', archived: true }
  if (viewer.role === 'merchant' && viewer.shop_id)
    return { of: 'street', shop_id: viewer.shop_id, archived: true }
  return { of: 'public', archived: false }
}
