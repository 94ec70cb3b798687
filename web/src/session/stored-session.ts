import { tryStorage } from '../browser/local-storage.ts'
import type { StoredSession } from './session-machine.ts'

const userKey = 'mainstreet_user'
const tokenKey = 'mainstreet_token'
/** The user whose sign-in waits for a second factor. */
const secondFactorKey = 'mainstreet_second_factor'

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

/** So that a reload does not show the page of a sign-in that is not finished. */
export function storeSecondFactorStep(userId: string) {
  tryStorage(() => localStorage.setItem(secondFactorKey, userId))
}

export function lacksStoredSecondFactor(userId: string): boolean {
  return tryStorage(() => localStorage.getItem(secondFactorKey)) === userId
}

export function clearSecondFactorStep() {
  tryStorage(() => localStorage.removeItem(secondFactorKey))
}
