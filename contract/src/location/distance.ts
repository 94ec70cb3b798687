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
