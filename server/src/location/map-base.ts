import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { MapBase } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { feature } from 'topojson-client'
import { openGazetteer } from './gazetteer.ts'

/** About 100 miles to each side. */
const reachDegrees = 1.6
const townsWithinMiles = 60
const mostTowns = 80
/** About 10 m. */
const scale = 10_000

type Atlas = Parameters<typeof feature>[0]
type Ring = [number, number][]
type County = {
  properties: { name: string }
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
}

/** The ground of a map that needs no map service: counties from the package `us-atlas`, towns from the gazetteer. */
export async function mapBase(point: Coordinates): Promise<Pick<MapBase, 'areas' | 'towns'>> {
  const path = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json')
  // 800 KB that are read anew: a map is seldom opened, and what was found for a place is kept
  const atlas = JSON.parse(await readFile(path, 'utf8')) as Atlas & {
    objects: { counties: Atlas['objects'][string] }
  }
  const { features } = feature(atlas, atlas.objects.counties) as unknown as { features: County[] }
  const areas = features.flatMap(({ geometry, properties }) => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
    const near = rings.filter((ring) => touches(ring, point))
    return near.length > 0 ? [{ name: properties.name, rings: near.map(rounded) }] : []
  })
  const towns = openGazetteer()
    .townsWithin(point, townsWithinMiles, mostTowns)
    .map(({ city, lat, lng, size }) => ({ name: city, coordinates: { lat, lng }, size }))
  return { areas, towns }
}

function touches(ring: Ring, { lat, lng }: Coordinates): boolean {
  const lats = ring.map((corner) => corner[1])
  const lngs = ring.map((corner) => corner[0])
  return (
    Math.min(...lats) < lat + reachDegrees &&
    Math.max(...lats) > lat - reachDegrees &&
    Math.min(...lngs) < lng + reachDegrees &&
    Math.max(...lngs) > lng - reachDegrees
  )
}

function rounded(ring: Ring): Ring {
  return ring.map(([lng, lat]) => [Math.round(lng * scale) / scale, Math.round(lat * scale) / scale])
}
