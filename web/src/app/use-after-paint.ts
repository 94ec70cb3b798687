import { type ComponentType, useEffect, useState } from 'react'

const patienceMs = 3000

/** What is not needed for the first page is loaded when the browser has nothing better to do. */
export function useAfterPaint(load: () => Promise<ComponentType>): ComponentType | undefined {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    let wanted = true
    const bring = () => {
      load().then(
        (part) => wanted && setPart(() => part),
        (fault: unknown) => console.warn('What comes after the first page could not be loaded', fault),
      )
    }
    const cancel = whenIdle(bring)
    return () => {
      wanted = false
      cancel()
    }
  }, [load])
  return Part
}

/** Safari knows no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, patienceMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: patienceMs })
  return () => cancelIdleCallback(handle)
}
