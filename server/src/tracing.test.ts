import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { startTracing } from '@mainstreet/platform/trace/open-telemetry.ts'
import { inSpan, setTracing, type Tracing } from '@mainstreet/platform/trace/tracing.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServerProcess } from './test/nodes/server-process.ts'
import { createTestApp } from './test/setup/test-app.ts'

type Attribute = { key: string; value: Record<string, unknown> }
type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code?: number }
}
type TraceRequest = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

let collector: Server
let endpoint: string
let received: { authorization: string | undefined; body: TraceRequest }[]
let tracing: Tracing | undefined
let failures: unknown[]

beforeEach(async () => {
  received = []
  failures = []
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') {
      const { authorization } = request.headers
      received.push({ authorization, body: (await json(request)) as TraceRequest })
    }
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterEach(async () => {
  setTracing(undefined)
  await tracing?.stop()
  tracing = undefined
  collector.close()
})

function start(): Tracing {
  const headers = { authorization: 'Bearer collector' }
  tracing = startTracing(
    { endpoint, headers, serviceName: 'town', ratio: 1 },
    '1.2.3',
    (error) => void failures.push(error),
  )
  setTracing(tracing)
  return tracing
}

const listSpans = () =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
const getAttributes = ({ attributes }: Pick<ReceivedSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
const findSpans = (name: string) => listSpans().filter((span) => span.name === name)

test('requests with their statements, and outbox rows, are traced without the values of users', async () => {
  start()
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const app = await createTestApp({ log, env: { LOG_LEVEL: 'info' } })
  const customer = await app.createCustomer()
  await app.processEvents()
  await app.anonymous.send(calls.getSearchSuggestions, { query: { q: 'secretsearch' } })
  const registration = {
    name: 'Secretname',
    email: 'secretmail@people.example',
    password: 'secret password 1',
    role: 'customer',
  }
  await app.anonymous.send(calls.register, { body: registration })
  await customer.send(calls.getOrder, { params: { id: 'd3b07384-d9a0-4c9b-8f2e-111111111111' } })
  await tracing?.stop()

  expect(received[0]?.authorization).toBe('Bearer collector')
  expect(getAttributes(received[0]?.body.resourceSpans[0]?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'town',
    'service.version': '1.2.3',
  })
  const [suggestions] = findSpans('GET /api/search/suggestions')
  expect(getAttributes(suggestions ?? { attributes: [] })).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/search/suggestions',
    'http.response.status_code': 200,
  })
  const statements = listSpans().filter(({ parentSpanId }) => parentSpanId === suggestions?.spanId)
  expect(statements.map(getAttributes)).toContainEqual(
    expect.objectContaining({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringContaining('$1'),
    }),
  )
  // a request with a body: its statements are still its own
  const [created] = findSpans('POST /api/auth/register')
  const inserts = findSpans('INSERT').filter(({ traceId }) => traceId === created?.traceId)
  expect(inserts.length).toBeGreaterThan(0)
  expect(listSpans().filter(({ name }) => name.startsWith('process ')).length).toBeGreaterThan(0)
  expect(JSON.stringify(received)).not.toMatch(/secret(search|mail|name| password)|d3b07384/i)

  const line = lines
    .map((text) => JSON.parse(text))
    .find(({ res, trace_id }) => res && trace_id === created?.traceId)
  expect(line).toMatchObject({ msg: 'request completed', span_id: created?.spanId })
})

test('what follows from a request continues its trace: events, then emails', async () => {
  start()
  const app = await createTestApp()
  await app.createOrder()
  const email = 'trace@people.example'
  await app.browser().auth.signInWithOtp({ email })
  const traceparents = await app.db.many<{ traceparent: string }>(
    sql`select traceparent from outbox where topic <> 'dashboard.changed'`,
  )
  expect(await app.readMailsTo(email)).toHaveLength(1)
  await tracing?.stop()

  const [placed] = findSpans('POST /api/orders')
  expect(findSpans('process order.placed')).toMatchObject([
    { traceId: placed?.traceId, parentSpanId: placed?.spanId },
  ])
  const [signIn] = findSpans('POST /auth/v1/otp')
  const [requested] = findSpans('process auth.email_requested')
  expect(requested).toMatchObject({ traceId: signIn?.traceId, parentSpanId: signIn?.spanId })
  const emailSpan = { traceId: signIn?.traceId, parentSpanId: requested?.spanId }
  expect(findSpans('process email')).toContainEqual(expect.objectContaining(emailSpan))
  expect(traceparents).toHaveLength(2)
  for (const { traceparent } of traceparents) expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
})

test('without tracing no row names a trace', async () => {
  const app = await createTestApp()
  await app.createOrder()
  const rows = await app.db.many<{ traceparent: string | null }>(sql`select traceparent from outbox`)
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ traceparent }) => traceparent))).toEqual(new Set([null]))
})

test('outgoing requests and failures are traced by host, status and kind alone', async () => {
  start()
  const request = () =>
    new Promise((resolve) =>
      get(`${endpoint}/b?key=secret`, (response) => response.resume().on('end', resolve)),
    )
  const work = inSpan({ name: 'work', kind: 'internal' }, async () => {
    await (await fetch(`${endpoint}/a?key=secret`)).text()
    await request()
    throw Object.assign(new Error('secret'), { code: '23505' })
  })
  await expect(work).rejects.toThrow('secret')
  await (await fetch(`${endpoint}/outside`)).text()
  await tracing?.stop()
  const [outer] = findSpans('work')
  expect(outer?.status.code).toBe(2)
  expect(getAttributes(outer ?? { attributes: [] })).toEqual({ 'error.type': '23505' })
  const outgoing = findSpans('GET')
  expect(outgoing.map(({ parentSpanId }) => parentSpanId)).toEqual([outer?.spanId, outer?.spanId])
  expect(outgoing.map(getAttributes)).toEqual(
    Array(2).fill({
      'http.request.method': 'GET',
      'server.address': '127.0.0.1',
      'http.response.status_code': 200,
    }),
  )
  expect(JSON.stringify(received)).not.toContain('secret')
})

test('a collector that does not respond delays nothing and is not an error', async () => {
  collector.close()
  start()
  const app = await createTestApp()
  expect(await app.anonymous.send(calls.getHealth)).toMatchObject({ status: 200 })
  await tracing?.stop()
  expect(failures).toHaveLength(1)
})

test('the program sends what it traced before it ends', async () => {
  const { url } = await createTestDatabase()
  const node = await startServerProcess({
    DATABASE_URL: url,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
  })
  expect(await node.stop()).toBe(0)
  expect(received[0]?.authorization).toBe('Bearer collector')
  expect(findSpans('GET /api/health').length).toBeGreaterThan(0)
})
