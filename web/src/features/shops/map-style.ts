import { distanceRule } from '@mainstreet/contract/limits.ts'
import type { MapBase } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import type { FilterSpecification, StyleSpecification } from 'maplibre-gl'

/** What the map takes from the theme. */
export type MapColours = Record<
  'paper' | 'surface' | 'sunk' | 'ink' | 'ink-2' | 'line' | 'line-strong' | 'pine',
  string
>

/** Miles. */
const rings = [0.25, 1, 5, 25] as const

type Point = [number, number]
const feature = (geometry: object, properties: object = {}) => ({ type: 'Feature', geometry, properties })
const collection = (features: object[]) => ({ type: 'FeatureCollection', features }) as never

export type Ground = {
  base: Pick<MapBase, 'areas' | 'towns'>
  shops: readonly Pick<Shop, 'name' | 'coordinates'>[]
  centre: Coordinates
  colours: MapColours
}

/** Counties, towns and rings of distance: all that can be drawn without a map service. Labels come from the page's font. */
export function groundStyle({ base, shops, centre, colours }: Ground): StyleSpecification {
  const { areas, towns } = base
  const outlines = areas.flatMap(({ name, rings: parts }) =>
    parts.map((ring) => feature({ type: 'Polygon', coordinates: [ring] }, { name })),
  )
  const points = towns.map(({ name, coordinates: { lat, lng }, size }, at) =>
    feature({ type: 'Point', coordinates: [lng, lat] }, { name, size, at }),
  )
  const names = shops.map(({ name, coordinates: { lat, lng } }, at) =>
    feature({ type: 'Point', coordinates: [lng, lat] }, { name, at }),
  )
  const reached = rings.map((miles) => feature({ type: 'Polygon', coordinates: [ringAround(centre, miles)] }))
  const circles = rings.map((miles) =>
    feature(
      { type: 'LineString', coordinates: ringAround(centre, miles) },
      { label: `${miles === 0.25 ? '¼' : miles} mi` },
    ),
  )
  const text = { 'text-color': colours['ink-2'], 'text-halo-color': colours.surface, 'text-halo-width': 1.5 }
  /** Drawn from the page's own letters: there is no server of glyphs. */
  const font = ['Instrument Sans Variable']
  const isLarge: FilterSpecification = ['>', ['get', 'size'], 2]
  return {
    version: 8,
    sources: {
      areas: { type: 'geojson', data: collection(outlines), attribution: 'Counties: U.S. Census Bureau' },
      towns: { type: 'geojson', data: collection(points) },
      rings: { type: 'geojson', data: collection(circles) },
      reached: { type: 'geojson', data: collection(reached) },
      shops: { type: 'geojson', data: collection(names) },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.paper } },
      { id: 'areas', type: 'fill', source: 'areas', paint: { 'fill-color': colours.sunk } },
      {
        id: 'borders',
        type: 'line',
        source: 'areas',
        paint: { 'line-color': colours['line-strong'], 'line-opacity': 0.5, 'line-width': 1 },
      },
      {
        id: 'reached',
        type: 'fill',
        source: 'reached',
        paint: { 'fill-color': colours.pine, 'fill-opacity': 0.04 },
      },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: {
          'line-color': colours.pine,
          'line-opacity': 0.35,
          'line-dasharray': [3, 3],
          'line-width': 1.25,
        },
      },
      {
        id: 'ring-words',
        type: 'symbol',
        source: 'rings',
        layout: {
          'text-font': font,
          'symbol-placement': 'line',
          'text-field': ['get', 'label'],
          'text-size': 12,
          'symbol-spacing': 500,
        },
        paint: { ...text, 'text-color': colours.pine },
      },
      {
        id: 'town-dots',
        type: 'circle',
        source: 'towns',
        paint: { 'circle-radius': 3, 'circle-color': colours['ink-2'], 'circle-opacity': 0.7 },
      },
      {
        id: 'town-words',
        type: 'symbol',
        source: 'towns',
        layout: {
          'text-font': font,
          'text-field': ['get', 'name'],
          'text-size': ['case', isLarge, 15, 13],
          'text-anchor': 'top',
          'text-offset': [0, 0.5],
          'symbol-sort-key': ['get', 'at'],
        },
        paint: text,
      },
      {
        id: 'shop-words',
        type: 'symbol',
        source: 'shops',
        layout: {
          'text-font': font,
          'text-field': ['get', 'name'],
          'text-size': 13,
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 1.6,
          'text-max-width': 8,
          'symbol-sort-key': ['get', 'at'],
        },
        paint: { ...text, 'text-color': colours.ink },
      },
      {
        // unseen: it keeps the names off the pins, of which the map does not know; the last layer is set first
        id: 'room-of-pins',
        type: 'symbol',
        source: 'shops',
        layout: {
          'text-font': font,
          'text-field': 'MM',
          'text-size': 20,
          'text-allow-overlap': true,
        },
        paint: { 'text-opacity': 0 },
      },
    ],
  } as StyleSpecification
}

const corners = 96

/** Along the earth, closed. */
export function ringAround({ lat, lng }: Coordinates, miles: number): Point[] {
  const degree = Math.PI / 180
  const reach = miles / distanceRule.earthRadiusMiles
  const from = lat * degree
  return Array.from({ length: corners + 1 }, (_, at) => {
    const turn = ((at % corners) / corners) * 2 * Math.PI
    const there = Math.asin(
      Math.sin(from) * Math.cos(reach) + Math.cos(from) * Math.sin(reach) * Math.cos(turn),
    )
    const across = Math.atan2(
      Math.sin(turn) * Math.sin(reach) * Math.cos(from),
      Math.cos(reach) - Math.sin(from) * Math.sin(there),
    )
    return [lng + across / degree, there / degree]
  })
}

export function coloursOf(style: CSSStyleDeclaration): MapColours {
  const names = ['paper', 'surface', 'sunk', 'ink', 'ink-2', 'line', 'line-strong', 'pine'] as const
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as MapColours
}
