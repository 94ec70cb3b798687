// @vitest-environment happy-dom
import { sessionLimits as limits } from '@mainstreet/contract/accounts/limits.ts'
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

/** A fake auth-js: its session is in the storage, and tests emit its events. */
const provider = vi.hoisted(() => ({
  emit: (async () => undefined) as AuthChangeListener,
  refresh: async () => ({ error: null as unknown }),
}))
vi.mock('@supabase/auth-js', () => ({
  AuthClient: class {
    onAuthStateChange(callback: AuthChangeListener) {
      provider.emit = callback
    }
    async getSession() {
      return { data: { session: JSON.parse(localStorage.getItem('mainstreet_auth') ?? 'null') } }
    }
    refreshSession() {
      return provider.refresh()
    }
    async signOut() {
      localStorage.removeItem('mainstreet_auth')
      await provider.emit('SIGNED_OUT', null)
    }
  },
}))

const json = (body: unknown, status = 200) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status })
const config = { auth_url: '/auth/v1', anon_key: 'anon' }

function mockServer(responses: Record<string, (token: string | null) => Response | Promise<Response>>) {
  const all: typeof responses = {
    '/api/auth/config': () => json(config),
    '/api/csrf-token': () => json({ csrfToken: 't' }),
    ...responses,
  }
  const requestedUrls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requestedUrls.push(url)
    const respond = all[url]
    if (!respond) throw new TypeError('offline')
    return respond(new Headers(init.headers).get('authorization'))
  })
  return requestedUrls
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

test('a sign-in is stored; signing out deletes it and the stored routes', async () => {
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

test('without a connection a user can sign out of this device, but not of the others', async () => {
  mockServer({})
  const { setSession, signOut, getSession } = await importSession()
  setSession(user as never, 'demo-1')
  await expect(signOut('global')).rejects.toMatchObject({ code: 'network' })
  expect(getSession().status).toBe('signed_in')
  await signOut()
  expect(getSession().status).toBe('signed_out')
})

test('a visitor without a session causes no call and loads no code of the provider', async () => {
  const requestedUrls = mockServer({})
  const { restoreSession } = await importSession()
  expect((await restoreSession()).status).toBe('signed_out')
  expect(requestedUrls).toEqual([])
})

test("the provider's stored session is restored, and its token stored", async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ user: { ...user, role: 'merchant', shop_id: 's' } }) })
  const { restoreSession, getSession } = await importSession()
  expect(await restoreSession()).toMatchObject({ status: 'signed_in', token: 'jwt-1' })
  expect(localStorage.getItem('mainstreet_token')).toBe('jwt-1')
  await vi.waitFor(() => expect(getSession().user).toMatchObject({ role: 'merchant', shop_id: 's' }))
})

test('a session with an unconfirmed address is signed out for good', async () => {
  storeTestAuthSession({ user: { ...storedAuthSession.user, email_confirmed_at: undefined } })
  storeTestSession('jwt-1')
  mockServer({})
  const { restoreSession } = await importSession()
  expect((await restoreSession()).status).toBe('signed_out')
  expect(localStorage.length).toBe(0)
})

