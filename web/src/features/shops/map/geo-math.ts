import { distanceRule } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'

const degree = Math.PI / 180
const corners = 96

/** Where one comes to along the earth; a turn is in degrees, clockwise from north. */
export function pointAt({ lat, lng }: Coordinates, miles: number, turn: number): [lng: number, lat: number] {
  const reach = miles / distanceRule.earthRadiusMiles
  const from = lat * degree
  const to = Math.asin(
    Math.sin(from) * Math.cos(reach) + Math.cos(from) * Math.sin(reach) * Math.cos(turn * degree),
  )
  const across = Math.atan2(
    Math.sin(turn * degree) * Math.sin(reach) * Math.cos(from),
    Math.cos(reach) - Math.sin(from) * Math.sin(to),
  )
  return [lng + across / degree, to / degree]
}

/** All points at that distance, closed. */
export function ringAround(centre: Coordinates, miles: number): [lng: number, lat: number][] {
  return Array.from({ length: corners + 1 }, (_, at) =>
    pointAt(centre, miles, ((at % corners) / corners) * 360),
  )
}

/** The way there, from 0 to 360. */
export function turnTo(from: Coordinates, to: Coordinates): number {
  const across = (to.lng - from.lng) * degree
  const [here, there] = [from.lat * degree, to.lat * degree]
  const turn = Math.atan2(
    Math.sin(across) * Math.cos(there),
    Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(across),
  )
  return (turn / degree + 360) % 360
}

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

export function windOf(turn: number): (typeof winds)[number] {
  return winds[Math.round(turn / 45) % winds.length] ?? 'north'
}
