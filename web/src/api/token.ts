import { session as limits } from '@mainstreet/contract/limits.ts'

/** Leaf module: the client needs the token, the session needs the client. */
const tokenKey = 'mainstreet_token'

let token: string | null = null
let lastRefresh = Number.NEGATIVE_INFINITY
let preventLogout = false

export function currentToken(): string | null {
  return token
}

export function setToken(next: string | null) {
  token = next
}

/** Spec 4: once per cooldown; when it fails the next signed-out event is ignored. */
export async function refreshToken(now = Date.now()): Promise<boolean> {
  if (now - lastRefresh < limits.refreshCooldownMs) return false
  lastRefresh = now
  const stored = readStored()
  // A demo token is not renewed; another tab may have signed in again.
  if (stored && stored !== token) {
    token = stored
    return true
  }
  preventLogout = true
  return false
}

/** True once after a refresh that failed. */
export function takePreventLogout(): boolean {
  const was = preventLogout
  preventLogout = false
  return was
}

function readStored(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}
