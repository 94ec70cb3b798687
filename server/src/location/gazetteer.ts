import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { location } from '@mainstreet/contract/limits.ts'
import { distanceMiles } from '@mainstreet/contract/location/distance.ts'

export type Place = { zip: string; city: string; state: string; lat: number; lng: number }
type Code = { zip: string; latitude: number; longitude: number; city: string; state: string }

export type Gazetteer = {
  /** Whose town or postcode begins like this: whole matches first, then the nearest to home. */
  search(text: string, most: number): Place[]
  /** Undefined when nothing lies within `miles`. */
  nearest(lat: number, lng: number, miles: number): Place | undefined
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
  const named = places.map((place) => ({
    place,
    name: plain(`${place.city} ${place.state}`),
    city: plain(place.city),
    away: distanceMiles(location.defaultCoordinates, place),
  }))
  named.sort((a, b) => a.away - b.away)
  const cells = Map.groupBy(places, ({ lat, lng }) => cellOf(lat, lng))

  return {
    search(text, most) {
      const wanted = plain(text)
      if (wanted.length < location.minChars) return []
      const hits = named.filter(({ place, name }) => name.startsWith(wanted) || place.zip.startsWith(wanted))
      // sorting is stable: within both halves the nearest stay first
      hits.sort(
        (a, b) =>
          Number(b.city === wanted || b.name === wanted) - Number(a.city === wanted || a.name === wanted),
      )
      const towns = new Map(
        hits.toReversed().map((hit) => [/^\d/.test(wanted) ? hit.place.zip : hit.name, hit.place]),
      )
      return [...towns.values()].reverse().slice(0, most)
    },
    nearest(lat, lng, miles) {
      const near = cellsAround(lat, lng).flatMap((cell) => cells.get(cell) ?? [])
      const [best] = near
        .map((place) => ({ place, away: distanceMiles({ lat, lng }, place) }))
        .filter(({ away }) => away <= miles)
        .sort((a, b) => a.away - b.away)
      return best?.place
    },
  }
}

/** A degree of latitude is 69 miles: the cells around a point hold all within 60. */
const cellOf = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor(lng)}`

function cellsAround(lat: number, lng: number): string[] {
  // towards the poles a degree of longitude shrinks: three to each side reach 60 miles up to 70 degrees
  const across = [-3, -2, -1, 0, 1, 2, 3]
  return [-1, 0, 1].flatMap((up) => across.map((over) => cellOf(lat + up, lng + over)))
}
