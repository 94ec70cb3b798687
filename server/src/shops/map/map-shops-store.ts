import type { CallQuery } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { shopMap } from '@mainstreet/contract/shops/limits.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { inlineInteger, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { ShopRow } from '../present.ts'
import { shopColumns } from '../store.ts'

type MapBoundsQuery = CallQuery<typeof calls.listMapShops>
/** `ids` are a few of the shops in the cell; `across` is in degrees east of the western edge. */
export type MapCell = { count: number; lat: number; across: number; ids: string[] }

function boundsCondition({ west, south, east, north }: MapBoundsQuery): Sql {
  const across =
    west <= east
      ? sql`s.lng between ${west}::float8 and ${east}::float8`
      : sql`(s.lng >= ${west}::float8 or s.lng <= ${east}::float8)`
  return sql`s.status = 'approved' and s.deleted_at is null
    and s.lat between ${south}::float8 and ${north}::float8 and ${across}`
}

export function findPins(reader: Queryable, bounds: MapBoundsQuery, limit: number): Promise<ShopRow[]> {
  return reader.many<ShopRow>(sql`
    select ${shopColumns} from (select * from shops s where ${boundsCondition(bounds)} limit ${limit}) s order by s.id`)
}

/** The mean position of the shops in each cell of this size in degrees. */
export function countCells(
  reader: Queryable,
  bounds: MapBoundsQuery,
  cellSize: { lat: number; lng: number },
): Promise<MapCell[]> {
  const { west } = bounds
  return reader.many<MapCell>(sql`
    select count(*)::integer as count, avg(lat) as lat, avg(across) as across,
      (array_agg(id::text order by id))[1:${inlineInteger(shopMap.maxPinsPerCell)}] as ids
    from (
      select s.id, s.lat, s.lng, case when s.lng >= ${west}::float8 then s.lng else s.lng + 360 end - ${west}::float8 as across
      from shops s where ${boundsCondition(bounds)} limit ${inlineInteger(shopMap.maxCountedShops)}
    ) s
    group by floor(lat / ${cellSize.lat}::float8), floor(lng / ${cellSize.lng}::float8)
    order by count(*) desc, min(id::text)`)
}
