// @vitest-environment happy-dom
import { session as limits } from '@mainstreet/contract/limits.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProviderEvent, ProviderSession } from './session-machine.ts'

const user = { id: 'ada', email: 'a@b.c', role: 'customer', name: 'Ada', shop_id: null }
const kept = {
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
type Heard = (event: ProviderEvent, session: ProviderSession | null) => Promise<void>

/** Stands for auth-js: keeps its session in the storage, tells what happens. */
const provider = vi.hoisted(() => ({
  tell: (async () => undefined) as Heard,
  refresh: async () => ({ error: null as unknown }),
}))
vi.mock('@supabase/auth-js', () => ({
  AuthClient: class {
    onAuthStateChange(callback: Heard) {
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

function serve(answers: Record<string, (token: string | null) => Response | Promise<Response>>) {
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

function keep(token: string, storedUser: object = user) {
  localStorage.setItem('mainstreet_user', JSON.stringify(storedUser))
  localStorage.setItem('mainstreet_token', token)
}
const keepProvider = (some: object = {}) =>
  localStorage.setItem('mainstreet_auth', JSON.stringify({ ...kept, ...some }))
const open = () => import('./session.ts')

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
  serve({ '/api/auth/logout': () => json(null, 204) })
  const { enter, signOut, session, wasLeft } = await open()
  enter(user as never, 'demo-1')
  expect(localStorage.getItem('mainstreet_token')).toBe('demo-1')
  sessionStorage.setItem('returnTo', '/cart')
  localStorage.setItem('lastVisitedRoute', '/cart')

  await signOut()
  expect(session().status).toBe('signed_out')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(wasLeft()).toBe('here')
})

test('without a connection one can leave this device, but not the others', async () => {
  serve({})
  const { enter, signOut, session } = await open()
  enter(user as never, 'demo-1')
  await expect(signOut('global')).rejects.toMatchObject({ code: 'network' })
  expect(session().status).toBe('signed_in')
  await signOut()
  expect(session().status).toBe('signed_out')
})

test('a visitor without a session costs no call and no code of the provider', async () => {
  const asked = serve({})
  const { restoreSession } = await open()
  expect((await restoreSession()).status).toBe('signed_out')
  expect(asked).toEqual([])
})

test('the session that the provider keeps is restored, and its token stored', async () => {
  keepProvider()
  serve({ '/api/auth/me': () => json({ user: { ...user, role: 'merchant', shop_id: 's' } }) })
  const { restoreSession, session } = await open()
  expect(await restoreSession()).toMatchObject({ status: 'signed_in', token: 'jwt-1' })
  expect(localStorage.getItem('mainstreet_token')).toBe('jwt-1')
  await vi.waitFor(() => expect(session().user).toMatchObject({ role: 'merchant', shop_id: 's' }))
})

test('a session whose e-mail is not confirmed is signed out for good', async () => {
  keepProvider({ user: { ...kept.user, email_confirmed_at: undefined } })
  keep('jwt-1')
  serve({})
  const { restoreSession } = await open()
  expect((await restoreSession()).status).toBe('signed_out')
  expect(localStorage.length).toBe(0)
})

test('a token that ended while the page was closed is renewed before the first call', async () => {
  keepProvider({ expires_at: Date.now() / 1000 - 60 })
  provider.refresh = async () => {
    keepProvider({ access_token: 'jwt-2' })
    await provider.tell('TOKEN_REFRESHED', { ...kept, access_token: 'jwt-2' })
    return { error: null }
  }
  const tokens: (string | null)[] = []
  serve({
    '/api/auth/me': (token) => {
      tokens.push(token)
      return json({ user })
    },
  })
  const { restoreSession, session } = await open()
  await restoreSession()
  await vi.waitFor(() => expect(tokens).toEqual(['Bearer jwt-2']))
  expect(session().token).toBe('jwt-2')
})

test('a stored demo session that the server no longer knows ends', async () => {
  keep('demo-gone-1')
  serve({ '/api/auth/me': () => json({ code: 'no_session' }, 401) })
  const { restoreSession, session, wasLeft } = await open()
  expect((await restoreSession()).status).toBe('signed_in')
  await vi.waitFor(() => expect(session().status).toBe('signed_out'))
  expect(wasLeft()).toBeUndefined()
})

test('a stored session outlives a lost connection', async () => {
  keep('demo-1')
  serve({})
  const { restoreSession, session } = await open()
  await restoreSession()
  await Promise.resolve()
  expect(session().status).toBe('signed_in')
})

test('what is stored without an id is nobody', async () => {
  keep('x', { role: 'admin' })
  serve({})
  const { restoreSession } = await open()
  expect((await restoreSession()).status).toBe('signed_out')
})

test('who signs in is asked for at the server first, so that they land where they belong', async () => {
  serve({ '/api/auth/me': () => json({ user: { ...user, role: 'admin' } }) })
  const { session } = await open()
  const { provider: openProvider } = await import('./auth-client.ts')
  await openProvider()
  await provider.tell('SIGNED_IN', kept)
  expect(session()).toMatchObject({ status: 'signed_in', user: { role: 'admin' }, token: 'jwt-1' })
})

test('a refused call is told so when the refresh fails, and the sign-out that follows is ignored once', async () => {
  keepProvider()
  serve({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': () => json({ code: 'no_session' }, 401),
  })
  provider.refresh = async () => {
    localStorage.removeItem('mainstreet_auth')
    await provider.tell('SIGNED_OUT', null)
    return { error: Object.assign(new Error(), { status: 400 }) }
  }
  const { restoreSession, session, hearEnded } = await open()
  await restoreSession()
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await expect(request(calls.csrfToken)).rejects.toMatchObject({ status: 401 })
  expect(session().status).toBe('signed_in')
  const told = vi.fn()
  hearEnded(told)
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await provider.tell('SIGNED_OUT', null)
  expect(session().status).toBe('signed_out')
})

test('what fails as the session has ended tells its end in place of itself', async () => {
  keepProvider()
  serve({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': () => json({ code: 'no_session', error: 'No valid session' }, 401),
  })
  provider.refresh = async () => ({ error: Object.assign(new Error(), { status: 400 }) })
  const { restoreSession, hearEnded } = await open()
  const { toastFailure } = await import('../api/toast-error.ts')
  const { toast, toastEntries } = await import('../ui/toasts/toast.ts')
  hearEnded(() => toast({ title: 'It has ended' }))
  await restoreSession()
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await request(calls.csrfToken).catch((failure: unknown) => toastFailure('Not saved', failure))
  await vi.waitFor(() => expect(toastEntries()).not.toEqual([]))
  expect(new Set(toastEntries().map(({ title }) => title))).toEqual(new Set(['It has ended']))
})

test('who never had a session is told what could not be done, and why', async () => {
  serve({ '/api/csrf-token': () => json({ code: 'no_session', error: 'No valid session' }, 401) })
  await open()
  const { toastFailure } = await import('../api/toast-error.ts')
  const { toastEntries } = await import('../ui/toasts/toast.ts')
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  await request(calls.csrfToken).catch((failure: unknown) => toastFailure('Not saved', failure))
  expect(toastEntries()).toMatchObject([{ title: 'Not saved', description: 'No valid session' }])
})

test('a session that was ended on another device is not kept up, though its token has not run out', async () => {
  keepProvider()
  serve({ '/api/auth/me': () => json({ code: 'no_session' }, 401) })
  provider.refresh = async () => ({ error: Object.assign(new Error(), { status: 400 }) })
  const { restoreSession, session, wasLeft } = await open()
  await restoreSession()
  await vi.waitFor(() => expect(session().status).toBe('signed_out'))
  expect(wasLeft()).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('while the server cannot renew a token nobody is signed out', async () => {
  keepProvider()
  serve({ '/api/auth/me': () => json({ code: 'no_session' }, 401) })
  const failed = vi.fn(async () => ({ error: Object.assign(new Error(), { status: 503 }) as unknown }))
  provider.refresh = failed
  const { restoreSession, session, hearEnded } = await open()
  const told = vi.fn()
  hearEnded(told)
  await restoreSession()
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  await Promise.resolve()
  expect(session().status).toBe('signed_in')
  expect(told).not.toHaveBeenCalled()
})

test('the token of a quicker tab is taken instead of asking for another', async () => {
  keepProvider()
  const refresh = vi.fn(async () => ({ error: null }))
  provider.refresh = refresh
  serve({
    '/api/auth/me': () => json({ user }),
    '/api/csrf-token': (token) =>
      token === 'Bearer jwt-2' ? json({ csrfToken: 'ok' }) : json({ code: 'no_session' }, 401),
  })
  const { restoreSession } = await open()
  await restoreSession()
  keepProvider({ access_token: 'jwt-2' })
  const { request } = await import('../api/client.ts')
  const { calls } = await import('../api/calls.ts')
  expect(await request(calls.csrfToken)).toEqual({ csrfToken: 'ok' })
  expect(refresh).not.toHaveBeenCalled()
})

test('other tabs are followed, in and out', async () => {
  serve({})
  const { restoreSession, session, wasLeft } = await open()
  await restoreSession()
  keep('demo-1')
  dispatchEvent(new StorageEvent('storage', { key: 'mainstreet_token', newValue: 'demo-1' }))
  expect(session().token).toBe('demo-1')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'mainstreet_token', newValue: null }))
  expect(session().status).toBe('signed_out')
  expect(wasLeft()).toBe('elsewhere')
})

test('the sign-out of another tab is no sign-out where a newer session is kept', async () => {
  keepProvider()
  serve({ '/api/auth/me': () => json({ user }) })
  const { restoreSession, session } = await open()
  await restoreSession()
  const { provider: openProvider } = await import('./auth-client.ts')
  await openProvider()
  await provider.tell('SIGNED_OUT', null)
  expect(session().status).toBe('signed_in')
  localStorage.removeItem('mainstreet_auth')
  await provider.tell('SIGNED_OUT', null)
  expect(session().status).toBe('signed_out')
})

test('the cooldown of a refresh is the one of the specification', () => {
  expect(limits.refreshCooldownMs).toBe(5000)
})
