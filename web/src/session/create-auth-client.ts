import { sessionLimits as limits } from '@mainstreet/contract/accounts/limits.ts'
import { AuthClient, type GoTrueClient } from '@supabase/auth-js'
import { getAuthConfig } from './auth-config.ts'
import type { AuthChangeEvent, AuthSession } from './session-machine.ts'

type AuthChangeListener = (event: AuthChangeEvent, session: AuthSession | null) => Promise<void> | undefined

export async function createAuthClient(
  storageKey: string,
  listener: AuthChangeListener,
): Promise<GoTrueClient> {
  const config = await getAuthConfig()
  const client = new AuthClient({
    url: new URL(config.auth_url, location.origin).href,
    headers: { apikey: config.anon_key, Authorization: `Bearer ${config.anon_key}` },
    storageKey,
    fetch: fetchWithTimeout,
    flowType: 'pkce',
    // every 30 s the client checks whether to renew the token (docs/spec.md, section 9)
    autoRefreshToken: true,
    // the pages of emailed links exchange the code themselves, and say what failed
    detectSessionInUrl: false,
    // so that an older link and a newer one each find their own verifier
    experimental: { appendPkceFlowIdToRedirects: true, recoveryCodes: true },
  })
  client.onAuthStateChange((event, session) =>
    listener(event as AuthChangeEvent, session as AuthSession | null),
  )
  return client
}

/** Without a timeout a provider that does not respond would block a sign-in and everything after it. */
function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(limits.providerTimeoutMs)
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout })
}
