import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from './test/setup/test-app.ts'

const testApp = await createTestApp()

/** Everything except the HSTS header. */
const expectStrictHeaders = (headers: Record<string, unknown>, what: string) => {
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  )
  expect(policy, what).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  })
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringMatching(/^geolocation=\(self\), .*camera=\(\).*payment=\(\)/),
  })
  for (const banner of ['x-powered-by', 'server']) expect(headers, what).not.toHaveProperty(banner)
  if (headers['access-control-allow-origin'] === '*')
    expect(headers, what).not.toHaveProperty('access-control-allow-credentials')
}

test('every response of every call has the strict headers, and a private response is not cached', async () => {
  const users = [
    testApp.anonymous,
    await testApp.createCustomer(),
    (await testApp.createShop()).merchant,
    await testApp.createAdmin(),
  ]
  // these calls delete the account or session that later calls need
  const { deleteMe: _delete, logout: _logout, ...rest } = calls
  for (const call of Object.values(rest))
    for (const user of users) {
      const params = { id: user.id, userId: user.id, imageId: user.id, parent_order_id: user.id }
      const { headers, status } = await user.send(call, { params, body: {} })
      const what = `${call.method} ${call.path}: ${status}`
      expectStrictHeaders(headers, what)
      if (call.access !== 'public') expect(headers['cache-control'], what).toBe('no-store')
    }
})

test.each([
  '/api/nowhere',
  '/api/orders/x',
  '/api/%zz',
  '/api/a%00b',
  '/api/images/x',
  '/api/proxy-image?url=ftp://x',
  '/api/docs',
  '/api/docs/json',
  '/metrics',
  '/robots.txt',
  '/storage/v1/object/public/images/x',
  '/storage/v1/nowhere',
  '/realtime/v1/websocket',
  '/ws',
  '/nowhere',
])('%s has the strict headers', async (url) => {
  expectStrictHeaders((await testApp.app.inject(url)).headers, url)
})

test('a placeholder image has an even stricter policy', async () => {
  const { headers } = await testApp.app.inject('/api/placeholder/40/40/theme/Coffee')
  const policy = String(headers['content-security-policy'])
  for (const none of ['default-src', 'base-uri', 'frame-ancestors', 'form-action'])
    expect(policy).toContain(`${none} 'none'`)
  expect(policy).not.toContain('script-src')
})

test('errors have the strict headers too: too large, wrong type or method, rate limit, internal error', async () => {
  const post = (payload: string, type = 'application/json') =>
    testApp.app.inject({ method: 'POST', url: calls.login.path, payload, headers: { 'content-type': type } })
  const tooMuch = async () => {
    let response = await post('{"email":"much@people.example","password":"x"}')
    for (let left = 40; left > 0 && response.statusCode !== 429; left--)
      response = await post('{"email":"much@people.example","password":"x"}')
    return response
  }
  const responses = [
    [413, await post(`"${'a'.repeat(5_000_000)}"`)],
    [415, await post('a', 'text/plain')],
    [405, await testApp.app.inject({ method: 'PATCH', url: calls.login.path })],
    [429, await tooMuch()],
    [500, await requestOnBrokenDatabase()],
  ] as const
  for (const [status, { statusCode, headers }] of responses) {
    expect(statusCode).toBe(status)
    expectStrictHeaders(headers, String(status))
  }
})

/** A request to a server whose database has lost a table. */
async function requestOnBrokenDatabase() {
  const { app, db } = await createTestApp()
  await db.one(sql`alter table accounts rename to former_accounts`)
  return app.inject({
    method: 'POST',
    url: calls.login.path,
    payload: { email: 'a@b.example', password: 'x' },
  })
}

