import { calls } from '@mainstreet/contract/calls.ts'
import { location } from '@mainstreet/contract/limits.ts'
import type { LocationSuggestion } from '@mainstreet/contract/location/calls.ts'
import { LRUCache } from 'lru-cache'
import type { Viewer } from '../identity/viewer.ts'
import type { On } from '../platform/mount.ts'
import { openGazetteer, type Place } from './gazetteer.ts'

const mostSuggestions = 8
/** Farther from any town than this, a point has no name (spec 8: "Current Location"). */
const namedWithinMiles = 60
/** About 100 m: finer than any town. */
const decimals = 3

export function locationRoutes(on: On<Viewer>) {
  const addresses = new LRUCache<string, string>({ max: 10_000, ttl: location.reverseCacheMs })

  on(calls.searchLocation, async ({ query, reply }) => {
    reply.header('cache-control', `public, max-age=${location.serviceCacheMs / 1000}`)
    return { data: openGazetteer().search(query.q, mostSuggestions).map(presentPlace) }
  })

  on(calls.reverseLocation, async ({ query: { lat, lng } }) => {
    const key = `${lat.toFixed(decimals)} ${lng.toFixed(decimals)}`
    const address = addresses.get(key) ?? addressOf(openGazetteer().nearest(lat, lng, namedWithinMiles))
    addresses.set(key, address)
    return { address }
  })
}

function addressOf(place: Place | undefined): string {
  return place ? `${place.city}, ${place.state} ${place.zip}` : 'Current Location'
}

function presentPlace({ zip, city, state, lat, lng }: Place): LocationSuggestion {
  return {
    place_id: `us-${zip}`,
    main_text: city,
    secondary_text: `${state} ${zip}`,
    coordinates: { lat, lng },
  }
}
