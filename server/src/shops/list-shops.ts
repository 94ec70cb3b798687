import type { QueryOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { paging } from '@mainstreet/contract/limits.ts'
import { paginationOf } from '@mainstreet/contract/paging.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { nearOf } from '../location/near-query.ts'
import type { KeptTotals } from '../platform/cache/totals-cache.ts'
import type { Reader } from '../platform/db/db.ts'
import { requireReachable } from '../platform/http/require-reachable-page.ts'
import { readSearch } from '../platform/text/search-query.ts'
import { findOpenShops, type KeptOpenShops } from './open-shops.ts'
import { presentShop, type ShopRow } from './present.ts'
import { countShops, pageOfShops, type ShopFilter, shopsByIds } from './shop-pages.ts'

export type ShopQuery = QueryOf<typeof calls.listShops>
export type ShopLists = { db: Reader; now: () => Date; totals: KeptTotals; open: KeptOpenShops }

export async function listShops(lists: ShopLists, viewer: Viewer | undefined, query: ShopQuery) {
  const filter = await filterOf(lists.db, viewer, query)
  const { rows, total } = query.open_now
    ? await openPage(lists, filter, query)
    : await page(lists, filter, query)
  const { reachable } = paging
  return {
    data: rows.map((row) => presentShop(row, viewer)),
    pagination: paginationOf({ ...query, total, reachable }),
  }
}

/** Only an admin sees shops that are not approved, and only an admin's list can ask for them. */
async function filterOf(reader: Reader, viewer: Viewer | undefined, query: ShopQuery): Promise<ShopFilter> {
  const { status, category, search, sortBy, sortOrder } = query
  const near = nearOf(query)
  const by = sortBy ?? 'created_at'
  const order = sortOrder ?? (by === 'name' || by === 'distance' ? 'asc' : 'desc')
  const meant = search ? (await readSearch(reader, search))?.meant.join(' & ') : undefined
  const inside = viewer?.role === 'admin'
  return { inside, status, category, search: search || undefined, meant, near, by, order }
}

/** No total is kept for who sees every shop: of one that waits for approval there is no news that would drop it. */
async function page({ db, totals }: ShopLists, filter: ShopFilter, { page, limit }: ShopQuery) {
  const { by: _by, order: _order, near, ...counted } = filter
  const key = JSON.stringify([counted, near?.radius === undefined ? null : near])
  const count = () => countShops(db, filter)
  const total = await (filter.inside ? count() : totals.get(key, count))
  requireReachable({ page, limit, total })
  const offset = (page - 1) * limit
  return { total, rows: offset < total ? await pageOfShops(db, filter, limit, offset) : [] }
}

async function openPage({ db, open, now }: ShopLists, filter: ShopFilter, { page, limit }: ShopQuery) {
  const ids = await findOpenShops(db, open, filter, now())
  const wanted = ids.slice((page - 1) * limit, page * limit)
  const found = await shopsByIds(db, wanted, filter.near)
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = wanted.map((id) => byId.get(id)).filter((row): row is ShopRow => row !== undefined)
  return { total: ids.length, rows }
}
