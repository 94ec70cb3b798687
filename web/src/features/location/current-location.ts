import { locationLimits as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import {
  formatLocationCookie,
  locationCookieName,
  type NamedLocation,
  parseLocationCookie,
} from '@mainstreet/contract/location/location-cookie.ts'
import { useSyncExternalStore } from 'react'
import { tryStorage } from '../../browser/local-storage.ts'

export type BrowseLocation = NamedLocation & { isChosen: boolean }

export const defaultLocation: BrowseLocation = {
  address: limits.defaultAddress,
  coordinates: limits.defaultCoordinates,
  isChosen: false,
}

let browseLocation = defaultLocation
let renderedLocation = defaultLocation
let isRestored = false
const listeners = new Set<() => void>()

/** The place that the server rendered for: the first render in the browser must say the same. */
export function setRenderedLocation(chosen: NamedLocation | undefined) {
  renderedLocation = chosen ? { ...chosen, isChosen: true } : defaultLocation
}

/** Where the visitor looks from. */
export function useBrowseLocation(): BrowseLocation {
  return useSyncExternalStore(subscribe, getBrowseLocation, () => renderedLocation)
}

/** For the browser alone: the server renders for many. */
export function getBrowseLocation(): BrowseLocation {
  if (!isRestored && typeof document !== 'undefined') {
    isRestored = true
    browseLocation = readCookie() ?? defaultLocation
  }
  return browseLocation
}

export function setBrowseLocation(address: string, coordinates: Coordinates) {
  isRestored = true
  browseLocation = { address, coordinates, isChosen: true }
  storeCookie(formatLocationCookie(browseLocation), limits.homeCacheMs / 1000)
  for (const listener of listeners) listener()
}

/** Back to the default place, as before any choice. */
export function resetBrowseLocation() {
  isRestored = true
  browseLocation = defaultLocation
  storeCookie('', 0)
  for (const listener of listeners) listener()
}

/** Spec 9: home remembers a place for 30 minutes; the browser then drops the cookie by itself. */
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
