import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./calls.ts', () => ({
  calls: {
    login: { method: 'POST', path: '/api/auth/login' },
    logout: { method: 'POST', path: '/api/auth/logout' },
    me: { method: 'GET', path: '/api/auth/me' },
    csrfToken: { method: 'GET', path: '/api/csrf-token' },
  },
}))

const user = { id: 'u1', email: 'a@b.c', role: 'customer', name: 'Ada', shop_id: null }
const json = (body: unknown, status = 200) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status })

function serve(answers: Record<string, () => Response>) {
  vi.stubGlobal('fetch', async (url: string) => (answers[url] ?? (() => json({ csrfToken: 't' })))())
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('signing in keeps user and token, signing out forgets them and the remembered routes', async () => {
  serve({
    '/api/auth/login': () => json({ user, token: 'demo-1' }),
    '/api/auth/logout': () => json(null, 204),
  })
  const { signIn, signOut, session } = await import('./session.ts')
  await signIn('a@b.c', 'secret')
  expect(localStorage.getItem('mainstreet_token')).toBe('demo-1')
  sessionStorage.setItem('returnTo', '/cart')
  localStorage.setItem('lastVisitedRoute', '/cart')

  await signOut()
  expect(session().status).toBe('signed_out')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a stored session that the server no longer knows ends', async () => {
  localStorage.setItem('mainstreet_user', JSON.stringify(user))
  localStorage.setItem('mainstreet_token', 'gone')
  serve({ '/api/auth/me': () => json({ code: 'no_session' }, 401) })
  const { restoreSession, session } = await import('./session.ts')
  expect((await restoreSession()).status).toBe('signed_in')
  await vi.waitFor(() => expect(session().status).toBe('signed_out'))
})

test('a stored session outlives a lost connection', async () => {
  localStorage.setItem('mainstreet_user', JSON.stringify(user))
  localStorage.setItem('mainstreet_token', 'demo-1')
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  const { restoreSession, session } = await import('./session.ts')
  await restoreSession()
  await Promise.resolve()
  expect(session().status).toBe('signed_in')
})

test('what is stored without an id is nobody', async () => {
  localStorage.setItem('mainstreet_user', '{"role":"admin"}')
  localStorage.setItem('mainstreet_token', 'x')
  serve({})
  const { restoreSession } = await import('./session.ts')
  expect((await restoreSession()).status).toBe('signed_out')
})
