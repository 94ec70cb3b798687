/**
 * Storage may be forbidden or full, or may contain what an older version wrote: then the result is
 * undefined, and the value lasts as long as the page. Callers also hold the value in memory, or do without
 * it.
 */
export function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** From JSON in the storage of this device; null when nothing is stored, undefined when it cannot be read. */
export function readLocalStorage(key: string): unknown {
  return tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
}

/** Calls back when another tab has written a key, or cleared them all. Returns a function that stops it. */
export function onStorageChange(isOwnKey: (key: string) => boolean, onChange: (event: StorageEvent) => void) {
  const listener = (event: StorageEvent) => {
    if (event.key === null || isOwnKey(event.key)) onChange(event)
  }
  globalThis.addEventListener('storage', listener)
  return () => globalThis.removeEventListener('storage', listener)
}

/** Stored on this device, for all tabs. */
export function writeLocalStorage(key: string, value: unknown): void {
  tryStorage(() => localStorage.setItem(key, JSON.stringify(value)))
}
