import { location as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../../api/kept.ts'

export type Place = { address: string; coordinates: Coordinates; chosen: boolean }

const key = 'mainstreet_place'
export const defaultPlace: Place = {
  address: limits.defaultPlace,
  coordinates: limits.defaultCoordinates,
  chosen: false,
}

let place = defaultPlace
let restored = false
const listeners = new Set<() => void>()

/** Where the person looks from: the default place on the server and at the first render. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace, () => defaultPlace)
}

export function currentPlace(): Place {
  if (!restored && typeof window !== 'undefined') {
    restored = true
    place = readStored() ?? defaultPlace
  }
  return place
}

export function choosePlace(address: string, coordinates: Coordinates) {
  restored = true
  place = { address, coordinates, chosen: true }
  keep(key, { address, coordinates, at: Date.now() })
  for (const listener of listeners) listener()
}

/** Spec 9: home remembers a place for 30 minutes. */
function readStored(): Place | undefined {
  const { address, coordinates, at } = (readKept(key) ?? {}) as Record<string, unknown>
  const { lat, lng } = (coordinates ?? {}) as Partial<Coordinates>
  const fresh = typeof at === 'number' && Date.now() - at < limits.homeCacheMs
  if (!fresh || typeof address !== 'string' || typeof lat !== 'number' || typeof lng !== 'number')
    return undefined
  return { address, coordinates: { lat, lng }, chosen: true }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
