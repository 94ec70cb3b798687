import { useSyncExternalStore } from 'react'

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
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // Without storage they last as long as the page.
  }
  tell()
}

function read(): Preferences {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>) }
  } catch {
    return first
  }
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
