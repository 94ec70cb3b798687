import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { TotalsCache } from '@mainstreet/platform/cache/totals-cache.ts'
import { requireReachablePage } from '@mainstreet/platform/http/require-reachable-page.ts'
import { parseSearchQuery } from '@mainstreet/platform/text/search-query.ts'
import { requireNearQuery } from '../../location/near-query.ts'
import { findOpenShopIds, type OpenShopsCache } from '../../shops/open-shops.ts'
import { canManageShop } from '../../shops/present.ts'
import type { ShopFilter } from '../../shops/shop-pages-store.ts'
import { type ProductRow, presentProduct } from '../present.ts'
import { listNearOpenProductIds, listProductsByIds, type NearProductFilter } from './near-open-store.ts'
import type { ProductFilter, ProductSorting, ProductVisibility } from './product-conditions-sql.ts'
import {
  countProducts,
  isSimpleSearch,
  listProductPage,
  type PageSlice,
  type ProductPageDeps,
  searchProducts,
} from './product-pages-store.ts'

export type ProductQuery = CallQuery<typeof calls.listProducts>
export type ProductListDeps = ProductPageDeps & {
  now: () => Date
  totals: TotalsCache
  /** Totals that a sale changes. */
  stockTotals: TotalsCache
  openShopsCache: OpenShopsCache
}

export async function listProducts(
  lists: ProductListDeps,
  visibility: ProductVisibility,
  query: ProductQuery,
) {
  const { db } = lists
  const { page, limit } = query
  const filter = await resolveFilter(lists, visibility, query)
  if (!filter) return { data: [], pagination: createPagination({ page, limit, total: 0 }) }
  const { search } = filter
  const offset = (page - 1) * limit
  // without a cached total, a search loads its page in the same statement as the total
  let rows: ProductRow[] | undefined
  const count = async () => {
    if (!search || !isSimpleSearch(filter)) return countProducts(db, filter)
    const result = await searchProducts(lists, { ...filter, search }, resolveSorting(query, 0), {
      limit,
      offset,
    })
    if (result.total <= paging.maxRankedMatches) rows = result.rows
    return result.total
  }
  const totals = filter.in_stock || filter.out_of_stock || filter.featured ? lists.stockTotals : lists.totals
  const counted = await totals.get(totalKey(filter, lists.now()), count)
  const isMerchantView = visibility.scope === 'shop'
  const total = search && !isMerchantView ? Math.min(counted, paging.maxRankedMatches) : counted
  // merchants can reach the last page of their shop: a page costs at most as much as the shop is large
  if (!isMerchantView) requireReachablePage({ page, limit, total })
  const slice = { limit, offset, total: counted }
  if (offset >= total) rows = []
  const sorting = resolveSorting(query, counted)
  const { near } = filter
  rows ??=
    near && sorting.by === 'near_open' && visibility.scope === 'public'
      ? await listNearOpenPage(lists, { ...filter, near }, slice)
      : await listProductPage(lists, filter, sorting, slice)
  const maxReachableItems = isMerchantView ? total : paging.maxReachableItems
  return {
    data: rows.map(presentProduct),
    pagination: createPagination({ page, limit, total, maxReachableItems }),
  }
}

/** What can be had now comes first, everything else by distance. */
async function listNearOpenPage(
  lists: ProductListDeps,
  filter: NearProductFilter,
  { limit, offset, total }: PageSlice,
): Promise<ProductRow[]> {
  const { near, category, shop_id, open_shops } = filter
  const openShopIds = open_shops ?? (await listOpenShopIds(lists, { near, category, id: shop_id }))
  const ids = await listNearOpenProductIds(lists.db, filter, openShopIds)
  const pageIds = ids.slice(offset, offset + limit)
  const first = pageIds.length > 0 ? await listProductsByIds(lists.db, pageIds, filter) : []
  if (pageIds.length === limit) return first
  const rest = await listProductPage(
    lists,
    { ...filter, except: ids },
    { by: 'distance', order: 'asc' },
    { limit: limit - pageIds.length, offset: Math.max(0, offset - ids.length), total },
  )
  return [...first, ...rest]
}

/** Undefined when the search has no word: nothing matches. */
async function resolveFilter(
  lists: ProductListDeps,
  visibility: ProductVisibility,
  { search: typed, open_now, min_price, max_price, ...query }: ProductQuery,
): Promise<ProductFilter | undefined> {
  const near = requireNearQuery(query)
  const search = typed ? await parseSearchQuery(lists.db, typed) : undefined
  if (typed && !search) return undefined
  const {
    shop_id,
    category,
    featured = false,
    in_stock = false,
    out_of_stock = false,
    archived = false,
  } = query
  return {
    visibility,
    near,
    search,
    shop_id,
    category,
    featured,
    in_stock,
    out_of_stock,
    archived,
    open_shops: open_now ? await listOpenShopIds(lists, { near, category, id: shop_id }) : undefined,
    // no price is below 0
    min_cents: min_price ? toCents(min_price) : undefined,
    max_cents: max_price === undefined ? undefined : toCents(max_price),
  }
}

function resolveSorting({ sortBy, sortOrder, search }: ProductQuery, total: number): ProductSorting {
  const requested = sortBy ?? (search ? 'relevance' : 'created_at')
  const by =
    requested === 'relevance' && (!search || total > paging.maxRankedMatches) ? 'created_at' : requested
  return { by, order: sortOrder ?? (by === 'created_at' || by === 'relevance' ? 'desc' : 'asc') }
}

/** The nearest when a location is given: distant open shops are of no use now. */
function listOpenShopIds(
  { db, openShopsCache, now }: ProductListDeps,
  { near, category, id }: Pick<ShopFilter, 'near' | 'category' | 'id'>,
): Promise<string[]> {
  const by = near ? 'distance' : 'created_at'
  const filter: ShopFilter = {
    canSeeHidden: false,
    status: undefined,
    search: undefined,
    correctedQuery: undefined,
    category,
    id,
    near,
    by,
    order: near ? 'asc' : 'desc',
  }
  return findOpenShopIds(db, openShopsCache, filter, now())
}

/** The set of open shops is valid for one minute. */
function totalKey({ near, open_shops, ...counted }: ProductFilter, now: Date): string {
  const center = near?.radius === undefined && !open_shops ? null : near
  return JSON.stringify([counted, center, open_shops && Math.floor(now.getTime() / minuteMs)])
}

/** Whether stock decides which products are in the list, or their order. */
export function dependsOnStock({ in_stock, featured, sortBy }: ProductQuery): boolean {
  return Boolean(in_stock || featured || sortBy === 'stock' || sortBy === 'near_open')
}

/** The owner of a shop and admins also see products that are not public. */
export function resolveVisibility(
  viewer: Viewer | undefined,
  shopId: string | undefined,
  includeArchived: boolean,
): ProductVisibility {
  if (shopId !== undefined && canManageShop(viewer, shopId))
    return { scope: 'shop', shop_id: shopId, archived: includeArchived }
  if (!viewer || !includeArchived || shopId !== undefined) return { scope: 'public', archived: false }
  if (viewer.role === 'admin') return { scope: 'all', archived: true }
  if (viewer.role === 'merchant' && viewer.shop_id)
    return { scope: 'street', shop_id: viewer.shop_id, archived: true }
  return { scope: 'public', archived: false }
}
