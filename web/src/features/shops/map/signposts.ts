import type { Basemap } from '@mainstreet/contract/location/calls.ts'
import { type Coordinates, distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { bearingTo } from './geo-math.ts'

type MapLocation = { address: string; coordinates: Coordinates }
type Town = Basemap['towns'][number]
export type Signpost = { name: string; coordinates: Coordinates; miles: number; bearing: number }

const maxMiles = 40
const maxSignposts = 6
/** Degrees: two towns in a similar direction share one signpost. */
const minAngleDegrees = 32
/** The gazetteer's coordinates are the center of the postal codes, which may be far from the town. */
const sameTownMiles = 20

/** 'Mariposa' of 'Mariposa, CA'. */
export const getTownName = ({ address }: MapLocation): string => address.split(',')[0] ?? address

export function isSameTown({ name, coordinates }: Omit<Town, 'size'>, location: MapLocation): boolean {
  return name === getTownName(location) && distanceMiles(location.coordinates, coordinates) < sameTownMiles
}

/** The towns around a location, one per direction: near and large ones first, never the location itself. */
export function selectSignposts(location: MapLocation, towns: readonly Town[]): Signpost[] {
  const around = towns
    .filter((town) => !isSameTown(town, location))
    .map(({ name, coordinates, size }) => ({
      name,
      coordinates,
      miles: distanceMiles(location.coordinates, coordinates),
      bearing: bearingTo(location.coordinates, coordinates),
      size,
    }))
    .filter(({ miles }) => miles <= maxMiles)
    .sort((a, b) => a.miles / Math.sqrt(a.size) - b.miles / Math.sqrt(b.size))
  const posts: Signpost[] = []
  for (const { size: _, ...post } of around)
    if (
      posts.length < maxSignposts &&
      posts.every(({ bearing }) => angleBetween(bearing, post.bearing) >= minAngleDegrees)
    )
      posts.push(post)
  return posts
}

function angleBetween(a: number, b: number): number {
  const off = Math.abs(a - b) % 360
  return Math.min(off, 360 - off)
}
