import type { StoredSession } from './session-machine.ts'

const userKey = 'mainstreet_user'
const tokenKey = 'mainstreet_token'

export function readStoredSession(): StoredSession | null {
  try {
    const user = JSON.parse(localStorage.getItem(userKey) ?? 'null') as StoredSession['user'] | null
    const token = localStorage.getItem(tokenKey)
    return user?.role && token ? { user, token } : null
  } catch {
    return null
  }
}

/** The token last: other tabs react to its change. */
export function storeSession({ user, token }: StoredSession) {
  try {
    localStorage.setItem(userKey, JSON.stringify(user))
    localStorage.setItem(tokenKey, token)
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

export function clearStoredSession() {
  try {
    localStorage.removeItem(userKey)
    localStorage.removeItem(tokenKey)
  } catch {
    // Nothing was stored then.
  }
}

/** Calls back when another tab has signed in or out, or has a newer token. */
export function subscribeToOtherTabs(follow: (stored: StoredSession | null) => void) {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === tokenKey || key === null) follow(readStoredSession())
  })
}
