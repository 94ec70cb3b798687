import { calls } from '@mainstreet/contract/calls.ts'
import type { Basemap } from '@mainstreet/contract/location/calls.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import { getRequestMessages } from '@mainstreet/platform/text/request-locale.ts'
import type { Geocoder } from './geocoder.ts'
import { getMapBase } from './map-base.ts'

const hourSeconds = 3600

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
