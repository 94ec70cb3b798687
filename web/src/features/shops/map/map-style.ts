import type { MapBase } from '@mainstreet/contract/location/calls.ts'
import { type Coordinates, formatDistance } from '@mainstreet/contract/location/distance.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { StyleSpecification } from 'maplibre-gl'
import { pointAt, ringAround } from './geo-math.ts'
import { groundLayers } from './map-layers.ts'
import { isSameTown, nameOf } from './signposts.ts'

const colourNames = ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'] as const
/** What the map takes from the theme. */
export type MapColours = Record<(typeof colourNames)[number], string>

/** Miles, the largest first: each is laid on the one before. */
const townRings = [2, 1, 0.5, 0.25] as const
const countryRings = [25, 10, 5] as const
/** Rings carry their words between the chief winds. */
const wordsAt = [45, 135, 225, 315] as const
const sixteenth = 22.5
/** Degrees to each side of the place: what lies farther is not looked at together with the town. */
const countryDegrees = 2

type Point = readonly [lng: number, lat: number]
const feature = (geometry: object, properties: object = {}) => ({ type: 'Feature', geometry, properties })
const dot = (at: Point, properties: object) => feature({ type: 'Point', coordinates: at }, properties)
const line = (way: readonly Point[], properties: object = {}) =>
  feature({ type: 'LineString', coordinates: way }, properties)
const area = (edges: readonly (readonly Point[])[], properties: object = {}) =>
  feature({ type: 'Polygon', coordinates: edges }, properties)
const collection = (features: object[]) => ({ type: 'FeatureCollection', features })
const source = (...features: object[]) => ({ type: 'geojson' as const, data: collection(features) as never })
const pointOf = ({ lat, lng }: Coordinates): Point => [lng, lat]

/** What is written beside the pins, the first in the list with the best claim to its room. */
export function shopNames(shops: readonly Pick<Shop, 'name' | 'coordinates'>[]) {
  return collection(shops.map(({ name, coordinates }, at) => dot(pointOf(coordinates), { name, at })))
}

export type Ground = {
  base: Pick<MapBase, 'areas' | 'towns'>
  place: { address: string; coordinates: Coordinates }
  colours: MapColours
  /** A phone's: names stand in more and shorter lines, so that none is cut off. */
  narrow: boolean
}

/**
 * A town plan without a map service: counties, towns, and around the place rings of distance and the winds. Everything is
 * packaged or reckoned; labels come from the page's fonts, papers from `map-paper.ts`.
 */
export function groundStyle({ base, place, colours, narrow }: Ground): StyleSpecification {
  const centre = place.coordinates
  const { areas, towns } = base
  const rings = [...townRings, ...countryRings]
  return {
    version: 8,
    sources: {
      areas: source(
        ...areas.flatMap(({ name, rings: parts }) => parts.map((part) => area([part], { name }))),
      ),
      country: source(area([squareAround(centre), ringAround(centre, townRings[0])])),
      town: source(...townRings.map((miles) => area([ringAround(centre, miles)], { miles }))),
      rings: source(...rings.map((miles) => line(ringAround(centre, miles), { miles }))),
      'ring-words': source(
        ...rings.flatMap((miles) =>
          wordsAt.map((turn) =>
            dot(pointAt(centre, miles, turn), { miles, words: formatDistance(miles), lean: leanAt(turn) }),
          ),
        ),
      ),
      winds: source(...windsFrom(centre)),
      towns: source(
        ...towns
          .filter((town) => !isSameTown(town, place))
          .map(({ name, coordinates, size }, at) => dot(pointOf(coordinates), { name, size, at })),
      ),
      place: source(dot(pointOf(centre), { name: nameOf(place) })),
      shops: { type: 'geojson', data: shopNames([]) as never },
      way: source(),
    },
    layers: groundLayers(colours, narrow),
  }
}

function windsFrom(centre: Coordinates): object[] {
  const far = countryRings[0]
  return Array.from({ length: 16 }, (_, at) => {
    const from = at % 4 === 0 ? 0.06 : at % 2 === 0 ? 0.25 : 0.5
    return line([pointAt(centre, from, at * sixteenth), pointAt(centre, far, at * sixteenth)], {
      chief: at % 4 === 0,
    })
  })
}

/** Along the ring, and never upside down. */
function leanAt(turn: number): number {
  return turn > 90 && turn < 270 ? turn - 180 : turn > 180 ? turn - 360 : turn
}

function squareAround({ lat, lng }: Coordinates): Point[] {
  const [south, north] = [Math.max(-85, lat - countryDegrees), Math.min(85, lat + countryDegrees)]
  const [west, east] = [lng - countryDegrees, lng + countryDegrees]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

export function coloursOf(style: CSSStyleDeclaration): MapColours {
  return Object.fromEntries(
    colourNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as MapColours
}
