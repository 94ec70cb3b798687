import { sessionLimits as limits } from '@mainstreet/contract/limits.ts'
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
    // spec 9: it looks every 30 s whether the token must be renewed
    autoRefreshToken: true,
    // the pages where links end exchange the code themselves, and say what failed
    detectSessionInUrl: false,
    // so that a link of yesterday and one of today both find their half of the secret
    experimental: { appendPkceFlowIdToRedirects: true },
  })
  client.onAuthStateChange((event, session) =>
    listener(event as AuthChangeEvent, session as AuthSession | null),
  )
  return client
}

/** Without a timeout a provider that does not respond would keep a sign-in waiting, and nothing else would be tried. */
function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(limits.providerTimeoutMs)
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout })
}
