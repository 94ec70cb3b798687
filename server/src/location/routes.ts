import { calls } from '@mainstreet/contract/calls.ts'
import type { Basemap } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import { getRequestMessages } from '@mainstreet/platform/text/request-locale.ts'
import { countiesWithin } from './county-atlas.ts'
import { getGazetteer } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'

const hourSeconds = 3600
/** About 100 miles to each side. */
const halfWidthDegrees = 1.6
const townRadiusMiles = 60
const maxTowns = 80

type LocationDeps = { geocoder: Geocoder; mapStyleUrl: string | undefined }

export function locationRoutes(on: HandleCall<Viewer>, { geocoder, mapStyleUrl }: LocationDeps) {
  const mapBaseCache = createLoadingCache<Pick<Basemap, 'areas' | 'towns'>>({ name: 'maps', maxEntries: 50 })

  on(calls.searchLocations, async ({ query: { q, lat, lng }, reply }) => {
    reply.header('cache-control', `public, max-age=${locationLimits.serviceCacheMs / 1000}`)
    if (q.length < locationLimits.minChars) return { data: [] }
    const near = lat === undefined || lng === undefined ? locationLimits.defaultCoordinates : { lat, lng }
    return { data: await geocoder.search(q, near) }
  })

  on(calls.reverseGeocode, async ({ query, raw }) => ({
    address: (await geocoder.reverse(query)) ?? getRequestMessages(raw).location.current,
  }))

  on(calls.getBasemap, async ({ query, reply }) => {
    reply.header('cache-control', `public, max-age=${hourSeconds}`)
    if (mapStyleUrl !== undefined) return { style_url: mapStyleUrl, areas: [], towns: [] }
    // rounded to a tenth of a degree, so that nearby users share the cached response
    const center = { lat: Math.round(query.lat * 10) / 10, lng: Math.round(query.lng * 10) / 10 }
    return {
      style_url: null,
      ...(await mapBaseCache.get(`${center.lat} ${center.lng}`, () => getMapBase(center))),
    }
  })
}

/** A base map without a map service: counties from the package `us-atlas`, towns from the gazetteer. */
async function getMapBase(point: Coordinates): Promise<Pick<Basemap, 'areas' | 'towns'>> {
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
