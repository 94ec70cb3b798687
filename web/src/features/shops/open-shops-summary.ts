import { formatLocalTime } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { nearbyLimits } from '@mainstreet/contract/shops/limits.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { getShopState, type ShopState } from '@mainstreet/contract/shops/shop-state.ts'

type NamedShop = Pick<Shop, 'name' | 'hours' | 'paused_until'>

/** The shops within reach of the location; the list itself has no such limit. */
export function getNearbyShops<S extends Pick<Shop, 'distance'>>(shops: readonly S[]): S[] {
  return shops.filter(({ distance }) => distance === undefined || distance <= nearbyLimits.radiusMiles)
}

/** How many shops are open now, and what closes or opens next. */
export function openShopsSummary(shops: readonly NamedShop[], now: Date): { open: string; next: string } {
  const states = shops.map((shop) => ({ shop, ...getShopState(shop, now) }))
  const open = states.filter(({ state }) => state === 'open' || state === 'closes_soon')
  const openLabel = open.length === 0 ? m.shopping.openShops.none : m.shopping.openShops.count(open.length)
  return { open: openLabel, next: open.length > 0 ? closingMessage(open) : openingMessage(states) }
}

type NamedShopState = ShopState & { shop: NamedShop }

function closingMessage(open: NamedShopState[]): string {
  const [first] = open.filter(({ until }) => until).sort((a, b) => Number(a.until) - Number(b.until))
  if (!first?.until) return ''
  const { closesSoon, closesFirst } = m.shopping.openShops
  const next = {
    shop: first.shop.name,
    time: formatLocalTime(first.shop.hours.time_zone, first.until),
  }
  return first.state === 'closes_soon' ? closesSoon(next) : closesFirst(next)
}

function openingMessage(states: NamedShopState[]): string {
  const [first] = states
    .filter(({ opensAt }) => opensAt)
    .sort((a, b) => Number(a.opensAt) - Number(b.opensAt))
  if (!first?.opensAt) return ''
  const { shop, opensAt } = first
  return m.shopping.openShops.opensFirst({
    shop: shop.name,
    time: formatLocalTime(shop.hours.time_zone, opensAt),
  })
}
