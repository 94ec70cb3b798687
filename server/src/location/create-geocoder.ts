import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import { createCachedGeocoder, createFallbackGeocoder, type Geocoder } from './geocoder.ts'
import { offlineGeocoder } from './offline-geocoder.ts'
import { createRemoteGeocoder } from './remote-geocoder.ts'

type GeocoderOptions = {
  /** The search URL of a server; undefined: only the gazetteer. */
  url: string | undefined
  userAgent: string
  now: () => Date
  warn: LogWarning
}

/** A configured server first, and the gazetteer when it does not respond. */
export function createGeocoder({ url, userAgent, now, warn }: GeocoderOptions): Geocoder {
  const offline = createCachedGeocoder(offlineGeocoder)
  if (url === undefined) return offline
  return createFallbackGeocoder({
    first: createCachedGeocoder(createRemoteGeocoder({ url, userAgent })),
    second: offline,
    now,
    warn: (error) => warn(error, 'the geocoder did not answer'),
  })
}
