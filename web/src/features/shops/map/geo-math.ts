import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { distanceRule } from '@mainstreet/contract/location/limits.ts'

const degreeInRadians = Math.PI / 180
const ringCorners = 96

/** The point at a distance along the great circle; the bearing is in degrees, clockwise from north. */
export function pointAtDistance(
  { lat, lng }: Coordinates,
  miles: number,
  bearing: number,
): [lng: number, lat: number] {
  const angularDistance = miles / distanceRule.earthRadiusMiles
  const from = lat * degreeInRadians
  const to = Math.asin(
    Math.sin(from) * Math.cos(angularDistance) +
      Math.cos(from) * Math.sin(angularDistance) * Math.cos(bearing * degreeInRadians),
  )
  const across = Math.atan2(
    Math.sin(bearing * degreeInRadians) * Math.sin(angularDistance) * Math.cos(from),
    Math.cos(angularDistance) - Math.sin(from) * Math.sin(to),
  )
  return [lng + across / degreeInRadians, to / degreeInRadians]
}

/** A closed ring of points at that distance. */
export function circleAround(centre: Coordinates, miles: number): [lng: number, lat: number][] {
  return Array.from({ length: ringCorners + 1 }, (_, at) =>
    pointAtDistance(centre, miles, ((at % ringCorners) / ringCorners) * 360),
  )
}