test('a token that expired while the page was closed is renewed before the first call', async () => {
  storeTestAuthSession({ expires_at: Date.now() / 1000 - 60 })
  provider.refresh = async () => {
    storeTestAuthSession({ access_token: 'jwt-2' })
    await provider.emit('TOKEN_REFRESHED', { ...storedAuthSession, access_token: 'jwt-2' })
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
  mockServer({ '/api/auth/me': () => json({ code: 'unauthenticated' }, 401) })
  const { restoreSession, getSession, getSignOutOrigin } = await importSession()
  expect((await restoreSession()).status).toBe('signed_in')
  await vi.waitFor(() => expect(getSession().status).toBe('signed_out'))
  expect(getSignOutOrigin()).toBeUndefined()
})

test('a stored session survives a lost connection', async () => {
  storeTestSession('demo-1')
  mockServer({})
  const { restoreSession, getSession } = await importSession()
  await restoreSession()
  await Promise.resolve()
  expect(getSession().status).toBe('signed_in')
})

test('a stored user without an id is not signed in', async () => {
  storeTestSession('x', { role: 'admin' })
  mockServer({})
  const { restoreSession } = await importSession()
  expect((await restoreSession()).status).toBe('signed_out')
})

test('a sign-in first loads the user from the server, which decides the page after sign-in', async () => {
  mockServer({ '/api/auth/me': () => json({ user: { ...user, role: 'admin' } }) })
  const { getSession } = await importSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.emit('SIGNED_IN', storedAuthSession)
  expect(getSession()).toMatchObject({ status: 'signed_in', user: { role: 'admin' }, token: 'jwt-1' })
})

const lacksFactor = { '/api/auth/me': () => json({ code: 'second_factor_required' }, 403) }

test('a sign-in that lacks a second factor shows no user, also after a reload', async () => {
  mockServer(lacksFactor)
  storeTestAuthSession()
  const { getSession } = await importSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.emit('SIGNED_IN', storedAuthSession)
  const waiting = { status: 'second_factor', user: null, token: null }
  expect(getSession()).toEqual(waiting)
  expect(localStorage.getItem('mainstreet_token')).toBeNull()

  vi.resetModules()
  const reloaded = await importSession()
  expect(await reloaded.restoreSession()).toEqual(waiting)
})

test('a code finishes the sign-in; without the server it stays open', async () => {
  mockServer(lacksFactor)
  storeTestAuthSession()
  const { getSession } = await importSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.emit('SIGNED_IN', storedAuthSession)
  mockServer({})
  await provider.emit('TOKEN_REFRESHED', { ...storedAuthSession, access_token: 'jwt-2' })
  expect(getSession().status).toBe('second_factor')
  mockServer({ '/api/auth/me': () => json({ user }) })
  await provider.emit('MFA_CHALLENGE_VERIFIED', { ...storedAuthSession, access_token: 'jwt-3' })
  expect(getSession()).toMatchObject({ status: 'signed_in', user, token: 'jwt-3' })
  expect(localStorage.getItem('mainstreet_second_factor')).toBeNull()
})

test('a session of a user with a factor is known to lack it without asking the server', async () => {
  const requestedUrls = mockServer({})
  const token = `x.${btoa(JSON.stringify({ aal: 'aal1' }))}.x`
  const factors = [{ status: 'verified' }]
  const halfSignedIn = {
    ...storedAuthSession,
    access_token: token,
    user: { ...storedAuthSession.user, factors },
  }
  storeTestAuthSession(halfSignedIn)
  const { restoreSession, getSession } = await importSession()
  expect((await restoreSession()).status).toBe('second_factor')
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.emit('SIGNED_IN', halfSignedIn)
  expect(getSession().status).toBe('second_factor')
  expect(requestedUrls).not.toContain('/api/auth/me')
})

test('a new session of the same user, as from a recovery link, may lack the second factor', async () => {
  storeTestAuthSession()
  storeTestSession('jwt-1')
  mockServer({ '/api/auth/me': () => json({ user }) })
  const { restoreSession, getSession } = await importSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await restoreSession()
  await getAuthClient()
  mockServer(lacksFactor)
  await provider.emit('PASSWORD_RECOVERY', { ...storedAuthSession, access_token: 'jwt-2' })
  expect(getSession().status).toBe('second_factor')
})

test('a session whose factor was removed elsewhere goes back to the step', async () => {
  storeTestAuthSession()
  storeTestSession('jwt-1')
  mockServer({ '/api/auth/me': () => json({ user }) })
  provider.refresh = async () => {
    storeTestAuthSession({ access_token: 'jwt-2' })
    await provider.emit('TOKEN_REFRESHED', { ...storedAuthSession, access_token: 'jwt-2' })
    return { error: null }
  }
  const { restoreSession, getSession } = await importSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await restoreSession()
  await getAuthClient()
  mockServer(lacksFactor)
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await expect(request(calls.getMe)).rejects.toMatchObject({ code: 'second_factor_required' })
  expect(getSession().status).toBe('second_factor')
})

test('a sign-in that lacks a second factor can be given up', async () => {
  mockServer(lacksFactor)
  storeTestAuthSession()
  const { getSession, abandonSignIn } = await importSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.emit('SIGNED_IN', storedAuthSession)
  sessionStorage.setItem('returnTo', '/cart')
  await abandonSignIn()
  expect(getSession().status).toBe('signed_out')
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.getItem('returnTo')).toBe('/cart')
})

