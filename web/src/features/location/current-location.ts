import { location as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import {
  formatPlace,
  type NamedPlace,
  parsePlace,
  placeCookie,
} from '@mainstreet/contract/location/location-cookie.ts'
import { useSyncExternalStore } from 'react'
import { tried } from '../../browser/local-storage.ts'

export type Place = NamedPlace & { chosen: boolean }

export const defaultPlace: Place = {
  address: limits.defaultPlace,
  coordinates: limits.defaultCoordinates,
  chosen: false,
}

let place = defaultPlace
let rendered = defaultPlace
let restored = false
const listeners = new Set<() => void>()

/** The place that the server rendered for: the first render in the browser must say the same. */
export function setRenderedPlace(chosen: NamedPlace | undefined) {
  rendered = chosen ? { ...chosen, chosen: true } : defaultPlace
}

/** Where the visitor looks from. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace, () => rendered)
}

/** For the browser alone: the server renders for many. */
export function currentPlace(): Place {
  if (!restored && typeof document !== 'undefined') {
    restored = true
    place = readStored() ?? defaultPlace
  }
  return place
}

export function choosePlace(address: string, coordinates: Coordinates) {
  restored = true
  place = { address, coordinates, chosen: true }
  store(formatPlace(place), limits.homeCacheMs / 1000)
  for (const listener of listeners) listener()
}

/** Back to the default place, as before any choice. */
export function resetPlace() {
  restored = true
  place = defaultPlace
  store('', 0)
  for (const listener of listeners) listener()
}

/** Spec 9: home remembers a place for 30 minutes; the browser then drops the cookie by itself. */
function store(value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  tried(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in browsers that we support
    document.cookie = `${placeCookie}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
  })
}

function readStored(): Place | undefined {
  const pairs = tried(() => document.cookie)?.split('; ') ?? []
  const pair = pairs.find((one) => one.startsWith(`${placeCookie}=`))
  const value = pair?.slice(placeCookie.length + 1)
  const stored = parsePlace(value && tried(() => decodeURIComponent(value)))
  return stored && { ...stored, chosen: true }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
