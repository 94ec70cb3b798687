import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../api/when-idle.ts'

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
