/**
 * Storage may be forbidden or full, and may hold what an older page wrote: then it is undefined, and what was to be kept
 * lasts as long as the page. Whoever keeps something has it in memory, too, or does without.
 */
export function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** From the JSON that this device keeps; null when nothing is kept, undefined when it cannot be read. */
export function readLocalStorage(key: string): unknown {
  return tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
}

/** On this device, for all its tabs. */
export function writeLocalStorage(key: string, value: unknown): void {
  tryStorage(() => localStorage.setItem(key, JSON.stringify(value)))
}
