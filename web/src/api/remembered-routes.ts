/** Where a person wanted to go before signing in, and the routine that forgets it (spec 2). */
const keys = ['lastVisitedRoute', 'intendedRoute', 'previousRoute', 'returnTo'] as const

/** The sign-in page itself is nowhere to come back to. */
export function rememberReturn(path: string) {
  if (path.startsWith('/login')) return
  try {
    sessionStorage.setItem('returnTo', path)
  } catch {
    // Without storage they land at home.
  }
}

/** Only a path of our own; forgotten once it is taken. */
export function takeReturn(): string | undefined {
  try {
    const path = sessionStorage.getItem('returnTo')
    sessionStorage.removeItem('returnTo')
    return path && /^\/(?![/\\])/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

export function forgetRoutes() {
  try {
    for (const key of keys) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Nothing was remembered then.
  }
}
