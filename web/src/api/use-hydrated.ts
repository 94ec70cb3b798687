import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and at the first render in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
