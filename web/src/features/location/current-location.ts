import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { locationLimits as limits } from '@mainstreet/contract/location/limits.ts'
import {
  formatLocationCookie,
  locationCookieName,
  type NamedLocation,
  parseLocationCookie,
} from '@mainstreet/contract/location/location-cookie.ts'
import { tryStorage } from '../../browser/local-storage.ts'
import { createStore, useStore } from '../../ui/hooks/create-store.ts'

export type BrowseLocation = NamedLocation & { isChosen: boolean }

export const defaultLocation: BrowseLocation = {
  address: limits.defaultAddress,
  coordinates: limits.defaultCoordinates,
  isChosen: false,
}

let renderedLocation = defaultLocation
const browseLocation = createStore(
  () => (typeof document === 'undefined' ? undefined : readCookie()) ?? defaultLocation,
)

/** The location of the server render: the first render in the browser must use the same. */
export function setRenderedLocation(chosen: NamedLocation | undefined) {
  renderedLocation = chosen ? { ...chosen, isChosen: true } : defaultLocation
}

/** The location from which the visitor browses. */
export function useBrowseLocation(): BrowseLocation {
  return useStore(browseLocation, renderedLocation)
}

/** Browser only: the server renders for many visitors. */
export function getBrowseLocation(): BrowseLocation {
  return browseLocation.get()
}

export function setBrowseLocation(address: string, coordinates: Coordinates) {
  const chosen = { address, coordinates, isChosen: true }
  storeCookie(formatLocationCookie(chosen), limits.homeCacheMs / 1000)
  browseLocation.set(chosen)
}

/** Restores the default location, as before any choice. */
export function resetBrowseLocation() {
  storeCookie('', 0)
  browseLocation.set(defaultLocation)
}

/** Home remembers a location for 30 minutes (docs/spec.md, section 9); the browser then deletes the cookie itself. */
function storeCookie(value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  tryStorage(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that we support
    document.cookie = `${locationCookieName}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
  })
}

function readCookie(): BrowseLocation | undefined {
  const pairs = tryStorage(() => document.cookie)?.split('; ') ?? []
  const pair = pairs.find((one) => one.startsWith(`${locationCookieName}=`))
  const value = pair?.slice(locationCookieName.length + 1)
  const stored = parseLocationCookie(value && tryStorage(() => decodeURIComponent(value)))
  return stored && { ...stored, isChosen: true }
}
