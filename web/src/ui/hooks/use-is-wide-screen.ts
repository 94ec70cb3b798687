import { useSyncExternalStore } from 'react'

const wideScreenQuery = '(min-width: 64rem)'

/** Whether the screen is wide enough for a table. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(wideScreenQuery)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(wideScreenQuery).matches,
    () => false,
  )
}
