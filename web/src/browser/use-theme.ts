import { useSyncExternalStore } from 'react'

const darkQuery = '(prefers-color-scheme: dark)'

/** Updates with the theme, the chosen one or the system's. */
export function useTheme(): string {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light')
}

function currentTheme(): string {
  return document.documentElement.dataset.theme ?? (matchMedia(darkQuery).matches ? 'dark' : 'light')
}

function subscribe(listener: () => void): () => void {
  const watcher = new MutationObserver(listener)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia(darkQuery)
  system.addEventListener('change', listener)
  return () => {
    watcher.disconnect()
    system.removeEventListener('change', listener)
  }
}
