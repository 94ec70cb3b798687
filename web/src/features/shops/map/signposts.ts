import type { MapBase } from '@mainstreet/contract/location/calls.ts'
import { type Coordinates, distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { turnTo } from './geo-math.ts'

type Place = { address: string; coordinates: Coordinates }
type Town = MapBase['towns'][number]
export type Signpost = { name: string; coordinates: Coordinates; miles: number; turn: number }

const farthestMiles = 40
const mostPosts = 6
/** Degrees: two towns in the same direction need one post. */
const apart = 32
/** The gazetteer puts a town in the middle of its postcodes, which may be far from the houses. */
const sameTownMiles = 20

/** 'Mariposa' of 'Mariposa, CA'. */
export const nameOf = ({ address }: Place): string => address.split(',')[0] ?? address

export function isSameTown({ name, coordinates }: Omit<Town, 'size'>, place: Place): boolean {
  return name === nameOf(place) && distanceMiles(place.coordinates, coordinates) < sameTownMiles
}

/** The towns next to a place, one to a direction: near ones and large ones first, and never the place itself. */
export function signpostsFrom(place: Place, towns: readonly Town[]): Signpost[] {
  const around = towns
    .filter((town) => !isSameTown(town, place))
    .map(({ name, coordinates, size }) => ({
      name,
      coordinates,
      miles: distanceMiles(place.coordinates, coordinates),
      turn: turnTo(place.coordinates, coordinates),
      size,
    }))
    .filter(({ miles }) => miles <= farthestMiles)
    .sort((a, b) => a.miles / Math.sqrt(a.size) - b.miles / Math.sqrt(b.size))
  const posts: Signpost[] = []
  for (const { size: _, ...post } of around)
    if (posts.length < mostPosts && posts.every(({ turn }) => between(turn, post.turn) >= apart))
      posts.push(post)
  return posts
}

function between(a: number, b: number): number {
  const off = Math.abs(a - b) % 360
  return Math.min(off, 360 - off)
}
