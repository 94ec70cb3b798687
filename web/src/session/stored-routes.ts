import { findRoute, routes } from '@mainstreet/contract/routes.ts'
import { tryStorage } from '../browser/local-storage.ts'
import { clearPurchaseIntent, type PurchaseIntent, readPurchaseIntent } from './purchase-intent.ts'

/** The pages that a user wanted before signing in, and their deletion (docs/spec.md, section 2). */
const routeKeys = ['lastVisitedRoute', 'intendedRoute', 'previousRoute', 'returnTo'] as const

/** The sign-in page itself is never stored. */
export function storeReturnPath(path: string) {
  if (findRoute(path) === routes.login) return
  tryStorage(() => sessionStorage.setItem('returnTo', path))
}

/** Only a path of this site; a tab opened from an email has no stored path, but finds the purchase intent. */
export function takeReturnPath(): string | undefined {
  const path = readReturnPath()
  tryStorage(() => sessionStorage.removeItem('returnTo'))
  return path ?? readPurchaseIntent()?.path
}

function readReturnPath(): string | undefined {
  const path = tryStorage(() => sessionStorage.getItem('returnTo'))
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}

/** While the sign-in leads back to it; a later request of another page takes precedence. */
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
