import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { TotalsCache } from '@mainstreet/platform/cache/totals-cache.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { requireReachablePage } from '@mainstreet/platform/http/require-reachable-page.ts'
import { parseSearchQuery } from '@mainstreet/platform/text/search-query.ts'
import { requireNearQuery } from '../location/near-query.ts'
import { findOpenShopIds, type OpenShopsCache } from './open-shops.ts'
import { presentShop, type ShopRow } from './present.ts'
import { countShops, findShopsByIds, listShopPage, type ShopFilter } from './shop-pages-store.ts'

export type ShopQuery = CallQuery<typeof calls.listShops>
export type ShopListDeps = {
  db: Queryable
  now: () => Date
  totals: TotalsCache
  openShopsCache: OpenShopsCache
}

export async function listShops(lists: ShopListDeps, viewer: Viewer | undefined, query: ShopQuery) {
  const filter = await buildShopFilter(lists.db, viewer, query)
  const { rows, total } = query.open_now
    ? await findOpenPage(lists, filter, query)
    : await findFilteredPage(lists, filter, query)
  const { maxReachableItems } = paging
  return {
    data: rows.map((row) => presentShop(row, viewer)),
    pagination: createPagination({ ...query, total, maxReachableItems }),
  }
}

/** Only admins see shops that are not approved, so only their lists can filter by status. */
async function buildShopFilter(
  reader: Queryable,
  viewer: Viewer | undefined,
  query: ShopQuery,
): Promise<ShopFilter> {
  const { status, category, search, sortBy, sortOrder } = query
  const near = requireNearQuery(query)
  const by = sortBy ?? 'created_at'
  const order = sortOrder ?? (by === 'name' || by === 'distance' ? 'asc' : 'desc')
  const correctedQuery = search ? (await parseSearchQuery(reader, search))?.terms.join(' & ') : undefined
  const canSeeHidden = viewer?.role === 'admin'
  return { canSeeHidden, status, category, search: search || undefined, correctedQuery, near, by, order }
}

/** Totals of viewers who see hidden shops are not cached: no event reports changes of pending shops. */
async function findFilteredPage(
  { db, totals }: ShopListDeps,
  filter: ShopFilter,
  { page, limit }: ShopQuery,
) {
  const { by: _by, order: _order, near, ...counted } = filter
  const key = JSON.stringify([counted, near?.radius === undefined ? null : near])
  const count = () => countShops(db, filter)
  const total = await (filter.canSeeHidden ? count() : totals.get(key, count))
  requireReachablePage({ page, limit, total })
  const offset = (page - 1) * limit
  return { total, rows: offset < total ? await listShopPage(db, filter, limit, offset) : [] }
}

async function findOpenPage(
  { db, openShopsCache, now }: ShopListDeps,
  filter: ShopFilter,
  { page, limit }: ShopQuery,
) {
  const ids = await findOpenShopIds(db, openShopsCache, filter, now())
  const wanted = ids.slice((page - 1) * limit, page * limit)
  const shops = await findShopsByIds(db, wanted, filter.near)
  const byId = new Map(shops.map((row) => [row.id, row]))
  const rows = wanted.map((id) => byId.get(id)).filter((row): row is ShopRow => row !== undefined)
  return { total: ids.length, rows }
}
