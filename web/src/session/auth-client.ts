import type { GoTrueClient } from '@supabase/auth-js'
import type { ProviderEvent, ProviderSession } from './session-machine.ts'

type Listener = (event: ProviderEvent, session: ProviderSession | null) => Promise<void>

const storageKey = 'mainstreet_auth'
let opening: Promise<GoTrueClient> | undefined
let listener: Listener | undefined

/** One listener, the session; it hears the provider from when that is first needed. */
export function hearProvider(next: Listener) {
  listener = next
}

/** The identity provider's own client. Its 24 kB come only to whom signs in or is signed in by it. */
export function provider(): Promise<GoTrueClient> {
  opening ??= open().catch((fault: unknown) => {
    opening = undefined
    throw fault
  })
  return opening
}

async function open(): Promise<GoTrueClient> {
  const { openProvider } = await import('./create-auth-client.ts')
  return openProvider(storageKey, (event, session) => listener?.(event, session))
}

/** The provider's session as it is kept on this device, read without its client. */
export function storedProviderSession(): (ProviderSession & { expires_at: number }) | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return kept?.access_token && kept.refresh_token && kept.user?.id ? kept : null
  } catch {
    return null
  }
}

/** Who came with another provider alone has none. */
export function hasPassword(): boolean {
  const providers = storedProviderSession()?.user.app_metadata.providers
  return !Array.isArray(providers) || providers.includes('email')
}

/** Also what was begun and not finished. */
export function forgetProviderSession() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(storageKey)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

/** Where the client looks for the secret of a link that it did not ask for itself. */
export function keepVerifier(verifier: string) {
  localStorage.setItem(`${storageKey}-code-verifier`, JSON.stringify(verifier))
}
