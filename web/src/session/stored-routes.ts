import { tried } from '../browser/local-storage.ts'
import { forgetIntent, type PurchaseIntent, readIntent } from './purchase-intent.ts'

/** Where a person wanted to go before signing in, and the routine that forgets it (spec 2). */
const keys = ['lastVisitedRoute', 'intendedRoute', 'previousRoute', 'returnTo'] as const

/** The sign-in page itself is nowhere to come back to. */
export function rememberReturn(path: string) {
  if (path.startsWith('/login')) return
  tried(() => sessionStorage.setItem('returnTo', path))
}

/** Only a path of our own; the link of an email opens a tab that remembers none, but what was to be bought. */
export function takeReturn(): string | undefined {
  const path = returnPath()
  tried(() => sessionStorage.removeItem('returnTo'))
  return path ?? readIntent()?.path
}

function returnPath(): string | undefined {
  const path = tried(() => sessionStorage.getItem('returnTo'))
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}

/** While the sign-in leads back to it; another page that asked for a sign-in since then comes first. */
export function currentIntent(): PurchaseIntent | undefined {
  const intent = readIntent()
  return intent && returnPath() === intent.path ? intent : undefined
}

export function forgetRoutes() {
  forgetIntent()
  tried(() => {
    for (const key of keys) localStorage.removeItem(key)
    sessionStorage.clear()
  })
}
