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

/** The initial bearing, from 0 to 360. */
export function bearingTo(from: Coordinates, to: Coordinates): number {
  const across = (to.lng - from.lng) * degreeInRadians
  const [here, there] = [from.lat * degreeInRadians, to.lat * degreeInRadians]
  const radians = Math.atan2(
    Math.sin(across) * Math.cos(there),
    Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(across),
  )
  return (radians / degreeInRadians + 360) % 360
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

export function getCompassDirection(bearing: number): (typeof compassDirections)[number] {
  return compassDirections[Math.round(bearing / 45) % compassDirections.length] ?? 'north'
}
