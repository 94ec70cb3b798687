import { useEffect, useLayoutEffect } from 'react'
import { tryStorage } from '../local-storage.ts'
import type { PageMatch } from './router.ts'
import { useRouter } from './use-router.ts'

const storageKey = 'scrollPositions'
const maxPositions = 50

/** From the key of a history entry. */
type Positions = [key: string, y: number][]

/**
 * A new page starts at the top, and Back returns to where the page was left. The browser cannot do this: it restores
 * the position before the page is there.
 */
export function useScrollRestoration(match: PageMatch | undefined): void {
  const { store, subscribe } = useRouter()

  useEffect(() => {
    const save = () => {
      const shown = store.get().match
      if (shown) savePosition(shown.location.key, window.scrollY)
    }
    // a reload shows the page from the server at once: there the browser is right
    const leave = () => {
      save()
      window.history.scrollRestoration = 'auto'
    }
    const enter = () => {
      window.history.scrollRestoration = 'manual'
    }
    enter()
    const unsubscribe = subscribe(save)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', enter)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', enter)
    }
  }, [store, subscribe])

  useLayoutEffect(() => {
    if (match) restoreScroll(match)
  }, [match])
}

function restoreScroll({ action, resetsScroll, location: { key, hash } }: PageMatch): void {
  const saved = readPositions().find(([saved]) => saved === key)?.[1]
  if (action === undefined) {
    if (saved !== undefined && window.scrollY === 0) window.scrollTo(0, saved)
  } else if (action === 'pop') window.scrollTo(0, saved ?? 0)
  else if (resetsScroll) {
    const target = hash === '' ? null : document.getElementById(hash)
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }
}

function savePosition(key: string, y: number): void {
  const others = readPositions().filter(([saved]) => saved !== key)
  const positions = [...others, [key, y]].slice(-maxPositions)
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)))
}

function readPositions(): Positions {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Positions) ?? []
}
