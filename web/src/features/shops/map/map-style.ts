import type { Basemap } from '@mainstreet/contract/location/calls.ts'
import { type Coordinates, distanceMiles } from '@mainstreet/contract/location/distance.ts'
import { distanceRule } from '@mainstreet/contract/location/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type * as GeoJSON from 'geojson'
import type { StyleSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import { createBaseLayers } from './map-layers.ts'

const degreeInRadians = Math.PI / 180
const ringCorners = 96

/** The point at a distance along the great circle; the bearing is in degrees, clockwise from north. */
function pointAtDistance(
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

/** Miles, largest first: each is drawn on the one before. */
const townRings = [2, 1, 0.5, 0.25] as const
const countryRings = [25, 10, 5] as const
/** Ring labels are between the main compass directions. */
const labelBearings = [45, 135, 225, 315] as const
/** The gazetteer's coordinates are the center of the postal codes, which may be far from the town. */
const sameTownMiles = 20

type Point = [lng: number, lat: number]
const feature = (geometry: GeoJSON.Geometry, properties: object = {}): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
const pointFeature = (at: Point, properties: object) =>
  feature({ type: 'Point', coordinates: at }, properties)
const lineFeature = (points: Point[], properties: object = {}) =>
  feature({ type: 'LineString', coordinates: points }, properties)
const polygonFeature = (edges: Point[][], properties: object = {}) =>
  feature({ type: 'Polygon', coordinates: edges }, properties)
const featureCollection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})
const geoJsonSource = (...features: GeoJSON.Feature[]) => ({
  type: 'geojson' as const,
  data: featureCollection(features),
})
const toPoint = ({ lat, lng }: Coordinates): Point => [lng, lat]

/** The labels beside the pins, highest priority first. */
export function createShopNamesSource(shops: readonly Pick<Shop, 'name' | 'coordinates'>[]) {
  return featureCollection(
    shops.map(({ name, coordinates }, at) => pointFeature(toPoint(coordinates), { name, at })),
  )
}

export type MapStyleInput = {
  base: Pick<Basemap, 'areas' | 'towns'>
  location: { address: string; coordinates: Coordinates }
  colors: MapColors
  /** For phones: labels have more and shorter lines, so that none is cut off. */
  narrow: boolean
}

/**
 * A town map without a map service: counties, towns, and around the location distance rings. All data is
 * packaged or computed; labels use the page's fonts.
 */
export function createMapStyle({ base, location, colors, narrow }: MapStyleInput): StyleSpecification {
  const centre = location.coordinates
  const { areas, towns } = base
  const rings = [...townRings, ...countryRings]
  return {
    version: 8,
    sources: {
      areas: geoJsonSource(
        ...areas.flatMap(({ name, rings: parts }) => parts.map((part) => polygonFeature([part], { name }))),
      ),
      town: geoJsonSource(
        ...townRings.map((miles) => polygonFeature([circleAround(centre, miles)], { miles })),
      ),
      rings: geoJsonSource(...rings.map((miles) => lineFeature(circleAround(centre, miles), { miles }))),
      'ring-labels': geoJsonSource(
        ...rings.flatMap((miles) =>
          labelBearings.map((bearing) =>
            pointFeature(pointAtDistance(centre, miles, bearing), {
              miles,
              label: m.shopping.map.ring(miles),
              lean: labelRotation(bearing),
            }),
          ),
        ),
      ),
      towns: geoJsonSource(
        ...towns
          .filter((town) => !isSameTown(town, location))
          .map(({ name, coordinates, size }, at) => pointFeature(toPoint(coordinates), { name, size, at })),
      ),
      place: geoJsonSource(pointFeature(toPoint(centre), { name: getTownName(location) })),
      shops: geoJsonSource(),
      way: geoJsonSource(),
    },
    layers: createBaseLayers(colors, narrow),
  }
}

/** Along the ring, and never upside down. */
function labelRotation(bearing: number): number {
  return bearing > 90 && bearing < 270 ? bearing - 180 : bearing > 180 ? bearing - 360 : bearing
}

/** 'Mariposa' of 'Mariposa, CA'. */
const getTownName = ({ address }: MapStyleInput['location']): string => address.split(',')[0] ?? address

function isSameTown(town: Basemap['towns'][number], location: MapStyleInput['location']): boolean {
  return (
    town.name === getTownName(location) &&
    distanceMiles(location.coordinates, town.coordinates) < sameTownMiles
  )
}
