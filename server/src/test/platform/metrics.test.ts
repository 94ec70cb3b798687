import { once } from 'node:events'
import { secondMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import {
  emailQueue,
  eventQueue,
  type OutboxQueue,
  paymentQueue,
} from '@mainstreet/platform/outbox/outbox-queues.ts'
import { insertOutboxRow } from '@mainstreet/platform/outbox/outbox-store.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createTestApp, type TestApp } from '../setup/test-app.ts'

const testApp = await createTestApp()
const { app, db } = testApp
beforeEach(() => db.one(sql`delete from outbox`))

const queues = [eventQueue, paymentQueue, emailQueue]
const enqueue = (queue: OutboxQueue) => db.tx((tx) => insertOutboxRow(tx, queue.name, 'test', {}))
const fail = (queue: OutboxQueue) =>
  processOutbox(
    db,
    () => Promise.reject(new Error('no such shelf')),
    () => {},
    queue,
  )

/** The value of the line `name{labels}`; undefined when there is none. */
async function readMetric(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const { body } = await app.inject('/metrics')
  const selector = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const series = selector.length > 0 ? `${name}{${selector.join(',')}} ` : `${name} `
  const line = body.split('\n').find((one) => one.startsWith(series))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test.each(queues)('the age of the oldest due row of the queue $name is a metric', async (queue) => {
  await enqueue(queue)
  await enqueue(queue)
  const read = async () =>
    (await readMetric('outbox_oldest_due_seconds', { queue: queue.name })) ?? Number.NaN
  expect(await read()).toBeLessThan(60)
  await db.one(sql`
    update outbox set created_at = ${new Date(Date.now() - 90 * secondMs)} where id = (select min(id) from outbox)`)
  expect(await read()).toBeGreaterThanOrEqual(90)
  expect(await read()).toBeLessThan(120)
  await db.one(sql`delete from outbox`)
  expect(await read()).toBeNaN()
})

test.each(queues)('the attempts of the queue $name are counted by their result', async (queue) => {
  const read = async (result: string) =>
    (await readMetric('outbox_attempts_total', { queue: queue.name, result })) ?? 0
  const results = ['handled', 'failed', 'dead_letter']
  const before = await Promise.all(results.map(read))
  await enqueue(queue)
  await processOutbox(
    db,
    () => {},
    () => {},
    queue,
  )
  await enqueue(queue)
  await fail(queue)
  await enqueue(queue)
  await fail({ ...queue, maxAttempts: 1 })
  const after = await Promise.all(results.map(read))
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1])
})

test.each(queues)(
  'the dead letters of the queue $name are counted until an admin removes them',
  async (queue) => {
    const read = () => readMetric('outbox_dead_letters', { queue: queue.name })
    await enqueue(queue)
    expect(await read()).toBe(0)
    await fail({ ...queue, maxAttempts: 1 })
    expect(await read()).toBe(1)
    await db.one(sql`update outbox set failed_at = null, attempts = 0`)
    expect(await read()).toBe(0)
  },
)

describe('who may read them', () => {
  const read = async (
    given: TestApp,
    request: { headers?: Record<string, string>; remoteAddress?: string },
  ) => (await given.app.inject({ url: '/metrics', ...request })).statusCode

  test('is a program on this machine', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await read(testApp, { headers: { host } }), host).toBe(200)
    expect(await read(testApp, { remoteAddress: '203.0.113.9' })).toBe(404)
  })

  test.each<[string, Record<string, string>]>([
    ['with its usual header', { 'x-forwarded-for': '203.0.113.9' }],
    ['with the standard header', { forwarded: 'for=203.0.113.9' }],
    ['with the address alone', { 'x-real-ip': '203.0.113.9' }],
    ['that names itself', { via: '1.1 proxy' }],
    ['without any header but the host of its site', { host: 'shops.example' }],
  ])('is nobody behind a proxy %s', async (_, headers) => {
    expect(await read(testApp, { headers })).toBe(404)
  })

  test.each([{ TRUST_PROXY: '127.0.0.1' }, { PUBLIC_URL: 'https://shops.example', DEMO_PUBLIC: 'on' }])(
    'is nobody without a token when the server is public (%j)',
    async (env) => {
      const town = await createTestApp({ env })
      expect(await read(town, {})).toBe(404)
      await town.close()
    },
  )

  test('is who has the token, and then nobody else', async () => {
    const METRICS_TOKEN = 'a-token-of-more-than-32-characters'
    const town = await createTestApp({ env: { METRICS_TOKEN, TRUST_PROXY: '127.0.0.1' } })
    const withToken = (token: string) => ({
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' },
    })
    expect(await read(town, withToken(METRICS_TOKEN))).toBe(200)
    for (const wrong of [`${METRICS_TOKEN}x`, METRICS_TOKEN.slice(1), ''])
      expect(await read(town, withToken(wrong))).toBe(404)
    expect(await read(town, {})).toBe(404)
    await town.close()
  })
})

