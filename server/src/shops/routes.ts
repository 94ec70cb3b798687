import { calls } from '@mainstreet/contract/calls.ts'
import { shopMap } from '@mainstreet/contract/limits.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Pictures } from '../media/uploaded-images.ts'
import { keepTotals } from '../platform/cache/totals-cache.ts'
import type { On } from '../platform/http/handle-call.ts'
import { openCallLimit } from '../platform/http/rate-limiter.ts'
import { type KeepReady, sendPacked } from '../platform/http/response-cache.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { hearCatalog } from './catalog-events.ts'
import { createShop } from './create-shop.ts'
import { listShops, type ShopLists } from './list-shops.ts'
import { mapShops } from './map-shops.ts'
import { keepOpenShops } from './open-shops.ts'
import { presentShop } from './present.ts'
import { requireVisibleShop } from './require-visible-shop.ts'
import { approveShop, deleteShop, rejectShop } from './review-shop.ts'
import { countShown } from './store.ts'
import { submitShop } from './submit-shop.ts'
import { setHours, updateShop } from './update-shop.ts'

export function shopRoutes(on: On<Viewer>, deps: Deps & { pictures: Pictures; keepReady: KeepReady }) {
  const { db, bus, now } = deps
  const ready = deps.keepReady({ most: 500, mostBytes: 8 * 1024 * 1024 })
  const lists: ShopLists = { db, now, totals: keepTotals({ most: 500 }), open: keepOpenShops() }
  const countMap = openCallLimit({ most: shopMap.requestsPerMinute, windowMs: 60_000 })
  hearCatalog(bus, ({ membership }) => {
    if (!membership) return
    for (const kept of [ready, lists.totals, lists.open]) kept.drop()
  })

  on(calls.listShops, async ({ query, viewer, raw, reply }) => {
    if (viewer || query.lat !== undefined || query.lng !== undefined || query.open_now)
      return sendPacked(raw, reply, await listShops(lists, viewer, query))
    return ready.send(raw, reply, JSON.stringify(query), () => listShops(lists, undefined, query))
  })
  on(calls.mapShops, async ({ query, raw, reply }) => {
    countMap(raw.ip)
    return sendPacked(raw, reply, await mapShops(db, query))
  })
  on(calls.getShop, async ({ params, viewer }) => ({
    shop: presentShop(await requireVisibleShop(db, viewer, params.id), viewer),
  }))
  on(calls.countProducts, async ({ body, viewer }) => {
    const rows = await countShown(db, viewer, body.shopIds)
    const counted = new Map(rows.map(({ shop_id, shown }) => [shop_id, shown]))
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
  on(calls.approveShop, async ({ params, viewer }) => ({
    shop: presentShop(await approveShop(deps, viewer, params.id), viewer),
  }))
  on(calls.rejectShop, async ({ params, body, viewer }) => ({
    shop: presentShop(await rejectShop(deps, viewer, params.id, body.reason), viewer),
  }))
}
