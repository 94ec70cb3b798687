import { calls } from '@mainstreet/contract/calls.ts'
import { location } from '@mainstreet/contract/limits.ts'
import type { MapBase } from '@mainstreet/contract/location/calls.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { keepAnswers } from '../platform/cache/loading-cache.ts'
import type { On } from '../platform/http/handle-call.ts'
import type { Geocoder } from './geocoder.ts'
import { mapBase } from './map-base.ts'

const hourSeconds = 3600

type LocationDeps = { geocoder: Geocoder; mapStyleUrl: string | undefined }

export function locationRoutes(on: On<Viewer>, { geocoder, mapStyleUrl }: LocationDeps) {
  const bases = keepAnswers<Pick<MapBase, 'areas' | 'towns'>>({ most: 50 })

  on(calls.searchLocation, async ({ query: { q, lat, lng }, reply }) => {
    reply.header('cache-control', `public, max-age=${location.serviceCacheMs / 1000}`)
    if (q.length < location.minChars) return { data: [] }
    const near = lat === undefined || lng === undefined ? location.defaultCoordinates : { lat, lng }
    return { data: await geocoder.search(q, near) }
  })

  on(calls.reverseLocation, async ({ query }) => ({
    address: (await geocoder.reverse(query)) ?? texts.location.current,
  }))

  on(calls.mapAround, async ({ query, reply }) => {
    reply.header('cache-control', `public, max-age=${hourSeconds}`)
    if (mapStyleUrl !== undefined) return { style_url: mapStyleUrl, areas: [], towns: [] }
    // of the middle of its square of a tenth degree
    const middle = { lat: Math.round(query.lat * 10) / 10, lng: Math.round(query.lng * 10) / 10 }
    return { style_url: null, ...(await bases.get(`${middle.lat} ${middle.lng}`, () => mapBase(middle))) }
  })
}
