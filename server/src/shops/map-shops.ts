import type { CallQuery, CallResponse } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { shopMap } from '@mainstreet/contract/limits.ts'
import type { Queryable } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import { presentShop, type ShopRow } from './present.ts'
import { findShopsByIds } from './shop-pages.ts'
import { shopColumns } from './store.ts'

type MapBoundsQuery = CallQuery<typeof calls.listMapShops>
type MapResponse = CallResponse<typeof calls.listMapShops>
type MapCell = { count: number; lat: number; across: number; ids: string[] }

/** Every approved shop in the view: as a pin or in the count of a cell. */
export async function mapShops(reader: Queryable, bounds: MapBoundsQuery): Promise<MapResponse> {
  if (widthInDegrees(bounds) <= shopMap.pinsBelowDegrees) {
    const pins = await findPins(reader, bounds, shopMap.maxPins + 1)
    if (pins.length <= shopMap.maxPins) return { shops: pins.map(presentPin), clusters: [] }
  }
  const cells = await countCells(reader, bounds)
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

function boundsCondition({ west, south, east, north }: MapBoundsQuery): Sql {
  const across =
    west <= east
      ? sql`s.lng between ${west}::float8 and ${east}::float8`
      : sql`(s.lng >= ${west}::float8 or s.lng <= ${east}::float8)`
  return sql`s.status = 'approved' and s.deleted_at is null
    and s.lat between ${south}::float8 and ${north}::float8 and ${across}`
}

function findPins(reader: Queryable, bounds: MapBoundsQuery, limit: number): Promise<ShopRow[]> {
  return reader.many<ShopRow>(sql`
    select ${shopColumns} from (select * from shops s where ${boundsCondition(bounds)} limit ${limit}) s order by s.id`)
}

/** In degrees, rounded to powers of two, so that panning the map does not move the cells. */
function cellSizeDegrees(degrees: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(degrees, 0.001) / shopMap.gridCells))
}

/** The mean position of the shops in each cell; `across` is in degrees east of the western edge. */
function countCells(reader: Queryable, bounds: MapBoundsQuery): Promise<MapCell[]> {
  const { west, south, north } = bounds
  return reader.many<MapCell>(sql`
    select count(*)::integer as count, avg(lat) as lat, avg(across) as across,
      (array_agg(id::text order by id))[1:${raw(String(shopMap.maxPinsPerCell))}] as ids
    from (
      select s.id, s.lat, s.lng, case when s.lng >= ${west}::float8 then s.lng else s.lng + 360 end - ${west}::float8 as across
      from shops s where ${boundsCondition(bounds)} limit ${raw(String(shopMap.maxCountedShops))}
    ) s
    group by floor(lat / ${cellSizeDegrees(north - south)}::float8), floor(lng / ${cellSizeDegrees(widthInDegrees(bounds))}::float8)
    order by count(*) desc, min(id::text)`)
}

function presentPin(row: ShopRow): MapResponse['shops'][number] {
  const { id, name, category, location, coordinates, hours, colour, paused_until, product_count } =
    presentShop(row, undefined)
  return { id, name, category, location, coordinates, hours, colour, paused_until, product_count }
}