test('a cached response has the headers of the first one, its log line and its metrics', async () => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const { app } = await createTestApp({ env: { LOG_LEVEL: 'info' }, log })
  const url = '/api/products?limit=7'
  const first = await app.inject(url)
  // cached on the second request
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

test.each([
  { LOG_LEVEL: 'info', lineCount: 4 },
  // nothing but the metrics: the framework does not see those that are cached
  { LOG_LEVEL: 'error', lineCount: 0 },
])('so does one over a connection, with the log level $LOG_LEVEL', async ({ LOG_LEVEL, lineCount }) => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const { app } = await createTestApp({ env: { LOG_LEVEL }, log })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}/api/products?limit=7`, { headers })
    const { date: _date, ...others } = Object.fromEntries(response.headers)
    return { status: response.status, body: await response.text(), headers: others }
  }
  const first = await read({ 'accept-encoding': 'identity' })
  await read()
  expect(await read({ 'accept-encoding': 'identity' })).toEqual(first)
  const tag = String(first.headers.etag)
  expect(await read({ 'if-none-match': tag })).toMatchObject({
    status: 304,
    body: '',
    headers: { etag: tag },
  })

  const readMetrics = async () => (await fetch(`${address}/metrics`)).text()
  await expect.poll(readMetrics).toMatch(/seconds_count\{[^}]*route="\/api\/products",status="304"\} 1\n/)
  expect(await readMetrics()).toMatch(
    /seconds_count\{method="GET",route="\/api\/products",status="200"\} 3\n/,
  )
  const requests = lines.map((line) => JSON.parse(line)).filter(({ req }) => req?.path === '/api/products')
  expect(requests).toHaveLength(lineCount)
})

test('over https browsers are told to stay on https', async () => {
  const { app } = await createTestApp({ env: { DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://street.example' } })
  const { headers } = await app.inject('/api/health')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toMatch(/;upgrade-insecure-requests$/)
})

test('another method on a known path is 405 with the allowed methods', async () => {
  const response = await testApp.app.inject({ method: 'DELETE', url: '/api/products' })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toContain('GET')
  expect(response.json()).toMatchObject({ code: 'method_not_allowed' })
  const withId = await testApp.app.inject({ method: 'GET', url: '/api/orders/1/status?verbose=1' })
  expect(withId).toMatchObject({ statusCode: 405, headers: { allow: 'PATCH' } })
  expect(await testApp.app.inject({ method: 'GET', url: '/api/orders/1/status/2' })).toMatchObject({
    statusCode: 404,
  })
})

test('a path without parameters is not an item of another path', async () => {
  const paths = new Map<string, string[]>()
  for (const { method, path } of Object.values(calls)) paths.set(path, [...(paths.get(path) ?? []), method])
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
  for (const [url, known] of paths)
    if (!url.includes(':'))
      for (const method of methods.filter((one) => !known.includes(one)))
        expect([method, url, (await testApp.app.inject({ method, url })).statusCode]).toEqual([
          method,
          url,
          405,
        ])
})

test('an error has a message, a code and the id of its request', async () => {
  const response = await testApp.app.inject('/api/nowhere')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({
    error: expect.any(String),
    code: 'not_found',
    requestId: expect.any(String),
  })
})

test.each([
  ['invalid JSON', '{"name":', 400, 'bad_request'],
  ['a NUL character', JSON.stringify({ email: 'a\0b', password: 'x' }), 400, 'bad_request'],
  ['an unpaired surrogate', '{"email":"\\ud800","password":"x"}', 400, 'bad_request'],
  ['a prototype', '{"__proto__":{"admin":true},"email":"a","password":"b"}', 400, 'bad_request'],
  ['the wrong types', '{"email":1,"password":[]}', 400, 'bad_request'],
  ['deep nesting with an escape', `${'['.repeat(30_000)}"\\u0041"${']'.repeat(30_000)}`, 400, 'bad_request'],
  [
    'a body that is too large',
    JSON.stringify({ email: 'a'.repeat(5_000_000), password: 'x' }),
    413,
    'too_large',
  ],
])('%s is rejected with a clear error', async (_what, payload, status, code) => {
  const response = await testApp.app.inject({
    method: 'POST',
    url: calls.login.path,
    payload,
    headers: { 'content-type': 'application/json' },
  })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code })
})

test('a call accepts no form and no plain text', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    expect(
      await testApp.app.inject({
        method: 'POST',
        url: calls.login.path,
        payload: 'a=b',
        headers: { 'content-type': type },
      }),
    ).toMatchObject({ statusCode: 415 })
})

test('NUL in a URL is rejected', async () => {
  expect(await testApp.app.inject('/api/products?search=a%00b')).toMatchObject({ statusCode: 400 })
})

test('the documentation states what login and registration need', async () => {
  const { paths } = (await testApp.app.inject('/api/docs/json')).json()
  const needed = (path: string) =>
    paths[path].post.requestBody.content['application/json'].schema.required as string[]
  expect(needed(calls.login.path)).toEqual(['email', 'password'])
  expect(needed(calls.register.path)).toEqual(expect.arrayContaining(['email', 'password', 'role']))
})

test('the documentation describes every call', async () => {
  const { paths } = (await testApp.app.inject('/api/docs/json')).json()
  for (const { path, method } of Object.values(calls))
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
  expect(await testApp.app.inject('/api/docs')).toMatchObject({ statusCode: 200 })
})

test('security.txt names the contact of the setting, for less than a year, and is missing without it', async () => {
  const path = '/.well-known/security.txt'
  expect(await testApp.app.inject(path)).toMatchObject({ statusCode: 404 })
  const town = await createTestApp({ env: { SECURITY_CONTACT: 'mailto:security@town.example' } })
  town.clock.now = new Date('2026-11-23T22:00:00Z')
  const { statusCode, headers, body } = await town.app.inject(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@town.example',
    'Expires: 2027-05-22T00:00:00.000Z',
    `Canonical: ${town.publicUrl}${path}`,
    '',
  ])
})
