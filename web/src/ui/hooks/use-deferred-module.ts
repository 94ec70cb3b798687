import { useEffect, useState } from 'react'

/**
 * A module that is not needed at first: loaded after the first paint, or as soon as it is wanted; undefined
 * until then. A failed load is reported as an unhandled rejection; each `retryKey` tries again.
 */
export function useDeferredModule<T>(
  load: () => Promise<T>,
  isWanted = true,
  retryKey?: unknown,
): T | undefined {
  const [loaded, setPart] = useState<{ is: T }>()
  const missing = isWanted && loaded === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit tries again
  useEffect(() => {
    if (!missing) return
    let listening = true
    void load().then((is) => listening && setPart({ is }))
    return () => {
      listening = false
    }
  }, [load, missing, retryKey])
  return loaded?.is
}
