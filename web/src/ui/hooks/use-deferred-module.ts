import { useEffect, useState } from 'react'

/**
 * What is not needed at first: it comes after the first paint, or once it is wanted; until then undefined. What could
 * not be loaded is left out and reported as a promise that nobody waited for; each `retryKey` is another try.
 */
export function useDeferredModule<T>(
  load: () => Promise<T>,
  isWanted = true,
  retryKey?: unknown,
): T | undefined {
  const [loaded, setPart] = useState<{ is: T }>()
  const missing = isWanted && loaded === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit is another try
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
