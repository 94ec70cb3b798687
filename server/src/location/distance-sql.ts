import { distanceRule } from '@mainstreet/contract/location/limits.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** Miles along the surface, from the straight-line distance in a unit sphere. */
export function milesFromStraightLine(straightLine: number): number {
  return 2 * distanceRule.earthRadiusMiles * Math.asin(Math.min(1, straightLine / 2))
}

/** The straight-line distance in a unit sphere, from miles along the surface. */
function straightLineFromMiles(miles: number): number {
  return 2 * Math.sin(Math.min(miles / distanceRule.earthRadiusMiles, Math.PI) / 2)
}

export type NearQuery = { lat: number; lng: number; radius?: number | undefined }

/** For the shop `s`: ordering by it scans the point index, nearest first. The requested point is computed once per statement. */
export function straightLineDistanceTo({ lat, lng }: NearQuery): Sql {
  return sql`(s.earth_point <-> (select earth_point(${lat}::float8, ${lng}::float8)))`
}

/** Whether the shop `s` is within the circle: first by the point index, then exactly. */
export function isWithinRadius(near: NearQuery & { radius: number }): Sql {
  const maxDistance = straightLineFromMiles(near.radius)
  return sql`(s.earth_point <@ cube_enlarge(earth_point(${near.lat}::float8, ${near.lng}::float8), ${maxDistance}::float8, 3)
    and ${straightLineDistanceTo(near)} <= ${maxDistance}::float8)`
}
