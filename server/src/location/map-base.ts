import type { MapBase } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { countiesWithin } from './county-atlas.ts'
import { openGazetteer } from './gazetteer.ts'

/** About 100 miles to each side. */
const reachDegrees = 1.6
const townsWithinMiles = 60
const mostTowns = 80

/** The ground of a map that needs no map service: counties from the package `us-atlas`, towns from the gazetteer. */
export async function mapBase(point: Coordinates): Promise<Pick<MapBase, 'areas' | 'towns'>> {
  const { lat, lng } = point
  const areas = await countiesWithin({
    west: lng - reachDegrees,
    east: lng + reachDegrees,
    south: lat - reachDegrees,
    north: lat + reachDegrees,
  })
  const towns = openGazetteer()
    .townsWithin(point, townsWithinMiles, mostTowns)
    .map(({ city, lat, lng, size }) => ({ name: city, coordinates: { lat, lng }, size }))
  return { areas, towns }
}
