import type { Basemap } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { countiesWithin } from './county-atlas.ts'
import { getGazetteer } from './gazetteer.ts'

/** About 100 miles to each side. */
const halfWidthDegrees = 1.6
const townRadiusMiles = 60
const maxTowns = 80

/** A base map without a map service: counties from the package `us-atlas`, towns from the gazetteer. */
export async function getMapBase(point: Coordinates): Promise<Pick<Basemap, 'areas' | 'towns'>> {
  const { lat, lng } = point
  const areas = await countiesWithin({
    west: lng - halfWidthDegrees,
    east: lng + halfWidthDegrees,
    south: lat - halfWidthDegrees,
    north: lat + halfWidthDegrees,
  })
  const towns = getGazetteer()
    .townsWithin(point, townRadiusMiles, maxTowns)
    .map(({ city, lat, lng, size }) => ({ name: city, coordinates: { lat, lng }, size }))
  return { areas, towns }
}
