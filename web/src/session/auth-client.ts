import type { GoTrueClient } from '@supabase/auth-js'
import type { AuthChangeEvent, AuthSession } from './session-machine.ts'

type AuthChangeListener = (event: AuthChangeEvent, session: AuthSession | null) => Promise<void>

const storageKey = 'mainstreet_auth'
let pendingClient: Promise<GoTrueClient> | undefined
let listener: AuthChangeListener | undefined

/** One listener, the session; it gets the provider's events from the first use of the client. */
export function setAuthChangeListener(next: AuthChangeListener) {
  listener = next
}

/** The identity provider's own client. Its 24 kB load only for users who sign in with it. */
export function getAuthClient(): Promise<GoTrueClient> {
  pendingClient ??= loadAuthClient().catch((error: unknown) => {
    pendingClient = undefined
    throw error
  })
  return pendingClient
}

async function loadAuthClient(): Promise<GoTrueClient> {
  const { createAuthClient } = await import('./create-auth-client.ts')
  return createAuthClient(storageKey, (event, session) => listener?.(event, session))
}

/** The provider's session as stored on this device, read without its client. */
export function readStoredAuthSession(): (AuthSession & { expires_at: number }) | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return stored?.access_token && stored.refresh_token && stored.user?.id ? stored : null
  } catch {
    return null
  }
}

/** Users who only sign in with another provider have none. */
export function hasPassword(): boolean {
  const providers = readStoredAuthSession()?.user.app_metadata.providers
  return !Array.isArray(providers) || providers.includes('email')
}

/** Including unfinished sign-ins. */
export function clearStoredAuthSession() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(storageKey)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored then.
  }
}

/** Where the client looks for the verifier of a link that it did not request itself. */
export function storeCodeVerifier(verifier: string) {
  localStorage.setItem(`${storageKey}-code-verifier`, JSON.stringify(verifier))
}
