import type { CallQuery, CallResponse } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { shopMap } from '@mainstreet/contract/shops/limits.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { presentShop, type ShopRow } from '../present.ts'
import { findShopsByIds } from '../shop-pages-store.ts'
import { countCells, findPins, type MapCell } from './map-shops-store.ts'

type MapBoundsQuery = CallQuery<typeof calls.listMapShops>
type MapResponse = CallResponse<typeof calls.listMapShops>

/** Every approved shop in the view: as a pin or in the count of a cell. */
export async function mapShops(reader: Queryable, bounds: MapBoundsQuery): Promise<MapResponse> {
  if (widthInDegrees(bounds) <= shopMap.pinsBelowDegrees) {
    const pins = await findPins(reader, bounds, shopMap.maxPins + 1)
    if (pins.length <= shopMap.maxPins) return { shops: pins.map(presentPin), clusters: [] }
  }
  const cells = await countCells(reader, bounds, {
    lat: cellSizeDegrees(bounds.north - bounds.south),
    lng: cellSizeDegrees(widthInDegrees(bounds)),
  })
  const isPinned = ({ count }: MapCell) => count <= shopMap.maxPinsPerCell
  const pins = await findShopsByIds(
    reader,
    cells.filter(isPinned).flatMap(({ ids }) => ids),
    undefined,
  )
  const clusters = cells
    .filter((cell) => !isPinned(cell))
    .map(({ count, lat, across }) => ({
      count,
      coordinates: { lat, lng: addLongitude(bounds.west, across) },
    }))
  return { shops: pins.map(presentPin), clusters }
}

/** In degrees; a view may cross the 180th meridian. */
function widthInDegrees({ west, east }: MapBoundsQuery): number {
  return east >= west ? east - west : east - west + 360
}

function addLongitude(west: number, degrees: number): number {
  const lng = west + degrees
  return lng > 180 ? lng - 360 : lng
}

/** In degrees, rounded to powers of two, so that panning the map does not move the cells. */
function cellSizeDegrees(degrees: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(degrees, 0.001) / shopMap.gridCells))
}

function presentPin(row: ShopRow): MapResponse['shops'][number] {
  const { id, name, category, location, coordinates, hours, color, paused_until, product_count } =
    presentShop(row, undefined)
  return { id, name, category, location, coordinates, hours, color, paused_until, product_count }
}
