import type { z } from 'zod'
import type { coordinates } from './fields.ts'
import { distanceRule } from './limits.ts'

export type Coordinates = z.infer<typeof coordinates>

/** Edges in degrees, inclusive. */
export type BoundingBox = { minLat: number; maxLat: number; minLng: number; maxLng: number }

const radiansPerDegree = Math.PI / 180

/** Great-circle distance (haversine). */
export function distanceMiles(a: Coordinates, b: Coordinates): number {
  const halfLat = Math.sin(((b.lat - a.lat) * radiansPerDegree) / 2)
  const halfLng = Math.sin(((b.lng - a.lng) * radiansPerDegree) / 2)
  const h =
    halfLat ** 2 + Math.cos(a.lat * radiansPerDegree) * Math.cos(b.lat * radiansPerDegree) * halfLng ** 2
  return 2 * distanceRule.earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, h)))
}

const compassDirections = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const
export type CompassDirection = (typeof compassDirections)[number]

/** In which direction the second point is, seen from the first; for distances within a region. */
export function getCompassDirection(from: Coordinates, to: Coordinates): CompassDirection {
  const east = (to.lng - from.lng) * Math.cos(from.lat * radiansPerDegree)
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI)
  const step = Math.round(turn * compassDirections.length)
  return compassDirections.at(step % compassDirections.length) ?? 'north'
}

/** Contains every point within the radius; all longitudes where the circle touches a pole or the date line. */
export function getBoundingBox(center: Coordinates, radiusMiles: number): BoundingBox {
  const slack = 1e-9
  const angularRadius = radiusMiles / distanceRule.earthRadiusMiles
  const minLat = Math.max(-90, center.lat - angularRadius / radiansPerDegree - slack)
  const maxLat = Math.min(90, center.lat + angularRadius / radiansPerDegree + slack)
  const allLongitudes = { minLat, maxLat, minLng: -180, maxLng: 180 }
  if (minLat <= -90 || maxLat >= 90) return allLongitudes

  const width =
    Math.asin(Math.min(1, Math.sin(angularRadius) / Math.cos(center.lat * radiansPerDegree))) /
      radiansPerDegree +
    slack
  const minLng = center.lng - width
  const maxLng = center.lng + width
  return minLng < -180 || maxLng > 180 ? allLongitudes : { minLat, maxLat, minLng, maxLng }
}
