import type { GoTrueClient } from '@supabase/auth-js'
import type { AuthChangeEvent, AuthSession } from './session-machine.ts'

type AuthChangeListener = (event: AuthChangeEvent, session: AuthSession | null) => Promise<void>

const storageKey = 'mainstreet_auth'
let pendingClient: Promise<GoTrueClient> | undefined
let listener: AuthChangeListener | undefined

/** One listener, the session; it hears the provider from when that is first needed. */
export function setAuthChangeListener(next: AuthChangeListener) {
  listener = next
}

/** The identity provider's own client. Its 24 kB come only to whom signs in or is signed in by it. */
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

/** The provider's session as it is kept on this device, read without its client. */
export function readStoredAuthSession(): (AuthSession & { expires_at: number }) | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return stored?.access_token && stored.refresh_token && stored.user?.id ? stored : null
  } catch {
    return null
  }
}

/** Who came with another provider alone has none. */
export function hasPassword(): boolean {
  const providers = readStoredAuthSession()?.user.app_metadata.providers
  return !Array.isArray(providers) || providers.includes('email')
}

/** Also what was begun and not finished. */
export function clearStoredAuthSession() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(storageKey)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/** Where the client looks for the secret of a link that it did not ask for itself. */
export function storeCodeVerifier(verifier: string) {
  localStorage.setItem(`${storageKey}-code-verifier`, JSON.stringify(verifier))
}
