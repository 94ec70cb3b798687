import { location } from '@mainstreet/contract/limits.ts'
import type { LocationSuggestion } from '@mainstreet/contract/location/calls.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { keepAnswers } from '../platform/cache/loading-cache.ts'

/** Knows where places are and what points are called. */
export type Geocoder = {
  search(text: string, near: Coordinates): Promise<LocationSuggestion[]>
  /** Undefined where a point has no name. */
  reverse(point: Coordinates): Promise<string | undefined>
}

export const mostSuggestions = 8

/** About 100 m: finer than any town. */
const decimals = 3
/** Some 7 miles: who asks from nearby gets the same suggestions. */
const nearDecimals = 1

/** Spec 9: places are kept for ten minutes, the names of points for an hour. A failure is not kept. */
export function keptGeocoder(geocoder: Geocoder): Geocoder {
  const searches = keepAnswers<LocationSuggestion[]>({ most: 5000, lifetimeMs: location.serviceCacheMs })
  const names = keepAnswers<{ address: string | undefined }>({
    most: 10_000,
    lifetimeMs: location.reverseCacheMs,
  })
  return {
    async search(text, near) {
      const key = JSON.stringify([
        text.toLowerCase(),
        near.lat.toFixed(nearDecimals),
        near.lng.toFixed(nearDecimals),
      ])
      return searches.get(key, () => geocoder.search(text, near))
    },
    async reverse(point) {
      const key = `${point.lat.toFixed(decimals)} ${point.lng.toFixed(decimals)}`
      const known = await names.get(key, async () => ({ address: await geocoder.reverse(point) }))
      return known.address
    },
  }
}

type Fallback = {
  first: Geocoder
  second: Geocoder
  now: () => Date
  warn: (fault: unknown) => void
}

const failuresBeforeRest = 3
const restMs = 30_000

/** What the first cannot answer the second does; after failures in a row the first is left alone for a while. */
export function withFallback({ first, second, now, warn }: Fallback): Geocoder {
  let failures = 0
  let restsUntil = 0

  async function ask<T>(question: (geocoder: Geocoder) => Promise<T>): Promise<T> {
    if (now().getTime() < restsUntil) return question(second)
    try {
      const answer = await question(first)
      failures = 0
      return answer
    } catch (fault) {
      failures += 1
      if (failures >= failuresBeforeRest) restsUntil = now().getTime() + restMs
      warn(fault)
      return question(second)
    }
  }
  return {
    search: (text, near) => ask((geocoder) => geocoder.search(text, near)),
    reverse: (point) => ask((geocoder) => geocoder.reverse(point)),
  }
}
