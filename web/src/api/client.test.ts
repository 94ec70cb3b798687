import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { addressOf, request } from './client.ts'
import { forgetCsrfToken } from './csrf.ts'
import { refreshToken, setToken } from './token.ts'

const read = { method: 'GET', path: '/api/things/:id', access: 'public', summary: '' } as const
const write = { ...read, method: 'POST' } as const
const params = { id: 'a/b' }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

let asked: { url: string; init: RequestInit }[]

function answerWith(...answers: (() => Response)[]) {
  asked = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ url, init })
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
}
const header = (at: number, name: string) => new Headers(asked[at]?.init.headers).get(name)

beforeEach(() => {
  forgetCsrfToken()
  setToken(null)
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

test('a parameter stays one step of the path, and what was not given is not asked', () => {
  expect(addressOf(read, { params, query: { page: 2, search: undefined } })).toBe('/api/things/a%2Fb?page=2')
})

test('a write carries the csrf token, which is fetched once', async () => {
  answerWith(
    () => json({ csrfToken: 't1' }),
    () => json({}),
    () => json({}),
  )
  await request(write as never, { params } as never)
  await request(write as never, { params } as never)
  expect(asked).toHaveLength(3)
  expect([header(1, 'x-csrf-token'), header(2, 'x-csrf-token')]).toEqual(['t1', 't1'])
})

test('a refused csrf token is fetched anew and the call repeated once', async () => {
  const refused = () => json({ error: 'No', code: 'csrf' }, 403)
  answerWith(
    () => json({ csrfToken: 'old' }),
    refused,
    () => json({ csrfToken: 'new' }),
    () => json({ ok: 1 }),
  )
  expect(await request(write as never, { params } as never)).toEqual({ ok: 1 })
  expect(header(3, 'x-csrf-token')).toBe('new')
})

test('without a csrf token the write goes on, without cookies', async () => {
  answerWith(
    () => json({}, 500),
    () => json({ ok: 1 }),
  )
  await request(write as never, { params } as never)
  expect(header(1, 'x-csrf-token')).toBeNull()
  expect(asked[1]?.init.credentials).toBe('omit')
})

test('a lost connection is a failure with status 0', async () => {
  answerWith()
  const failure = await request(read as never, { params } as never).catch((fault: unknown) => fault)
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ status: 0, code: 'network' })
})

test('a 401 is tried again with the token of another tab, once per five seconds', async () => {
  const now = Date.now()
  setToken('old')
  localStorage.setItem('mainstreet_token', 'new')
  answerWith(
    () => json({ code: 'no_session' }, 401),
    () => json({ ok: 1 }),
  )
  expect(await request(read as never, { params } as never)).toEqual({ ok: 1 })
  expect(header(1, 'authorization')).toBe('Bearer new')

  localStorage.setItem('mainstreet_token', 'newer')
  expect(await refreshToken(now + 4000)).toBe(false)
  expect(await refreshToken(now + 6000)).toBe(true)
})
