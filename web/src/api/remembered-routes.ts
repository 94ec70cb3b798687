import { tried } from './kept.ts'

/** Where a person wanted to go before signing in, and the routine that forgets it (spec 2). */
const keys = ['lastVisitedRoute', 'intendedRoute', 'previousRoute', 'returnTo'] as const

/** The sign-in page itself is nowhere to come back to. */
export function rememberReturn(path: string) {
  if (path.startsWith('/login')) return
  tried(() => sessionStorage.setItem('returnTo', path))
}

/** Only a path of our own; forgotten once it is taken. */
export function takeReturn(): string | undefined {
  const path = tried(() => sessionStorage.getItem('returnTo'))
  tried(() => sessionStorage.removeItem('returnTo'))
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}

export function forgetRoutes() {
  tried(() => {
    for (const key of keys) localStorage.removeItem(key)
    sessionStorage.clear()
  })
}
