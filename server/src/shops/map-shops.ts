import type { AnswerOf, QueryOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { shopMap } from '@mainstreet/contract/limits.ts'
import type { Reader } from '../platform/db/db.ts'
import { raw, type Sql, sql } from '../platform/db/sql.ts'
import { presentShop, type ShopRow } from './present.ts'
import { shopsByIds } from './shop-pages.ts'
import { shopColumns } from './store.ts'

type Bounds = QueryOf<typeof calls.mapShops>
type MapAnswer = AnswerOf<typeof calls.mapShops>
type Cell = { count: number; lat: number; across: number; ids: string[] }

/** Every approved shop of the view: as a pin, or as one of many in a cell. */
export async function mapShops(reader: Reader, bounds: Bounds): Promise<MapAnswer> {
  if (widthOf(bounds) <= shopMap.nearDegrees) {
    const pins = await findPins(reader, bounds, shopMap.maxPins + 1)
    if (pins.length <= shopMap.maxPins) return { shops: pins.map(presentPin), clusters: [] }
  }
  const cells = await countCells(reader, bounds)
  const isPinned = ({ count }: Cell) => count <= shopMap.pinsPerCell
  const pins = await shopsByIds(
    reader,
    cells.filter(isPinned).flatMap(({ ids }) => ids),
    undefined,
  )
  const clusters = cells
    .filter((cell) => !isPinned(cell))
    .map(({ count, lat, across }) => ({ count, coordinates: { lat, lng: eastOf(bounds.west, across) } }))
  return { shops: pins.map(presentPin), clusters }
}

/** Degrees; a view may reach over the 180th meridian. */
function widthOf({ west, east }: Bounds): number {
  return east >= west ? east - west : east - west + 360
}

function eastOf(west: number, degrees: number): number {
  const lng = west + degrees
  return lng > 180 ? lng - 360 : lng
}

function within({ west, south, east, north }: Bounds): Sql {
  const across =
    west <= east
      ? sql`s.lng between ${west}::float8 and ${east}::float8`
      : sql`(s.lng >= ${west}::float8 or s.lng <= ${east}::float8)`
  return sql`s.status = 'approved' and s.deleted_at is null
    and s.lat between ${south}::float8 and ${north}::float8 and ${across}`
}

function findPins(reader: Reader, bounds: Bounds, limit: number): Promise<ShopRow[]> {
  return reader.many<ShopRow>(sql`
    select ${shopColumns} from (select * from shops s where ${within(bounds)} limit ${limit}) s order by s.id`)
}

/** Degrees, in powers of two: a map that is moved keeps its cells. */
function cellOf(degrees: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(degrees, 0.001) / shopMap.cells))
}

/** The middle of the shops in each cell; `across` is in degrees east of the western edge. */
function countCells(reader: Reader, bounds: Bounds): Promise<Cell[]> {
  const { west, south, north } = bounds
  return reader.many<Cell>(sql`
    select count(*)::integer as count, avg(lat) as lat, avg(across) as across,
      (array_agg(id::text order by id))[1:${raw(String(shopMap.pinsPerCell))}] as ids
    from (
      select s.id, s.lat, s.lng, case when s.lng >= ${west}::float8 then s.lng else s.lng + 360 end - ${west}::float8 as across
      from shops s where ${within(bounds)} limit ${raw(String(shopMap.maxCounted))}
    ) s
    group by floor(lat / ${cellOf(north - south)}::float8), floor(lng / ${cellOf(widthOf(bounds))}::float8)
    order by count(*) desc, min(id::text)`)
}

function presentPin(row: ShopRow): MapAnswer['shops'][number] {
  const { id, name, category, location, coordinates, hours, colour, paused_until, product_count } =
    presentShop(row, undefined)
  return { id, name, category, location, coordinates, hours, colour, paused_until, product_count }
}