test('a rejected call reports its error when the refresh fails, and the following sign-out is ignored once', async () => {
  storeTestAuthSession()
  mockServer({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': () => json({ code: 'unauthenticated' }, 401),
  })
  provider.refresh = async () => {
    localStorage.removeItem('mainstreet_auth')
    await provider.emit('SIGNED_OUT', null)
    return { error: Object.assign(new Error(), { status: 400 }) }
  }
  const { restoreSession, getSession, onSessionEnded } = await importSession()
  await restoreSession()
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await expect(request(calls.getCsrfToken)).rejects.toMatchObject({ status: 401 })
  expect(getSession().status).toBe('signed_in')
  const onEnd = vi.fn()
  onSessionEnded(onEnd)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))
  await provider.emit('SIGNED_OUT', null)
  await vi.waitFor(() => expect(getSession().status).toBe('signed_out'))
})

test('when the session has ended, its message replaces that of the failed call', async () => {
  storeTestAuthSession()
  mockServer({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': () => json({ code: 'unauthenticated', error: 'No valid session' }, 401),
  })
  provider.refresh = async () => ({ error: Object.assign(new Error(), { status: 400 }) })
  const { restoreSession, onSessionEnded } = await importSession()
  const { toastError } = await import('../session/toast-error.ts')
  const { toast, getToasts } = await import('../ui/toasts/toast.ts')
  onSessionEnded(() => toast({ title: 'It has ended' }))
  await restoreSession()
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await request(calls.getCsrfToken).catch((failure: unknown) => toastError('Not saved', failure))
  await vi.waitFor(() => expect(getToasts()).not.toEqual([]))
  expect(new Set(getToasts().map(({ title }) => title))).toEqual(new Set(['It has ended']))
})

test('without a session the message says what failed, and why', async () => {
  mockServer({ '/api/csrf-token': () => json({ code: 'unauthenticated', error: 'No valid session' }, 401) })
  await importSession()
  const { toastError } = await import('../session/toast-error.ts')
  const { getToasts } = await import('../ui/toasts/toast.ts')
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await request(calls.getCsrfToken).catch((failure: unknown) => toastError('Not saved', failure))
  expect(getToasts()).toMatchObject([{ title: 'Not saved', description: 'No valid session' }])
})

test('a session that was ended on another device ends here, although its token is still valid', async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ code: 'unauthenticated' }, 401) })
  provider.refresh = async () => ({ error: Object.assign(new Error(), { status: 400 }) })
  const { restoreSession, getSession, getSignOutOrigin } = await importSession()
  await restoreSession()
  await vi.waitFor(() => expect(getSession().status).toBe('signed_out'))
  expect(getSignOutOrigin()).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('while the server cannot renew a token nobody is signed out', async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ code: 'unauthenticated' }, 401) })
  const failed = vi.fn(async () => ({ error: Object.assign(new Error(), { status: 503 }) as unknown }))
  provider.refresh = failed
  const { restoreSession, getSession, onSessionEnded } = await importSession()
  const onEnd = vi.fn()
  onSessionEnded(onEnd)
  await restoreSession()
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  await Promise.resolve()
  expect(getSession().status).toBe('signed_in')
  expect(onEnd).not.toHaveBeenCalled()
})

test('a token that another tab has renewed is used instead of renewing again', async () => {
  storeTestAuthSession()
  const refresh = vi.fn(async () => ({ error: null }))
  provider.refresh = refresh
  mockServer({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': (token) =>
      token === 'Bearer jwt-2' ? json({ csrfToken: 'ok' }) : json({ code: 'unauthenticated' }, 401),
  })
  const { restoreSession } = await importSession()
  await restoreSession()
  storeTestAuthSession({ access_token: 'jwt-2' })
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  expect(await request(calls.getCsrfToken)).toEqual({ csrfToken: 'ok' })
  expect(refresh).not.toHaveBeenCalled()
})

test('sign-in and sign-out of other tabs are adopted', async () => {
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

test('a sign-out of another tab is ignored where a newer session is stored', async () => {
  storeTestAuthSession()
  mockServer({ '/api/auth/me': () => json({ user }) })
  const { restoreSession, getSession } = await importSession()
  await restoreSession()
  const { getAuthClient } = await import('./auth-client.ts')
  await getAuthClient()
  await provider.emit('SIGNED_OUT', null)
  expect(getSession().status).toBe('signed_in')
  localStorage.removeItem('mainstreet_auth')
  await provider.emit('SIGNED_OUT', null)
  expect(getSession().status).toBe('signed_out')
})

test('the cooldown of a refresh is that of the specification', () => {
  expect(limits.refreshCooldownMs).toBe(5000)
})
