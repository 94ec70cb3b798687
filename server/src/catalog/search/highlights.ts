import type { Highlight, HighlightKind } from '@mainstreet/contract/catalog/highlight.ts'
import { highlights as limits } from '@mainstreet/contract/catalog/limits.ts'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { nearbyLimits } from '@mainstreet/contract/shops/limits.ts'
import { getOpenState } from '@mainstreet/contract/shops/open-intervals.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { getPickupPromise, readyStepMs } from '@mainstreet/contract/shops/pickup-promise.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { milesFromStraightLine, type NearQuery } from '../../location/distance-sql.ts'
import { presentProduct } from '../present.ts'
import { listProductsOfShops, listShopsInReach } from './highlights-store.ts'

type Shop = Awaited<ReturnType<typeof listShopsInReach>>[number]

/** Rows of products with a reason to look at them now; a row with too few of them is left out, and no product is in two rows. */
export async function listHighlights(reader: Queryable, near: NearQuery, now: Date): Promise<Highlight[]> {
  const shops = await listShopsInReach(reader, { ...near, radius: nearbyLimits.radiusMiles }, now)
  const found: Highlight[] = []
  const shown: string[] = []
  for (const [kind, isShown] of Object.entries(reasons) as [HighlightKind, IsShown][]) {
    const shopIds = shops.filter((shop) => isShown(shop, now)).map(({ id }) => id)
    const products = await listProductsOfShops(reader, shopIds, { near, except: shown })
    if (products.length < limits.minShown) continue
    found.push({ kind, products: products.map(presentProduct) })
    shown.push(...products.map(({ id }) => id))
  }
  return found
}

type IsShown = (shop: Shop, now: Date) => boolean

/** In the order of the page: what is over soonest comes first. */
const reasons: Record<HighlightKind, IsShown> = {
  closing_soon: (shop, now) =>
    canPickUpNow(shop, now) && getOpenState(parseHours(shop), now).state === 'closes_soon',
  ready_soon: (shop, now) =>
    !shop.requires_confirmation &&
    shop.preparation_minutes <= limits.readySoonMinutes &&
    canPickUpNow(shop, now),
  gifts_nearby: ({ category, straight_line_distance }) =>
    category === 'Gifts' && milesFromStraightLine(straight_line_distance) <= limits.giftRadiusMiles,
}

/** Whether an order placed now is ready while the shop is still open. */
function canPickUpNow(shop: Shop, now: Date): boolean {
  const { preparation_minutes, is_paused } = shop
  if (is_paused) return false
  const promise = getPickupPromise({ hours: parseHours(shop), preparation_minutes, now })
  const soonest = now.getTime() + preparation_minutes * minuteMs
  // the promise is rounded up
  return promise.ok && promise.ready_at.getTime() < soonest + readyStepMs
}

function parseHours({ hours }: Shop): OpeningHours {
  return JSON.parse(hours) as OpeningHours
}
