import { m } from '@mainstreet/contract/messages/messages.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

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

function mockResponses(...mockedResponses: (() => Response)[]) {
  requests = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({ url, init })
    const next = mockedResponses.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
}
const header = (at: number, name: string) => new Headers(requests[at]?.init.headers).get(name)

/** Fresh modules, because a refresh is not repeated within five seconds. */
let ApiError: typeof import('./api-error.ts').ApiError
let request: typeof import('./client.ts').request
let buildCallUrl: typeof import('./client.ts').buildCallUrl
let setAccessToken: typeof import('./access-token.ts').setAccessToken
let setIdentityConfirmation: typeof import('./identity-confirmation.ts').setIdentityConfirmation
let setTokenRenewal: typeof import('./access-token.ts').setTokenRenewal

beforeEach(async () => {
  vi.resetModules()
  ;({ ApiError } = await import('./api-error.ts'))
  ;({ request, buildCallUrl } = await import('./client.ts'))
  ;({ setAccessToken, setTokenRenewal } = await import('./access-token.ts'))
  ;({ setIdentityConfirmation } = await import('./identity-confirmation.ts'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

test('parameters are encoded as one path segment, and absent query parameters are not sent', () => {
  expect(buildCallUrl(read, { params, query: { page: 2, search: undefined } })).toBe(
    '/api/things/a%2Fb?page=2',
  )
})

test('a write carries the CSRF token, which is fetched once', async () => {
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

test('a rejected CSRF token is fetched again and the call repeated once', async () => {
  const reject = () => json({ error: 'No', code: 'csrf_failed' }, 403)
  mockResponses(
    () => json({ csrfToken: 'old' }),
    reject,
    () => json({ csrfToken: 'new' }),
    () => json({ ok: 1 }),
  )
  expect(await request(write as never, { params } as never)).toEqual({ ok: 1 })
  expect(header(3, 'x-csrf-token')).toBe('new')
})

test('without a CSRF token a write is sent without cookies', async () => {
  mockResponses(
    () => json({}, 500),
    () => json({ ok: 1 }),
  )
  await request(write as never, { params } as never)
  expect(header(1, 'x-csrf-token')).toBeNull()
  expect(requests[1]?.init.credentials).toBe('omit')
  expect(console.warn).toHaveBeenCalledWith(m.session.csrfFailed, expect.anything())
})

test('a lost connection is an error with status 0', async () => {
  mockResponses()
  const failure = await request(read as never, { params } as never).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 0, code: 'network' })
})

test('calls that are rejected together share one refresh, and each is repeated with the new token', async () => {
  setAccessToken('old')
  const renew = vi.fn(async () => {
    setAccessToken('new')
    return true
  })
  setTokenRenewal(renew)
  const reject = () => json({ code: 'unauthenticated' }, 401)
  mockResponses(
    reject,
    reject,
    () => json({ ok: 1 }),
    () => json({ ok: 1 }),
  )
  const sendRequest = () => request(read as never, { params } as never)
  expect(await Promise.all([sendRequest(), sendRequest()])).toEqual([{ ok: 1 }, { ok: 1 }])
  expect(renew).toHaveBeenCalledTimes(1)
  expect([header(2, 'authorization'), header(3, 'authorization')]).toEqual(['Bearer new', 'Bearer new'])
})

test('the caller gets the error when the token cannot be renewed', async () => {
  setAccessToken('old')
  setTokenRenewal(async () => false)
  mockResponses(() => json({ error: 'Please sign in', code: 'unauthenticated' }, 401))
  const failure = await request(read as never, { params } as never).catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(requests).toHaveLength(1)
})

describe('a call for which the user must confirm who is there', () => {
  const rejected = () => json({ code: 'confirm_identity' }, 403)

  test('is repeated after the confirmation, for which calls at the same time ask once', async () => {
    mockResponses(
      rejected,
      rejected,
      () => json({ a: 1 }),
      () => json({ b: 2 }),
    )
    const promptUser = vi.fn(async () => true)
    setIdentityConfirmation(promptUser)
    const calls = [request(read as never, { params } as never), request(read as never, { params } as never)]
    expect(await Promise.all(calls)).toEqual([{ a: 1 }, { b: 2 }])
    expect(promptUser).toHaveBeenCalledOnce()
  })

  test('fails without it, and after a second rejection', async () => {
    mockResponses(rejected, rejected, rejected)
    setIdentityConfirmation(async () => false)
    await expect(request(read as never, { params } as never)).rejects.toMatchObject({
      code: 'confirm_identity',
    })
    setIdentityConfirmation(async () => true)
    await expect(request(read as never, { params } as never)).rejects.toMatchObject({
      code: 'confirm_identity',
    })
    expect(requests).toHaveLength(3)
  })
})

test('a wrong password starts no token refresh', async () => {
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
] as const)('without a server text the message names what failed: %s', async (order_type, expected) => {
  const { calls } = await import('./calls.ts')
  mockResponses(
    () => json({ csrfToken: 't' }),
    () => json({ error: 'Something went wrong', code: 'internal' }, 500),
  )
  const failure = await request(calls.placeOrder, { body: { order_type } as never }).catch((error) => error)
  expect(failure.userMessage).toBe(expected)
})

test("the server's text is shown as it is", async () => {
  const { calls } = await import('./calls.ts')
  mockResponses(
    () => json({ csrfToken: 't' }),
    () => json({ error: 'Product not found', code: 'not_found' }, 404),
  )
  const failure = await request(calls.deleteProduct, { params: { id: 'x' } }).catch((error) => error)
  expect(failure.userMessage).toBe('Product not found')
})

test('a lost connection gives the network message', async () => {
  mockResponses(() => {
    throw new TypeError('Failed to fetch')
  })
  const failure = await request(read as never, { params } as never).catch((error) => error)
  expect(failure.userMessage).toBe(m.network.failed)
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
