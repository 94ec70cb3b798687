import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

/** Whether there is room for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
