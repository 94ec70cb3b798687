import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => undefined

/** False on the server and at the first render in the browser, which must render the same. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
}
