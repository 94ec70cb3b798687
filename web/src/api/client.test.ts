import { texts } from '@mainstreet/contract/texts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const read = {
  method: 'GET',
  path: '/api/things/:id',
  access: 'public',
  summary: '',
  description: '',
} as const
const write = { ...read, method: 'POST' } as const
const params = { id: 'a/b' }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

let requests: { url: string; init: RequestInit }[]

function mockResponses(...answers: (() => Response)[]) {
  requests = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({ url, init })
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
}
const header = (at: number, name: string) => new Headers(requests[at]?.init.headers).get(name)

/** Fresh modules: a refresh is not repeated within five seconds. */
let ApiError: typeof import('./api-error.ts').ApiError
let request: typeof import('./client.ts').request
let buildCallUrl: typeof import('./client.ts').buildCallUrl
let setAccessToken: typeof import('../session/access-token.ts').setAccessToken
let setTokenRenewal: typeof import('../session/access-token.ts').setTokenRenewal

beforeEach(async () => {
  vi.resetModules()
  ;({ ApiError } = await import('./api-error.ts'))
  ;({ request, buildCallUrl } = await import('./client.ts'))
  ;({ setAccessToken, setTokenRenewal } = await import('../session/access-token.ts'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

test('a parameter stays one step of the path, and what was not given is not asked', () => {
  expect(buildCallUrl(read, { params, query: { page: 2, search: undefined } })).toBe(
    '/api/things/a%2Fb?page=2',
  )
})

test('a write carries the csrf token, which is fetched once', async () => {
  mockResponses(
    () => json({ csrfToken: 't1' }),
    () => json({}),
    () => json({}),
  )
  await request(write as never, { params } as never)
  await request(write as never, { params } as never)
  expect(requests).toHaveLength(3)
  expect([header(1, 'x-csrf-token'), header(2, 'x-csrf-token')]).toEqual(['t1', 't1'])
})

test('a refused csrf token is fetched anew and the call repeated once', async () => {
  const refused = () => json({ error: 'No', code: 'csrf' }, 403)
  mockResponses(
    () => json({ csrfToken: 'old' }),
    refused,
    () => json({ csrfToken: 'new' }),
    () => json({ ok: 1 }),
  )
  expect(await request(write as never, { params } as never)).toEqual({ ok: 1 })
  expect(header(3, 'x-csrf-token')).toBe('new')
})

test('without a csrf token the write goes on, without cookies', async () => {
  mockResponses(
    () => json({}, 500),
    () => json({ ok: 1 }),
  )
  await request(write as never, { params } as never)
  expect(header(1, 'x-csrf-token')).toBeNull()
  expect(requests[1]?.init.credentials).toBe('omit')
  expect(console.warn).toHaveBeenCalledWith(texts.session.csrfFailed, expect.anything())
})

test('a lost connection is a failure with status 0', async () => {
  mockResponses()
  const failure = await request(read as never, { params } as never).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, code: 'network' })
})

test('calls that are refused together share one refresh, and each is tried again with the new token', async () => {
  setAccessToken('old')
  const renew = vi.fn(async () => {
    setAccessToken('new')
    return true
  })
  setTokenRenewal(renew)
  const refused = () => json({ code: 'no_session' }, 401)
  mockResponses(
    refused,
    refused,
    () => json({ ok: 1 }),
    () => json({ ok: 1 }),
  )
  const ask = () => request(read as never, { params } as never)
  expect(await Promise.all([ask(), ask()])).toEqual([{ ok: 1 }, { ok: 1 }])
  expect(renew).toHaveBeenCalledTimes(1)
  expect([header(2, 'authorization'), header(3, 'authorization')]).toEqual(['Bearer new', 'Bearer new'])
})

test('a refusal goes to the caller where no new token can be had', async () => {
  setAccessToken('old')
  setTokenRenewal(async () => false)
  mockResponses(() => json({ error: 'Please sign in', code: 'no_session' }, 401))
  const failure = await request(read as never, { params } as never).catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 401, code: 'no_session' })
  expect(requests).toHaveLength(1)
})

test('a wrong password renews nothing', async () => {
  setAccessToken('old')
  const renew = vi.fn(async () => true)
  setTokenRenewal(renew)
  mockResponses(() => json({ code: 'invalid_credentials' }, 401))
  await request(read as never, { params } as never).catch(() => undefined)
  expect(renew).not.toHaveBeenCalled()
})

test.each([
  ['order', 'Failed to create order'],
  ['reservation', 'Failed to create reservation'],
] as const)('where the server cannot say why, it is said what failed: %s', async (order_type, words) => {
  const { calls } = await import('./calls.ts')
  mockResponses(
    () => json({ csrfToken: 't' }),
    () => json({ error: 'Something went wrong', code: 'internal' }, 500),
  )
  const failure = await request(calls.placeOrder, { body: { order_type } as never }).catch((error) => error)
  expect(failure.userMessage).toBe(words)
})

test('what the server says about a refusal is told as it is', async () => {
  const { calls } = await import('./calls.ts')
  mockResponses(
    () => json({ csrfToken: 't' }),
    () => json({ error: 'Product not found', code: 'not_found' }, 404),
  )
  const failure = await request(calls.deleteProduct, { params: { id: 'x' } }).catch((error) => error)
  expect(failure.userMessage).toBe('Product not found')
})

test('a lost connection is a network error', async () => {
  mockResponses(() => {
    throw new TypeError('Failed to fetch')
  })
  const failure = await request(read as never, { params } as never).catch((error) => error)
  expect(failure.userMessage).toBe(texts.network.failed)
})

test.each([
  ['a server without a text', {}, 400, 'Failed to delete product'],
  ['an internal error', { error: 'Something went wrong', code: 'internal' }, 500, 'Failed to delete product'],
  ['the text of another server', { error: 'Not yours' }, 403, 'Not yours'],
  ['a server that is busy', { error: 'Try later', code: 'unavailable' }, 503, 'Try later'],
])('the text of the server comes first, then what failed: %s', async (_, body, status, text) => {
  const { calls } = await import('./calls.ts')
  mockResponses(
    () => json({ csrfToken: 't' }),
    () => json(body, status),
  )
  const failure = await request(calls.deleteProduct, { params: { id: 'x' } }).catch((error) => error)
  expect(failure.userMessage).toBe(text)
})
