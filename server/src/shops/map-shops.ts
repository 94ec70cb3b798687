import type { AnswerOf, QueryOf } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { shopMap } from '@mainstreet/contract/limits.ts'
import type { Reader } from '../platform/db.ts'
import { raw, type Sql, sql } from '../platform/sql.ts'
import { presentShop, type ShopRow } from './present.ts'
import { shopsByIds } from './shop-pages.ts'
import { shopColumns } from './store.ts'

type Bounds = QueryOf<typeof calls.mapShops>
type MapAnswer = AnswerOf<typeof calls.mapShops>
type Cell = { count: number; lat: number; across: number; id: string }

/** Every approved shop of the view: as a pin, or as one of many in a cell. */
export async function mapShops(reader: Reader, bounds: Bounds): Promise<MapAnswer> {
  const maxPins = widthOf(bounds) <= shopMap.nearDegrees ? shopMap.maxPinsNear : shopMap.maxPins
  const pins = await findPins(reader, bounds, maxPins + 1)
  if (pins.length <= maxPins) return { shops: pins.map(presentPin), clusters: [] }

  const cells = await countCells(reader, bounds)
  const alone = cells.filter(({ count }) => count === 1).map(({ id }) => id)
  const single = await shopsByIds(reader, alone, undefined)
  const clusters = cells
    .filter(({ count }) => count > 1)
    .map(({ count, lat, across }) => ({ count, coordinates: { lat, lng: eastOf(bounds.west, across) } }))
  return { shops: single.map(presentPin), clusters }
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

/** The middle of the shops in each cell; `across` is in degrees east of the western edge. */
function countCells(reader: Reader, bounds: Bounds): Promise<Cell[]> {
  const { west, south, north } = bounds
  const cell = (degrees: number) => Math.max(degrees, Number.EPSILON) / shopMap.cells
  return reader.many<Cell>(sql`
    select count(*)::integer as count, avg(lat) as lat, avg(across) as across, min(id::text) as id
    from (
      select s.id, s.lat, case when s.lng >= ${west}::float8 then s.lng else s.lng + 360 end - ${west}::float8 as across
      from shops s where ${within(bounds)} limit ${raw(String(shopMap.maxCounted))}
    ) s
    group by floor((lat - ${south}::float8) / ${cell(north - south)}::float8), floor(across / ${cell(widthOf(bounds))}::float8)
    order by count(*) desc, min(id::text)`)
}

function presentPin(row: ShopRow): MapAnswer['shops'][number] {
  const { id, name, category, location, coordinates, hours, colour, paused_until, product_count } =
    presentShop(row, undefined)
  return { id, name, category, location, coordinates, hours, colour, paused_until, product_count }
}
