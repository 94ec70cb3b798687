import { useSyncExternalStore } from 'react'
import { readLocalStorage, writeLocalStorage } from './local-storage.ts'

/** Of this device, as another one may stand in another room. */
export type Preferences = {
  messageSound: boolean
  orderAlarm: boolean
  /** One sound in place of many, and nothing that pulses. */
  calm: boolean
  /** Notifications of the browser; asked for by a press. */
  desktop: boolean
}

const storageKey = 'mainstreet_preferences'
const defaultPreferences: Preferences = { messageSound: true, orderAlarm: true, calm: false, desktop: false }

let current: Preferences | undefined
const listeners = new Set<() => void>()

export function getPreferences(): Preferences {
  current ??= readPreferences()
  return current
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences, () => defaultPreferences)
}

export function updatePreferences(change: Partial<Preferences>) {
  current = { ...getPreferences(), ...change }
  writeLocalStorage(storageKey, current)
  notifyListeners()
}

function readPreferences(): Preferences {
  return {
    ...defaultPreferences,
    ...(readLocalStorage(storageKey) as Partial<Preferences> | null | undefined),
  }
}

function notifyListeners() {
  for (const listener of [...listeners]) listener()
}

function handleStorageChange(event: StorageEvent) {
  if (event.key !== storageKey) return
  current = undefined
  notifyListeners()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', handleStorageChange)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', handleStorageChange)
  }
}
