import { type Coordinates, distanceMiles } from '@mainstreet/contract/location/distance.ts'
import type { MapShop as MapShopResponse } from '@mainstreet/contract/shops/calls.ts'

/** `distance` is in miles from the location. */
export type MapShop = MapShopResponse & { distance?: number | undefined }
export type MapCluster = { coordinates: Coordinates; count: number }

/** In the order of the list of nearby shops. */
export function sortByDistance(shops: readonly MapShopResponse[], from: Coordinates): MapShop[] {
  return shops
    .map((shop) => ({ ...shop, distance: distanceMiles(from, shop.coordinates) }))
    .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
}
