import { useEffect, useState } from 'react'

/** What is not needed at first: it comes after the first paint, or once it is `wanted`; until then undefined. */
export function useLate<T>(load: () => Promise<T>, wanted = true): T | undefined {
  const [part, setPart] = useState<{ is: T }>()
  const missing = wanted && part === undefined
  useEffect(() => {
    if (!missing) return
    let listening = true
    load().then(
      (is) => listening && setPart({ is }),
      (fault: unknown) => console.warn('A part of the page could not be loaded', fault),
    )
    return () => {
      listening = false
    }
  }, [load, missing])
  return part?.is
}
