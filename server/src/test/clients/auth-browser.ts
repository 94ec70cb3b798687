import { randomInt } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import type { FastifyInstance } from 'fastify'

/** A browser: its storage and its address. */
export type AuthBrowser = {
  auth: InstanceType<typeof AuthClient>
  storage: Map<string, string>
  fetch: typeof fetch
  ip: string
  /** Follows no redirect: returns where a link leads. */
  followLink(address: string): Promise<URL>
}

type AuthBrowserOptions = { flowType?: 'pkce' | 'implicit'; storage?: Map<string, string>; ip?: string }

export const authUrl = 'http://localhost:3000/auth/v1'
const anonKey = 'mainstreet-public'

/** The real client library of the protocol, whose requests are injected into the app. */
export function createAuthBrowser(
  app: FastifyInstance,
  { flowType = 'pkce', storage = new Map<string, string>(), ip = createRandomIp() }: AuthBrowserOptions = {},
): AuthBrowser {
  const fetch = createAppFetch(app, ip)
  const auth = new AuthClient({
    url: authUrl,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: 'mainstreet_auth',
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true, passkey: true },
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    fetch,
  })
  return {
    auth,
    storage,
    fetch,
    ip,
    async followLink(address) {
      const response = await fetch(address, { method: 'GET', redirect: 'manual' })
      return new URL(response.headers.get('location') ?? 'about:blank')
    },
  }
}

export function createRandomIp(): string {
  return `203.0.${randomInt(256)}.${randomInt(256)}`
}

export function createAppFetch(app: FastifyInstance, ip: string): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(String(input))
    const response = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      remoteAddress: ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    const headers = Object.entries(response.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    )
    const isEmpty = response.statusCode === 204 || response.statusCode === 304
    return new Response(isEmpty ? null : response.body, { status: response.statusCode, headers })
  }
}
