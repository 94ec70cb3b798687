import { useSyncExternalStore } from 'react'
import { keep, readKept } from './local-storage.ts'

/** Of this device, as another one may stand in another room. */
export type Preferences = {
  messageSound: boolean
  orderAlarm: boolean
  /** One sound in place of many, and nothing that pulses. */
  calm: boolean
  /** Notifications of the browser; asked for by a press. */
  desktop: boolean
}

const key = 'mainstreet_preferences'
const first: Preferences = { messageSound: true, orderAlarm: true, calm: false, desktop: false }

let current: Preferences | undefined
const listeners = new Set<() => void>()

export function preferences(): Preferences {
  current ??= read()
  return current
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences, () => first)
}

export function prefer(change: Partial<Preferences>) {
  current = { ...preferences(), ...change }
  keep(key, current)
  tell()
}

function read(): Preferences {
  return { ...first, ...(readKept(key) as Partial<Preferences> | null | undefined) }
}

function tell() {
  for (const listener of [...listeners]) listener()
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== key) return
  current = undefined
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', followOtherTabs)
  }
}
