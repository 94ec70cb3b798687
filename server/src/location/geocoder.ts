import type { LocationSuggestion } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { locationLimits } from '@mainstreet/contract/location/limits.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'

/** Finds locations by text and addresses by coordinates. */
export type Geocoder = {
  search(text: string, near: Coordinates): Promise<LocationSuggestion[]>
  /** Undefined when the point has no address. */
  reverse(point: Coordinates): Promise<string | undefined>
}

export const maxSuggestions = 8

/** About 100 m: more precise than any town. */
const reverseDecimals = 3
/** About 7 miles: nearby users share the same suggestions. */
const searchDecimals = 1

/** Searches are cached for ten minutes, addresses for an hour (docs/spec.md, section 9). Failures are not cached. */
export function createCachedGeocoder(geocoder: Geocoder): Geocoder {
  const searches = createLoadingCache<LocationSuggestion[]>({
    name: 'locations',
    maxEntries: 5000,
    ttlMs: locationLimits.serviceCacheMs,
  })
  const names = createLoadingCache<{ address: string | undefined }>({
    name: 'addresses',
    maxEntries: 10_000,
    ttlMs: locationLimits.reverseCacheMs,
  })
  return {
    async search(text, near) {
      const key = JSON.stringify([
        text.toLowerCase(),
        near.lat.toFixed(searchDecimals),
        near.lng.toFixed(searchDecimals),
      ])
      return searches.get(key, () => geocoder.search(text, near))
    },
    async reverse(point) {
      const key = `${point.lat.toFixed(reverseDecimals)} ${point.lng.toFixed(reverseDecimals)}`
      const cached = await names.get(key, async () => ({ address: await geocoder.reverse(point) }))
      return cached.address
    },
  }
}

type GeocoderFallback = {
  first: Geocoder
  second: Geocoder
  now: () => Date
  warn: (error: unknown) => void
}

const maxConsecutiveFailures = 3
const cooldownMs = 30_000

/** Uses the second geocoder when the first fails; after several failures in a row the first is skipped for a while. */
export function createFallbackGeocoder({ first, second, now, warn }: GeocoderFallback): Geocoder {
  let failures = 0
  let cooldownUntil = 0

  async function callWithFallback<T>(operation: (geocoder: Geocoder) => Promise<T>): Promise<T> {
    if (now().getTime() < cooldownUntil) return operation(second)
    try {
      const result = await operation(first)
      failures = 0
      return result
    } catch (error) {
      failures += 1
      if (failures >= maxConsecutiveFailures) cooldownUntil = now().getTime() + cooldownMs
      warn(error)
      return operation(second)
    }
  }
  return {
    search: (text, near) => callWithFallback((geocoder) => geocoder.search(text, near)),
    reverse: (point) => callWithFallback((geocoder) => geocoder.reverse(point)),
  }
}
