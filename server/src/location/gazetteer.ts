import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { location } from '@mainstreet/contract/limits.ts'
import { type Coordinates, distanceMiles } from '@mainstreet/contract/location/distance.ts'

export type Place = { zip: string; city: string; state: string; lat: number; lng: number }
/** `size` is how many postcodes it has: the only measure of a town that the package knows. */
export type Town = Place & { size: number }
type Code = { zip: string; latitude: number; longitude: number; city: string; state: string }

export type Gazetteer = {
  /** Whose town or postcode begins like this: near and large ones first, and whole names before others. */
  search(text: string, near: Coordinates, most: number): Place[]
  /** Undefined when nothing lies within `miles`. */
  nearest(point: Coordinates, miles: number): Place | undefined
  /** The largest first. */
  townsWithin(point: Coordinates, miles: number, most: number): Town[]
}

let opened: Gazetteer | undefined

/** The United States by postcode, from the package `zipcodes`; read at the first question (0.1 s, 40 MB while it is read). */
export function openGazetteer(): Gazetteer {
  opened ??= gazetteerOf(readPlaces())
  return opened
}

function readPlaces(): Place[] {
  const require = createRequire(import.meta.url)
  const path = require.resolve('zipcodes/lib/codes.js')
  // read as the JSON that stands in it: run as a program it takes a hundred megabytes
  const [, json = '{}'] = /^exports\.codes = (\{.*?\}\})/s.exec(readFileSync(path, 'utf8')) ?? []
  const codes = JSON.parse(json) as Record<string, Code>
  // post offices of the armed forces lie at 0, 0
  const onMap = Object.values(codes).filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
  return onMap.map(({ zip, city, state, latitude, longitude }) => ({
    zip,
    city,
    state,
    lat: latitude,
    lng: longitude,
  }))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function gazetteerOf(places: Place[]): Gazetteer {
  const towns = [...Map.groupBy(places, ({ city, state }) => `${city} ${state}`).values()]
    .map(townOf)
    .map((town) => ({ town, name: plain(`${town.city} ${town.state}`), city: plain(town.city) }))
  const cells = Map.groupBy(places, ({ lat, lng }) => cellOf(lat, lng))
  const townCells = Map.groupBy(towns, ({ town }) => cellOf(town.lat, town.lng))

  return {
    search(text, near, most) {
      const wanted = plain(text)
      if (wanted.length < location.minChars) return []
      if (/^\d/.test(wanted))
        return firstBy(
          places.filter(({ zip }) => zip.startsWith(wanted)),
          (place) => distanceMiles(near, place),
          most,
        )
      const isWhole = ({ name, city }: (typeof towns)[number]) => city === wanted || name === wanted
      const hits = towns.filter(({ name }) => name.startsWith(wanted))
      return firstBy(hits, (hit) => wayTo(near, hit.town) / (isWhole(hit) ? wholeName : 1), most).map(
        ({ town }) => town,
      )
    },
    nearest(point, miles) {
      const near = cellsAround(point).flatMap((cell) => cells.get(cell) ?? [])
      const [best] = firstBy(near, (place) => distanceMiles(point, place), 1)
      return best && distanceMiles(point, best) <= miles ? best : undefined
    },
    townsWithin(point, miles, most) {
      const near = cellsAround(point).flatMap((cell) => townCells.get(cell) ?? [])
      const within = near.filter(({ town }) => distanceMiles(point, town) <= miles)
      return firstBy(within, ({ town }) => -town.size + distanceMiles(point, town) / 1000, most).map(
        ({ town }) => town,
      )
    },
  }
}

/** A town that is called just so may lie so many times farther away; a hamlet across the country does not come first. */
const wholeName = 20

/** A town twice as large is as good as one at half the way. */
function wayTo(from: Coordinates, town: Town): number {
  return (distanceMiles(from, town) + 1) / town.size
}

/** Named by the postcode in its middle. */
function townOf(places: Place[]): Town {
  const size = places.length
  const lat = places.reduce((sum, place) => sum + place.lat, 0) / size
  const lng = places.reduce((sum, place) => sum + place.lng, 0) / size
  const [middle] = firstBy(places, (place) => distanceMiles({ lat, lng }, place), 1) as [Place]
  return { ...middle, size }
}

/** The least first; of equals the earlier. */
function firstBy<T>(list: T[], measure: (one: T) => number, most: number): T[] {
  return list
    .map((one) => ({ one, size: measure(one) }))
    .sort((a, b) => a.size - b.size)
    .slice(0, most)
    .map(({ one }) => one)
}

/** A degree of latitude is 69 miles: the cells around a point hold all within 60. */
const cellOf = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor(lng)}`

function cellsAround({ lat, lng }: Coordinates): string[] {
  // towards the poles a degree of longitude shrinks: three to each side reach 60 miles up to 70 degrees
  const across = [-3, -2, -1, 0, 1, 2, 3]
  return [-1, 0, 1].flatMap((up) => across.map((over) => cellOf(lat + up, lng + over)))
}
