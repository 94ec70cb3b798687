// @vitest-environment happy-dom
import { sessionLimits as limits } from '@mainstreet/contract/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthChangeEvent, AuthSession } from './session-machine.ts'

const user = { id: 'ada', email: 'a@b.c', role: 'customer', name: 'Ada', shop_id: null }
const storedAuthSession = {
  access_token: 'jwt-1',
  refresh_token: 'r1',
  expires_at: Date.now() / 1000 + 3600,
  user: {
    id: 'ada',
    email: 'a@b.c',
    email_confirmed_at: '2026-11-21T10:00:00Z',
    app_metadata: { role: 'customer' },
    user_metadata: { name: 'Ada' },
  },
}
type AuthChangeListener = (event: AuthChangeEvent, session: AuthSession | null) => Promise<void>

/** Stands for auth-js: keeps its session in the storage, tells what happens. */
const provider = vi.hoisted(() => ({
  tell: (async () => undefined) as AuthChangeListener,
  refresh: async () => ({ error: null as unknown }),
}))
vi.mock('@supabase/auth-js', () => ({
  AuthClient: class {
    onAuthStateChange(callback: AuthChangeListener) {
      provider.tell = callback
    }
    async getSession() {
      return { data: { session: JSON.parse(localStorage.getItem('mainstreet_auth') ?? 'null') } }
    }
    refreshSession() {
      return provider.refresh()
    }
  },
}))

const json = (body: unknown, status = 200) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status })
const config = { auth_url: '/auth/v1', anon_key: 'anon' }

function mockServer(answers: Record<string, (token: string | null) => Response | Promise<Response>>) {
  const all: typeof answers = {
    '/api/auth/config': () => json(config),
    '/api/csrf-token': () => json({ csrfToken: 't' }),
    ...answers,
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(url)
    const answer = all[url]
    if (!answer) throw new TypeError('offline')
    return answer(new Headers(init.headers).get('authorization'))
  })
  return asked
}

function storeTestSession(token: string, storedUser: object = user) {
  localStorage.setItem('mainstreet_user', JSON.stringify(storedUser))
  localStorage.setItem('mainstreet_token', token)
}
const storeTestAuthSession = (some: object = {}) =>
  localStorage.setItem('mainstreet_auth', JSON.stringify({ ...storedAuthSession, ...some }))
const importSession = () => import('./session.ts')

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who enters is kept, and signing out forgets them and the remembered routes', async () => {
  mockServer({ '/api/auth/logout': () => json(null, 204) })
  const { setSession, signOut, getSession, getSignOutOrigin } = await importSession()
  setSession(user as never, 'demo-1')
  expect(localStorage.getItem('mainstreet_token')).toBe('demo-1')
  sessionStorage.setItem('returnTo', '/cart')
  localStorage.setItem('lastVisitedRoute', '/cart')

  await signOut()
  expect(getSession().status).toBe('signed_out')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(getSignOutOrigin()).toBe('here')
})

test('without a connection one can leave this device, but not the others', async () => {
  mockServer({})
  const { setSession, signOut, getSession } = await importSession()
  setSession(user as never, 'demo-1')
  await expect(signOut('global')).rejects.toMatchObject({ code: 'network' })
  expect(getSession().status).toBe('signed_in')
  await signOut()
  expect(getSession().status).toBe('signed_out')
})

test('a visitor without a session costs no call and no code of the provider', async () => {
  const asked = mockServer({})
  const { restoreSession } = await importSession()
  expect((await restoreSession()).status).toBe('signed_out')
  expect(asked).toEqual([])
})

test('the session that the provider keeps is restored, and its token stored', async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ user: { ...user, role: 'merchant', shop_id: 's' } }) })
  const { restoreSession, getSession } = await importSession()
  expect(await restoreSession()).toMatchObject({ status: 'signed_in', token: 'jwt-1' })
  expect(localStorage.getItem('mainstreet_token')).toBe('jwt-1')
  await vi.waitFor(() => expect(getSession().user).toMatchObject({ role: 'merchant', shop_id: 's' }))
})

test('a session whose e-mail is not confirmed is signed out for good', async () => {
  storeTestAuthSession({ user: { ...storedAuthSession.user, email_confirmed_at: undefined } })
  storeTestSession('jwt-1')
  mockServer({})
  const { restoreSession } = await importSession()
  expect((await restoreSession()).status).toBe('signed_out')
  expect(localStorage.length).toBe(0)
})

test('a token that ended while the page was closed is renewed before the first call', async () => {
  storeTestAuthSession({ expires_at: Date.now() / 1000 - 60 })
  provider.refresh = async () => {
    storeTestAuthSession({ access_token: 'jwt-2' })
    await provider.tell('TOKEN_REFRESHED', { ...storedAuthSession, access_token: 'jwt-2' })
    return { error: null }
  }
  const tokens: (string | null)[] = []
  mockServer({
    '/api/auth/me': (token) => {
      tokens.push(token)
      return json({ user })
    },
  })
  const { restoreSession, getSession } = await importSession()
  await restoreSession()
  await vi.waitFor(() => expect(tokens).toEqual(['Bearer jwt-2']))
  expect(getSession().token).toBe('jwt-2')
})

test('a stored demo session that the server no longer knows ends', async () => {
  storeTestSession('demo-gone-1')
  mockServer({ '/api/auth/me': () => json({ code: 'no_session' }, 401) })
  const { restoreSession, getSession, getSignOutOrigin } = await importSession()
  expect((await restoreSession()).status).toBe('signed_in')
  await vi.waitFor(() => expect(getSession().status).toBe('signed_out'))
  expect(getSignOutOrigin()).toBeUndefined()
})