test('overdue payments are counted: those that nobody processed, and rows that wait in their queue', async () => {
  const read = () => readMetric('payments_overdue')
  expect(await read()).toBe(0)
  await enqueue(paymentQueue)
  expect(await read()).toBe(0)
  await db.one(sql`update outbox set created_at = now() - interval '6 minutes'`)
  expect(await read()).toBe(1)
  await db.one(sql`update outbox set attempts = 3`)
  expect(await read()).toBe(1)
  await db.one(sql`update outbox set failed_at = now()`)
  expect(await read()).toBe(0)
})

test('rows that are not handled yet are counted by queue', async () => {
  const read = () => readMetric('outbox_pending_rows', { queue: 'email' })
  await enqueue(emailQueue)
  await enqueue(emailQueue)
  await fail(emailQueue)
  expect(await read()).toBe(2)
})

test('the pool of database connections is counted', async () => {
  const read = () => readMetric('db_pool_connections', { state: 'in_use' })
  expect(await readMetric('db_pool_max_connections')).toBe(10)
  const clients = await Promise.all([1, 2, 3].map(() => db.connect()))
  expect(await read()).toBeGreaterThanOrEqual(3)
  for (const client of clients) client.release()
  await expect.poll(read).toBeLessThan(3)
  expect(await readMetric('db_pool_waiting_requests')).toBe(0)
})

test('callers that wait for a connection are counted', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => db.connect()))
  const waiting = [db.connect(), db.connect()]
  const readUsage = db.getPoolUsage
  const spy = vi.spyOn(db, 'getPoolUsage').mockImplementation(() => {
    const usage = readUsage()
    // other metrics of the same scrape need a connection, too
    for (const client of clients.splice(0)) client.release()
    return usage
  })
  const counted = await readMetric('db_pool_waiting_requests')
  spy.mockRestore()
  for (const client of await Promise.all(waiting)) client.release()
  expect(counted).toBe(2)
})

test('entries, hits and misses of caches are counted', async () => {
  const names = ['cache_entries', 'cache_hits_total', 'cache_misses_total']
  const read = () => Promise.all(names.map((name) => readMetric(name, { cache: 'product_lists' })))
  const before = await read()
  // cached on the second request
  for (let request = 0; request < 5; request++) await app.inject('/api/products?limit=3')
  const after = await read()
  expect(after.map((value, index) => (value ?? 0) - (before[index] ?? 0))).toEqual([1, 3, 2])
})

test('rejected requests are counted by reason', async () => {
  const read = async (reason: string) => (await readMetric('http_rejected_requests_total', { reason })) ?? 0
  const reasons = ['not_found', 'unauthenticated', 'bad_request']
  const before = await Promise.all(reasons.map(read))
  await app.inject('/api/nowhere')
  await app.inject('/api/notifications')
  await app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: '{',
    headers: { 'content-type': 'application/json', apikey: 'mainstreet-public' },
  })
  const after = await Promise.all(reasons.map(read))
  expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 1, 1])
})

test('without the database the metrics of the process are served', async () => {
  const town = await createTestApp()
  vi.spyOn(town.db, 'many').mockRejectedValue(new Error('Connection terminated'))
  const { statusCode, body } = await town.app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(body).not.toMatch(/^outbox_pending_rows\{/m)
})

test('open sockets are counted by path', async () => {
  const read = () => readMetric('websocket_connections', { path: '/ws' })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  expect(await read()).toBe(0)
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`)
  await once(socket, 'open')
  expect(await read()).toBe(1)
  socket.close()
  await expect.poll(read).toBe(0)
})
