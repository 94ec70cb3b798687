import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { uncachedLoads } from '@mainstreet/platform/cache/loading-cache.ts'
import { createTotalsCache, uncachedTotals } from '@mainstreet/platform/cache/totals-cache.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import { hasJustWritten } from '@mainstreet/platform/http/position-cookie.ts'
import type { PublicReads } from '@mainstreet/platform/http/public-reads.ts'
import { type CreateResponseCache, sendCompressed } from '@mainstreet/platform/http/response-cache.ts'
import { subscribeCatalogChanges } from './catalog-events.ts'
import type { CloseShopDeps } from './close-shop.ts'
import { createShop, type ShopDeps } from './create-shop.ts'
import { listShops, type ShopListDeps } from './list-shops.ts'
import { mapShops } from './map/map-shops.ts'
import { createOpenShopsCache } from './open-shops.ts'
import { presentShop } from './present.ts'
import { requireVisibleShop } from './require-visible-shop.ts'
import { approveShop, deleteShop, rejectShop } from './review-shop.ts'
import { countVisibleProducts } from './store.ts'
import { submitShop } from './submit-shop.ts'
import { setHours, updateShop } from './update-shop.ts'

export function shopRoutes(
  on: HandleCall<Viewer>,
  deps: ShopDeps & CloseShopDeps & { reads: PublicReads; keepReady: CreateResponseCache },
) {
  const { bus, now, reads } = deps
  const listCache = deps.keepReady({ name: 'shop_lists', maxEntries: 500, maxBytes: 8 * 1024 * 1024 })
  const cached = {
    totals: createTotalsCache({ name: 'shop_totals', maxEntries: 500 }),
    openShopsCache: createOpenShopsCache(),
  }
  subscribeCatalogChanges(bus, ({ affects_lists }) => {
    if (!affects_lists) return
    for (const cache of [listCache, cached.totals, cached.openShopsCache]) cache.invalidate()
  })
  const getLists = (caller: Caller): ShopListDeps => ({
    db: reads.forCaller(caller),
    now,
    ...(hasJustWritten(caller.raw) ? { totals: uncachedTotals, openShopsCache: uncachedLoads } : cached),
  })

  on(calls.listShops, async ({ query, viewer, raw, reply }) => {
    const list = () => listShops(getLists({ raw, viewer }), viewer, query)
    if (viewer || query.lat !== undefined || query.lng !== undefined || query.open_now)
      return sendCompressed(raw, reply, await list())
    return listCache.send(raw, reply, JSON.stringify(query), list)
  })
  on(calls.listMapShops, async ({ query, viewer, raw, reply }) =>
    sendCompressed(raw, reply, await mapShops(reads.forCaller({ raw, viewer }), query)),
  )
  on(calls.getShop, async ({ params, viewer, raw }) => ({
    shop: presentShop(await requireVisibleShop(reads.forCaller({ raw, viewer }), viewer, params.id), viewer),
  }))
  on(calls.countShopProducts, async ({ body, viewer, raw }) => {
    const rows = await countVisibleProducts(reads.forCaller({ raw, viewer }), viewer, body.shopIds)
    const counted = new Map(rows.map(({ shop_id, visible }) => [shop_id, visible]))
    return { productCounts: Object.fromEntries(body.shopIds.map((id) => [id, counted.get(id) ?? 0])) }
  })
  on(calls.createShop, async ({ body, viewer }) => {
    const shop = await createShop(deps, viewer, body)
    return { shop: presentShop(shop, viewer.role === 'admin' ? viewer : { ...viewer, shop_id: shop.id }) }
  })
  on(calls.updateShop, async ({ params, body, viewer }) => ({
    shop: presentShop(await updateShop(deps, viewer, params.id, body), viewer),
  }))
  on(calls.setHours, async ({ params, body, viewer }) => ({
    shop: presentShop(await setHours(deps, viewer, params.id, body), viewer),
  }))
  on(calls.deleteShop, async ({ params, viewer }) => {
    await deleteShop(deps, viewer, params.id)
    return undefined
  })
  on(calls.submitShop, async ({ params, viewer }) => ({
    shop: presentShop(await submitShop(deps, viewer, params.id), viewer),
  }))
  on(calls.approveShop, async ({ params, body, viewer }) => ({
    shop: presentShop(await approveShop(deps, viewer, { ...params, ...body }), viewer),
  }))
  on(calls.rejectShop, async ({ params, body, viewer }) => ({
    shop: presentShop(await rejectShop(deps, viewer, { ...params, ...body }), viewer),
  }))
}

type Caller = Parameters<PublicReads['forCaller']>[0]