test('a stored session outlives a lost connection', async () => {
  storeTestSession('demo-1')
  mockServer({})
  const { restoreSession, getSession } = await importSession()
  await restoreSession()
  await Promise.resolve()
  expect(getSession().status).toBe('signed_in')
})

test('what is stored without an id is nobody', async () => {
  storeTestSession('x', { role: 'admin' })
  mockServer({})
  const { restoreSession } = await importSession()
  expect((await restoreSession()).status).toBe('signed_out')
})

test('who signs in is asked for at the server first, so that they land where they belong', async () => {
  mockServer({ '/api/auth/me': () => json({ user: { ...user, role: 'admin' } }) })
  const { getSession } = await importSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.tell('SIGNED_IN', storedAuthSession)
  expect(getSession()).toMatchObject({ status: 'signed_in', user: { role: 'admin' }, token: 'jwt-1' })
})

test('a refused call is told so when the refresh fails, and the sign-out that follows is ignored once', async () => {
  storeTestAuthSession()
  mockServer({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': () => json({ code: 'no_session' }, 401),
  })
  provider.refresh = async () => {
    localStorage.removeItem('mainstreet_auth')
    await provider.tell('SIGNED_OUT', null)
    return { error: Object.assign(new Error(), { status: 400 }) }
  }
  const { restoreSession, getSession, onSessionEnded } = await importSession()
  await restoreSession()
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await expect(request(calls.getCsrfToken)).rejects.toMatchObject({ status: 401 })
  expect(getSession().status).toBe('signed_in')
  const told = vi.fn()
  onSessionEnded(told)
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await provider.tell('SIGNED_OUT', null)
  expect(getSession().status).toBe('signed_out')
})

test('what fails as the session has ended tells its end in place of itself', async () => {
  storeTestAuthSession()
  mockServer({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': () => json({ code: 'no_session', error: 'No valid session' }, 401),
  })
  provider.refresh = async () => ({ error: Object.assign(new Error(), { status: 400 }) })
  const { restoreSession, onSessionEnded } = await importSession()
  const { toastError } = await import('../api/toast-error.ts')
  const { toast, getToasts } = await import('../ui/toasts/toast.ts')
  onSessionEnded(() => toast({ title: 'It has ended' }))
  await restoreSession()
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await request(calls.getCsrfToken).catch((failure: unknown) => toastError('Not saved', failure))
  await vi.waitFor(() => expect(getToasts()).not.toEqual([]))
  expect(new Set(getToasts().map(({ title }) => title))).toEqual(new Set(['It has ended']))
})

test('who never had a session is told what could not be done, and why', async () => {
  mockServer({ '/api/csrf-token': () => json({ code: 'no_session', error: 'No valid session' }, 401) })
  await importSession()
  const { toastError } = await import('../api/toast-error.ts')
  const { getToasts } = await import('../ui/toasts/toast.ts')
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await request(calls.getCsrfToken).catch((failure: unknown) => toastError('Not saved', failure))
  expect(getToasts()).toMatchObject([{ title: 'Not saved', description: 'No valid session' }])
})

test('a session that was ended on another device is not kept up, though its token has not run out', async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ code: 'no_session' }, 401) })
  provider.refresh = async () => ({ error: Object.assign(new Error(), { status: 400 }) })
  const { restoreSession, getSession, getSignOutOrigin } = await importSession()
  await restoreSession()
  await vi.waitFor(() => expect(getSession().status).toBe('signed_out'))
  expect(getSignOutOrigin()).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('while the server cannot renew a token nobody is signed out', async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ code: 'no_session' }, 401) })
  const failed = vi.fn(async () => ({ error: Object.assign(new Error(), { status: 503 }) as unknown }))
  provider.refresh = failed
  const { restoreSession, getSession, onSessionEnded } = await importSession()
  const told = vi.fn()
  onSessionEnded(told)
  await restoreSession()
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  await Promise.resolve()
  expect(getSession().status).toBe('signed_in')
  expect(told).not.toHaveBeenCalled()
})

test('the token of a quicker tab is taken instead of asking for another', async () => {
  storeTestAuthSession()
  const refresh = vi.fn(async () => ({ error: null }))
  provider.refresh = refresh
  mockServer({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': (token) =>
      token === 'Bearer jwt-2' ? json({ csrfToken: 'ok' }) : json({ code: 'no_session' }, 401),
  })
  const { restoreSession } = await importSession()
  await restoreSession()
  storeTestAuthSession({ access_token: 'jwt-2' })
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  expect(await request(calls.getCsrfToken)).toEqual({ csrfToken: 'ok' })
  expect(refresh).not.toHaveBeenCalled()
})

test('other tabs are followed, in and out', async () => {
  mockServer({})
  const { restoreSession, getSession, getSignOutOrigin } = await importSession()
  await restoreSession()
  storeTestSession('demo-1')
  dispatchEvent(new StorageEvent('storage', { key: 'mainstreet_token', newValue: 'demo-1' }))
  expect(getSession().token).toBe('demo-1')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'mainstreet_token', newValue: null }))
  expect(getSession().status).toBe('signed_out')
  expect(getSignOutOrigin()).toBe('elsewhere')
})

test('the sign-out of another tab is no sign-out where a newer session is kept', async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ user }) })
  const { restoreSession, getSession } = await importSession()
  await restoreSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.tell('SIGNED_OUT', null)
  expect(getSession().status).toBe('signed_in')
  localStorage.removeItem('mainstreet_auth')
  await provider.tell('SIGNED_OUT', null)
  expect(getSession().status).toBe('signed_out')
})

test('the cooldown of a refresh is the one of the specification', () => {
  expect(limits.refreshCooldownMs).toBe(5000)
})
