import { AuthApiError, AuthRetryableFetchError, AuthUnknownError, isAuthError } from '@supabase/auth-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { getSession } from '../../../session/session.ts'
import { signIn } from './sign-in.ts'

const order: string[] = []
const responses = vi.hoisted(() => ({
  provider: null as unknown,
  config: undefined as Error | undefined,
  setError: null as unknown,
  server: undefined as unknown,
  set: undefined as unknown,
}))
const user = { id: 'u', email: 'a@b.c', role: 'customer', name: 'Ada', shop_id: null }
const accounts = [{ ...user, email: 'demo@b.c', password: 'demo' }]

vi.mock('../../../session/auth-config.ts', () => ({
  getAuthConfig: async () => {
    if (responses.config) throw responses.config
    return { demo: true }
  },
}))
vi.mock('../../../session/auth-client.ts', () => ({
  setAuthChangeListener: () => undefined,
  clearStoredAuthSession: () => undefined,
  readStoredAuthSession: () => null,
  getAuthClient: async () => ({
    signInWithPassword: async () => {
      order.push('provider')
      if (responses.provider && !isAuthError(responses.provider)) throw responses.provider
      return { error: responses.provider }
    },
    setSession: async (tokens: unknown) => {
      responses.set = tokens
      return { error: responses.setError }
    },
  }),
}))
vi.mock('../../../api/client.ts', () => ({
  request: async ({ path }: { path: string }) => {
    order.push(path)
    if (path === '/api/demo-accounts') return { data: accounts }
    if (responses.server) return responses.server
    throw Object.assign(new Error('Invalid credentials'), { code: 'invalid_credentials' })
  },
}))

beforeEach(() => {
  order.length = 0
  Object.assign(responses, {
    provider: null,
    config: undefined,
    server: undefined,
    set: undefined,
    setError: null,
  })
})
const rejection = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')

test('a demo account must match exactly, and is never sent to the provider', async () => {
  responses.server = { user, token: 'demo-u-1' }
  await signIn({ email: 'demo@b.c', password: 'demo' })
  expect(order).toEqual(['/api/demo-accounts', '/api/auth/login'])
  expect(getSession()).toMatchObject({ status: 'signed_in', token: 'demo-u-1' })
})

test('other accounts sign in at the provider', async () => {
  await signIn({ email: 'Demo@b.c', password: 'demo' })
  expect(order).toEqual(['/api/demo-accounts', 'provider'])
})

test("when the provider rejects the credentials, the server is tried, and its tokens are passed to the provider's client", async () => {
  responses.provider = rejection
  responses.server = { user, token: 'jwt', refresh_token: 'r' }
  await signIn({ email: 'a@b.c', password: 'secret' })
  expect(order).toEqual(['/api/demo-accounts', 'provider', '/api/auth/login'])
  expect(responses.set).toEqual({ access_token: 'jwt', refresh_token: 'r' })
})

test("when both reject the credentials, the message is the server's", async () => {
  responses.provider = rejection
  await expect(signIn({ email: 'a@b.c', password: 'x' })).rejects.toThrow('Invalid credentials')
})

test.each<[string, unknown]>([
  ['an unconfirmed address', new AuthApiError('Email not confirmed', 400, 'email_not_confirmed')],
  ['too many requests', new AuthApiError('Too many requests', 429, 'over_request_rate_limit')],
  ['an internal error', new AuthRetryableFetchError('Internal Server Error', 500)],
  ['a lost connection or a timeout', new AuthRetryableFetchError('signal timed out', 0)],
  ['a response that is not JSON', new AuthUnknownError('Unexpected token', new Error('Unexpected token'))],
  ['an exception', new TypeError('Failed to fetch')],
])('any error of the provider makes the sign-in try the server: %s', async (_, error) => {
  responses.provider = error
  responses.server = { user, token: 'jwt', refresh_token: 'r' }
  await signIn({ email: 'a@b.c', password: 'secret' })
  expect(order).toEqual(['/api/demo-accounts', 'provider', '/api/auth/login'])
  expect(responses.set).toEqual({ access_token: 'jwt', refresh_token: 'r' })
})

test('the server is tried when settings, demo accounts and provider are unreachable', async () => {
  responses.config = new Error('Network error')
  responses.provider = new TypeError('Failed to fetch')
  responses.server = { user, token: 'jwt', refresh_token: 'r' }
  await signIn({ email: 'a@b.c', password: 'secret' })
  expect(order).toEqual(['provider', '/api/auth/login'])
})

test("a session that the provider's client rejects lasts as long as its access token", async () => {
  responses.provider = new AuthRetryableFetchError('', 503)
  responses.setError = new AuthRetryableFetchError('', 503)
  responses.server = { user: { ...user, id: 'v' }, token: 'jwt-2', refresh_token: 'r' }
  await signIn({ email: 'a@b.c', password: 'secret' })
  expect(getSession()).toMatchObject({ status: 'signed_in', token: 'jwt-2', user: { id: 'v' } })
})
