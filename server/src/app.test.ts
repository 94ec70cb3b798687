import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test } from 'vitest'
import { startTown } from './test/harness.ts'

const town = await startTown()

test('every answer carries the strict headers, errors too', async () => {
  for (const url of [
    '/api/health',
    '/api/products',
    '/api/nowhere',
    '/api/orders/x',
    '/api/%zz',
    '/api/a%00b',
  ]) {
    const { headers } = await town.app.inject(url)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('an answer from ready bytes has the headers of the first one, and its line in the log and its count', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const { app } = await startTown({ env: { LOG_LEVEL: 'info' }, log })
  const url = '/api/products?limit=7'
  const first = await app.inject(url)
  // kept when it is asked a second time
  await app.inject(url)
  const again = await app.inject(url)
  const without = ({ date: _date, ...headers }: typeof first.headers) => headers
  expect(without(again.headers)).toEqual(without(first.headers))
  expect(again.headers['content-security-policy']).toContain("script-src 'self';")
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  const tag = String(again.headers.etag)
  const known = await app.inject({ url, headers: { 'if-none-match': `"x", W/${tag}` } })
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', tag])
  expect(await app.inject({ method: 'DELETE', url })).toMatchObject({ statusCode: 405 })

  const done = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed')
  expect(done.map(({ res }) => res.statusCode)).toEqual([200, 200, 200, 304, 405])
  expect(new Set(done.map(({ reqId }) => reqId)).size).toBe(5)
  const metrics = (await app.inject('/metrics')).body
  expect(metrics).toMatch(/seconds_count\{[^}]*route="\/api\/products",status="200"\} 3\n/)
  expect(metrics).toMatch(/seconds_count\{[^}]*route="\/api\/products",status="304"\} 1\n/)
})

test('over https browsers are told to stay there', async () => {
  const { app } = await startTown({ env: { PUBLIC_URL: 'https://street.example' } })
  const { headers } = await app.inject('/api/health')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toMatch(/;upgrade-insecure-requests$/)
})

test('another method on a known path is 405 and says what it takes', async () => {
  const answer = await town.app.inject({ method: 'DELETE', url: '/api/products' })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toContain('GET')
  expect(answer.json()).toMatchObject({ code: 'method_not_allowed' })
})

test('an error has a sentence, a code and the id of its request', async () => {
  const answer = await town.app.inject('/api/nowhere')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    error: expect.any(String),
    code: 'not_found',
    requestId: expect.any(String),
  })
})

test.each([
  ['no JSON', '{"name":', 400, 'bad_request'],
  ['a NUL character', JSON.stringify({ email: 'a\0b', password: 'x' }), 400, 'bad_request'],
  ['half a surrogate pair', '{"email":"\\ud800","password":"x"}', 400, 'bad_request'],
  ['a prototype', '{"__proto__":{"admin":true},"email":"a","password":"b"}', 400, 'bad_request'],
  ['the wrong types', '{"email":1,"password":[]}', 400, 'bad_request'],
  [
    'deep nesting with an escape',
    `${'['.repeat(200_000)}"\\u0041"${']'.repeat(200_000)}`,
    400,
    'bad_request',
  ],
  ['too much', JSON.stringify({ email: 'a'.repeat(5_000_000), password: 'x' }), 413, 'too_large'],
])('%s is refused with a clear error', async (_what, payload, status, code) => {
  const answer = await town.app.inject({
    method: 'POST',
    url: calls.login.path,
    payload,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code })
})

test('a form or plain text is no body for a call', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    expect(
      await town.app.inject({
        method: 'POST',
        url: calls.login.path,
        payload: 'a=b',
        headers: { 'content-type': type },
      }),
    ).toMatchObject({ statusCode: 415 })
})

test('NUL in an address is refused', async () => {
  expect(await town.app.inject('/api/products?search=a%00b')).toMatchObject({ statusCode: 400 })
})

test('the documents describe every call', async () => {
  const { paths } = (await town.app.inject('/api/docs/json')).json()
  for (const { path, method } of Object.values(calls))
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
  expect(await town.app.inject('/api/docs')).toMatchObject({ statusCode: 200 })
})

test('metrics are for this machine only', async () => {
  expect(await town.app.inject('/metrics')).toMatchObject({ statusCode: 200 })
  expect(
    await town.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } }),
  ).toMatchObject({ statusCode: 404 })
})
