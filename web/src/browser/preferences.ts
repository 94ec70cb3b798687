import { createStore, type Store, useStore } from '../ui/hooks/create-store.ts'
import { onStorageChange, readLocalStorage, writeLocalStorage } from './local-storage.ts'

/** Preferences of this device; another device may be used in another place. */
export type Preferences = {
  messageSound: boolean
  orderAlarm: boolean
  /** One sound instead of many, and no pulsing. */
  calm: boolean
  /** Browser notifications; the permission is requested by a click. */
  desktop: boolean
}

const storageKey = 'mainstreet_preferences'
const defaultPreferences: Preferences = { messageSound: true, orderAlarm: true, calm: false, desktop: false }

const store: Store<Preferences> = createStore(readPreferences, () =>
  onStorageChange((key) => key === storageKey, store.refresh),
)

export function getPreferences(): Preferences {
  return store.get()
}

export function usePreferences(): Preferences {
  return useStore(store, defaultPreferences)
}

export function updatePreferences(change: Partial<Preferences>) {
  const changed = { ...getPreferences(), ...change }
  writeLocalStorage(storageKey, changed)
  store.set(changed)
}

function readPreferences(): Preferences {
  return {
    ...defaultPreferences,
    ...(readLocalStorage(storageKey) as Partial<Preferences> | null | undefined),
  }
}
