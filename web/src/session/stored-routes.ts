import { tryStorage } from '../browser/local-storage.ts'
import { clearPurchaseIntent, type PurchaseIntent, readPurchaseIntent } from './purchase-intent.ts'

/** Where a person wanted to go before signing in, and the routine that forgets it (spec 2). */
const routeKeys = ['lastVisitedRoute', 'intendedRoute', 'previousRoute', 'returnTo'] as const

/** The sign-in page itself is nowhere to come back to. */
export function storeReturnPath(path: string) {
  if (path.startsWith('/login')) return
  tryStorage(() => sessionStorage.setItem('returnTo', path))
}

/** Only a path of our own; the link of an email opens a tab that remembers none, but what was to be bought. */
export function takeReturnPath(): string | undefined {
  const path = readReturnPath()
  tryStorage(() => sessionStorage.removeItem('returnTo'))
  return path ?? readPurchaseIntent()?.path
}

function readReturnPath(): string | undefined {
  const path = tryStorage(() => sessionStorage.getItem('returnTo'))
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}

/** While the sign-in leads back to it; another page that asked for a sign-in since then comes first. */
export function getPendingPurchaseIntent(): PurchaseIntent | undefined {
  const intent = readPurchaseIntent()
  return intent && readReturnPath() === intent.path ? intent : undefined
}

export function clearStoredRoutes() {
  clearPurchaseIntent()
  tryStorage(() => {
    for (const key of routeKeys) localStorage.removeItem(key)
    sessionStorage.clear()
  })
}
