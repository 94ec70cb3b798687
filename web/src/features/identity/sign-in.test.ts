import { AuthApiError, type AuthError, AuthRetryableFetchError } from '@supabase/auth-js'
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../api/session.ts'
import { signIn } from './sign-in.ts'

const order: string[] = []
const answers = vi.hoisted(() => ({
  provider: null as AuthError | null,
  server: undefined as unknown,
  set: undefined as unknown,
}))
const user = { id: 'u', email: 'a@b.c', role: 'customer', name: 'Ada', shop_id: null }
const accounts = [{ ...user, email: 'demo@b.c', password: 'demo' }]

vi.mock('../../api/auth-config.ts', () => ({ authConfig: async () => ({ demo: true }) }))
vi.mock('../../api/provider.ts', () => ({
  hearProvider: () => undefined,
  forgetProviderSession: () => undefined,
  storedProviderSession: () => null,
  provider: async () => ({
    signInWithPassword: async () => {
      order.push('provider')
      return { error: answers.provider }
    },
    setSession: async (tokens: unknown) => {
      answers.set = tokens
      return { error: null }
    },
  }),
}))
vi.mock('../../api/client.ts', () => ({
  request: async ({ path }: { path: string }) => {
    order.push(path)
    if (path === '/api/demo-accounts') return { data: accounts }
    if (answers.server) return answers.server
    throw Object.assign(new Error('Invalid credentials'), { code: 'invalid_credentials' })
  },
}))

beforeEach(() => {
  order.length = 0
  Object.assign(answers, { provider: null, server: undefined, set: undefined })
})
const refusal = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')

test('a demo account is matched first, exactly, and never asked for at the provider', async () => {
  answers.server = { user, token: 'demo-u-1' }
  await signIn({ email: 'demo@b.c', password: 'demo' })
  expect(order).toEqual(['/api/demo-accounts', '/api/auth/login'])
  expect(session()).toMatchObject({ status: 'signed_in', token: 'demo-u-1' })
})

test('who is no demo account signs in at the provider', async () => {
  await signIn({ email: 'Demo@b.c', password: 'demo' })
  expect(order).toEqual(['/api/demo-accounts', 'provider'])
})

test('when the provider refuses, the server is asked, and its tokens go to the provider', async () => {
  answers.provider = refusal
  answers.server = { user, token: 'jwt', refresh_token: 'r' }
  await signIn({ email: 'a@b.c', password: 'secret' })
  expect(order).toEqual(['/api/demo-accounts', 'provider', '/api/auth/login'])
  expect(answers.set).toEqual({ access_token: 'jwt', refresh_token: 'r' })
})

test('when both refuse, it is the server who says why', async () => {
  answers.provider = refusal
  await expect(signIn({ email: 'a@b.c', password: 'x' })).rejects.toThrow('Invalid credentials')
})

test('the server is not asked where the provider says more than that the credentials are wrong', async () => {
  answers.provider = new AuthApiError('Email not confirmed', 400, 'email_not_confirmed')
  await expect(signIn({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
    code: 'email_not_confirmed',
  })
  answers.provider = new AuthRetryableFetchError('', 503)
  await expect(signIn({ email: 'a@b.c', password: 'x' })).rejects.toMatchObject({ code: 'unavailable' })
  expect(order).not.toContain('/api/auth/login')
})
