import { distanceRule } from '@mainstreet/contract/limits.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Miles along the surface, from the straight line through a sphere of radius 1. */
export function milesOf(chord: number): number {
  return 2 * distanceRule.earthRadiusMiles * Math.asin(Math.min(1, chord / 2))
}

/** The straight line through a sphere of radius 1, from miles along the surface. */
function chordOf(miles: number): number {
  return 2 * Math.sin(Math.min(miles / distanceRule.earthRadiusMiles, Math.PI) / 2)
}

export type Near = { lat: number; lng: number; radius?: number | undefined }

/** Of the shop `s`: ordering by it walks the index of points, nearest first. */
export function chordTo({ lat, lng }: Near): Sql {
  return sql`(s.earth <-> on_earth(${lat}::float8, ${lng}::float8))`
}

/** The shop `s` lies in the circle: first by the index of points, then exactly. */
export function within(near: Near & { radius: number }): Sql {
  const chord = chordOf(near.radius)
  return sql`(s.earth <@ cube_enlarge(on_earth(${near.lat}::float8, ${near.lng}::float8), ${chord}::float8, 3)
    and ${chordTo(near)} <= ${chord}::float8)`
}
