import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Coordinates, distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import {
  beginsAny,
  dropCountry,
  joinWords,
  listSpellings,
  listTypedForms,
  splitPostcode,
  zipChars,
} from './place-spellings.ts'

export type GazetteerPlace = { zip: string; city: string; state: string; lat: number; lng: number }
/** `size` is the number of postcodes: the only measure of a town's size in the package. */
export type GazetteerTown = GazetteerPlace & { size: number }
type PostcodeRecord = { zip: string; latitude: number; longitude: number; city: string; state: string }

export type Gazetteer = {
  /** Towns and postcodes that start with the text: near and large ones first, exact names before others. */
  search(text: string, near: Coordinates, limit: number): GazetteerPlace[]
  /** Undefined when nothing is within `miles`. */
  nearest(point: Coordinates, miles: number): GazetteerPlace | undefined
  /** The largest first. */
  townsWithin(point: Coordinates, miles: number, limit: number): GazetteerTown[]
}

let cachedGazetteer: Gazetteer | undefined

/** US towns and postcodes from the package `zipcodes`; loaded on first use (0.1 s and 40 MB while reading). */
export function getGazetteer(): Gazetteer {
  cachedGazetteer ??= createGazetteer(readPostcodes())
  return cachedGazetteer
}

function readPostcodes(): GazetteerPlace[] {
  const require = createRequire(import.meta.url)
  const path = require.resolve('zipcodes/lib/codes.js')
  // parse the JSON inside the module: importing it takes a hundred megabytes
  const [, json = '{}'] = /^exports\.codes = (\{.*?\}\})/s.exec(readFileSync(path, 'utf8')) ?? []
  const codes = JSON.parse(json) as Record<string, PostcodeRecord>
  // military post offices have the coordinates 0, 0
  const located = Object.values(codes).filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
  return located.map(({ zip, city, state, latitude, longitude }) => ({
    zip,
    city,
    state,
    lat: latitude,
    lng: longitude,
  }))
}

function createGazetteer(locations: GazetteerPlace[]): Gazetteer {
  const towns = [...Map.groupBy(locations, ({ city, state }) => `${city} ${state}`).values()]
    .map(toTown)
    .map((town) => ({ town, spellings: listSpellings(town) }))
  const spellingsOf = new Map(towns.map(({ town, spellings }) => [`${town.city} ${town.state}`, spellings]))
  const cells = Map.groupBy(locations, ({ lat, lng }) => getGridCell(lat, lng))
  const townCells = Map.groupBy(towns, ({ town }) => getGridCell(town.lat, town.lng))

  function searchPostcodes(name: string, digits: string, near: Coordinates, limit: number) {
    const places = locations.filter(({ zip }) => zip.startsWith(digits))
    const typed = listTypedForms(name)
    const inTown = places.filter(({ city, state }) =>
      beginsAny(spellingsOf.get(`${city} ${state}`) ?? [], typed),
    )
    // people know their postcode under other names than the post office
    const matches = inTown.length === 0 && digits.length === zipChars ? places : inTown
    return takeSmallestBy(matches, (place) => distanceMiles(near, place), limit)
  }

  function searchTowns(text: string, near: Coordinates, limit: number) {
    const typed = listTypedForms(text)
    const matches = towns.filter(({ spellings }) => beginsAny(spellings, typed))
    const measure = ({ town, spellings }: (typeof towns)[number]) => {
      const [city = '', ...withState] = spellings
      if (typed.some((form) => withState.includes(form))) return 0
      return getWeightedDistance(near, town) / (typed.includes(city) ? exactMatchBoost : 1)
    }
    return takeSmallestBy(matches, measure, limit).map(({ town }) => town)
  }

  return {
    search(text, near, limit) {
      const place = dropCountry(text)
      const { name, digits } = splitPostcode(place)
      if (joinWords(name + digits).length < locationLimits.minChars) return []
      const places = digits ? searchPostcodes(name, digits, near, limit) : []
      return places.length > 0 ? places : searchTowns(place, near, limit)
    },
    nearest(point, miles) {
      const near = getNeighbouringCells(point).flatMap((cell) => cells.get(cell) ?? [])
      const [best] = takeSmallestBy(near, (place) => distanceMiles(point, place), 1)
      return best && distanceMiles(point, best) <= miles ? best : undefined
    },
    townsWithin(point, miles, limit) {
      const near = getNeighbouringCells(point).flatMap((cell) => townCells.get(cell) ?? [])
      const within = near.filter(({ town }) => distanceMiles(point, town) <= miles)
      return takeSmallestBy(within, ({ town }) => -town.size + distanceMiles(point, town) / 1000, limit).map(
        ({ town }) => town,
      )
    },
  }
}

/** An exact match may be this many times farther away; a hamlet across the country still does not come first. */
const exactMatchBoost = 20

/** A town twice as large ranks like one at half the distance. */
function getWeightedDistance(from: Coordinates, town: GazetteerTown): number {
  return (distanceMiles(from, town) + 1) / town.size
}

/** The postcode nearest to the town's center gives its name. */
function toTown(locations: GazetteerPlace[]): GazetteerTown {
  const size = locations.length
  const lat = locations.reduce((sum, place) => sum + place.lat, 0) / size
  const lng = locations.reduce((sum, place) => sum + place.lng, 0) / size
  const [middle] = takeSmallestBy(locations, (place) => distanceMiles({ lat, lng }, place), 1) as [
    GazetteerPlace,
  ]
  return { ...middle, size }
}

/** The smallest first; ties keep their order. */
function takeSmallestBy<T>(list: T[], measure: (one: T) => number, limit: number): T[] {
  return list
    .map((one) => ({ one, size: measure(one) }))
    .sort((a, b) => a.size - b.size)
    .slice(0, limit)
    .map(({ one }) => one)
}

/** A degree of latitude is 69 miles: the cells around a point contain everything within 60 miles. */
const getGridCell = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor(lng)}`

function getNeighbouringCells({ lat, lng }: Coordinates): string[] {
  // toward the poles a degree of longitude shrinks: three columns to each side reach 60 miles up to 70 degrees
  const columns = [-3, -2, -1, 0, 1, 2, 3]
  return [-1, 0, 1].flatMap((up) => columns.map((column) => getGridCell(lat + up, lng + column)))
}
